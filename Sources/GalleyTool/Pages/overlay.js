'use strict';

// The layout over a picture: frames of views, lines and baselines, as the dump has them, in points.

/** Everything in a dump that can be drawn, in points of the whole picture: { frames, lines, baselines }. */
function layoutShapes(dump) {
  const shapes = { frames: [], lines: [], baselines: [] };
  const visit = (view, x, y) => {
    if (!Array.isArray(view.frame)) return;
    const [fx, fy, width, height] = view.frame;
    const [bx, by] = view.bounds ?? [0, 0];
    const [left, top] = [x + fx, y + fy];
    shapes.frames.push({ rect: [left, top, width, height], name: view.id ?? view.type ?? '' });
    for (const line of view.lines ?? []) addLine(shapes, line, left - bx, top - by);
    for (const child of [...(view.rows ?? []), ...(view.subviews ?? [])]) visit(child, left - bx, top - by);
  };
  for (const view of dump.views ?? []) visit(view, 0, 0);
  return shapes;
}

function addLine(shapes, line, x, y) {
  const rect = line.usedRect ?? line.rect;
  if (!Array.isArray(rect)) return;
  shapes.lines.push({ rect: [x + rect[0], y + rect[1], rect[2], rect[3]] });
  const baseline = line.drawnBaseline ?? line.baseline;
  if (typeof baseline === 'number') {
    shapes.baselines.push({ from: x + rect[0], to: x + rect[0] + rect[2], y: y + baseline });
  }
}

/** The drawing of the chosen kinds of one dump, as a group of SVG in points. */
function layoutGroup(dump, kinds, side, unit) {
  const shapes = layoutShapes(dump);
  const dash = side === 'expected' ? `${4 * unit} ${3 * unit}` : null;
  const group = draw('g', { fill: 'none', stroke: `var(--${side})`, 'data-side': side });
  const rect = ([x, y, width, height], attributes) => draw('rect', { x, y, width, height, ...attributes });
  if (kinds.has('frames')) {
    for (const { rect: frame, name } of shapes.frames) {
      group.append(rect(frame, { 'stroke-width': 1.5 * unit, 'stroke-dasharray': dash }));
      if (name && side === 'actual') {
        group.append(draw('text', {
          x: frame[0] + 2 * unit, y: frame[1] - 3 * unit, 'font-size': 10 * unit, fill: `var(--${side})`, stroke: 'none',
        }, name));
      }
    }
  }
  if (kinds.has('lines')) {
    for (const line of shapes.lines) {
      group.append(rect(line.rect, {
        'stroke-width': unit, 'stroke-dasharray': dash, 'stroke-opacity': .75,
        fill: side === 'actual' ? 'var(--actual)' : null, 'fill-opacity': .07,
      }));
    }
  }
  if (kinds.has('baselines')) {
    for (const { from, to, y } of shapes.baselines) {
      group.append(draw('line', { x1: from, x2: to, y1: y, y2: y, 'stroke-width': 1.25 * unit, 'stroke-dasharray': dash }));
    }
  }
  return group;
}
