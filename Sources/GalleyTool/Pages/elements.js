'use strict';

// Making elements. All text of scenes goes through text nodes and attributes, never through HTML.

/** Makes an element with attributes and children; attributes that are null or false are left out. */
function make(name, attributes = {}, ...children) { return filled(document.createElement(name), attributes, children); }

/** Makes an element of SVG. */
function draw(name, attributes = {}, ...children) {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
}

function filled(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const byID = (id) => document.getElementById(id);

/** A count with its noun: 1 scene, 2 scenes. */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
