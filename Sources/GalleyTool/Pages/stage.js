'use strict';

// A picture on its mat: layers over each other, magnified, with the pixel under the pointer.

/** The magnifications that the buttons go through. */
const zoomSteps = [0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16];

class Stage {
  /**
   * @param size the size of the picture in pixels, as [width, height]
   * @param caption the elements under the picture
   * @param point called with the pixel under the pointer, or with null
   */
  constructor(size, caption, point) {
    [this.width, this.height] = size;
    this.picture = make('div', { class: 'picture checked' });
    this.scroller = make('div', { class: 'scroller mat', tabindex: '0', role: 'region', 'aria-label': caption || 'Picture' },
      this.picture);
    this.figure = make('figure', {}, this.scroller);
    this.overlays = [];
    this.spot = make('div', { class: 'spot', hidden: true });
    this.picture.append(this.spot);
    this.scroller.addEventListener('pointermove', (event) => this.follow(event, point));
    this.scroller.addEventListener('pointerleave', () => {
      this.spot.hidden = true;
      this.pointer = null;
      point(null);
    });
  }

  /** Adds a picture as a layer above the others; null adds nothing. */
  addLayer(source, name) {
    if (!source) return null;
    const image = make('img', { src: source.url, alt: name, draggable: 'false', 'data-layer': name });
    image.dataset.width = source.width;
    image.dataset.height = source.height;
    this.picture.insertBefore(image, this.spot);
    return image;
  }

  /** Adds a drawing that is made again for each magnification, by a function of pixels of the screen per pixel. */
  addOverlay(makeOverlay) {
    const overlay = { make: makeOverlay, element: null };
    this.overlays.push(overlay);
    return overlay;
  }

  /**
   * The largest magnification at which the picture is seen as a whole; whole above 1, and at most 4. A tall picture, of which
   * less than half of the size would be left, is as wide as its place and is scrolled.
   */
  get fitting() {
    const width = Math.max(60, this.scroller.clientWidth - 42);
    const height = Math.max(200, window.innerHeight - 420);
    const zoom = Math.min(width / this.width, height / this.height);
    return zoom >= 1 ? Math.min(4, Math.floor(zoom)) : Math.max(0.1, zoom < 0.5 ? Math.min(1, width / this.width) : zoom);
  }

  /** Shows the picture so many times as large as it is. */
  magnify(zoom) {
    this.zoom = zoom;
    this.picture.classList.toggle('crisp', zoom >= 1);
    this.picture.style.width = `${this.width * zoom}px`;
    this.picture.style.height = `${this.height * zoom}px`;
    for (const image of this.picture.querySelectorAll('img')) {
      image.style.width = `${image.dataset.width * zoom}px`;
      image.style.height = `${image.dataset.height * zoom}px`;
    }
    for (const overlay of this.overlays) {
      overlay.element?.remove();
      overlay.element = overlay.make(zoom);
      if (overlay.element) this.picture.insertBefore(overlay.element, this.spot);
    }
  }

  /** Scrolls a point of the picture, in its pixels, to a place of the window, as far as there is something to scroll. */
  bring([x, y], [left, top]) {
    const picture = this.picture.getBoundingClientRect();
    this.scroller.scrollLeft += picture.left + x * this.zoom - left;
    this.scroller.scrollTop += picture.top + y * this.zoom - top;
  }

  /** Brings a point of the picture to the middle. */
  center(point) {
    const { left, top, width, height } = this.scroller.getBoundingClientRect();
    this.bring(point, [left + width / 2, top + height / 2]);
  }

  /** The point of the picture in the middle. */
  get middle() {
    const picture = this.picture.getBoundingClientRect(), frame = this.scroller.getBoundingClientRect();
    return [
      (frame.left + frame.width / 2 - picture.left) / this.zoom, (frame.top + frame.height / 2 - picture.top) / this.zoom,
    ];
  }

  follow(event, point) {
    const { left, top } = this.picture.getBoundingClientRect();
    const place = [event.clientX, event.clientY];
    const exact = [(place[0] - left) / this.zoom, (place[1] - top) / this.zoom];
    this.pointer = { place, exact };
    const [x, y] = exact.map(Math.floor);
    const inside = x >= 0 && y >= 0 && x < this.width && y < this.height;
    this.spot.hidden = !inside || this.zoom < 4;
    Object.assign(this.spot.style, {
      left: `${x * this.zoom}px`, top: `${y * this.zoom}px`, width: `${this.zoom}px`, height: `${this.zoom}px`,
    });
    point(inside ? [x, y] : null);
  }

  /** A frame around the pixels that differ, so that a single one is found. */
  static boundsOverlay([x, y, width, height]) {
    return (zoom) => {
      const gap = 4;
      return draw('svg', { width: 1, height: 1, 'aria-hidden': 'true' }, draw('rect', {
        x: x * zoom - gap, y: y * zoom - gap, width: width * zoom + 2 * gap, height: height * zoom + 2 * gap, rx: 3,
        fill: 'none', stroke: 'var(--accent)', 'stroke-width': 1.5, 'stroke-dasharray': '5 4',
      }));
    };
  }

  /** The layouts over the picture. */
  static layoutOverlay(size, scale, dumps, kinds, sides) {
    return (zoom) => {
      const svg = draw('svg', {
        width: size[0] * zoom, height: size[1] * zoom, viewBox: `0 0 ${size[0] / scale} ${size[1] / scale}`,
        'aria-hidden': 'true', class: 'layout',
      });
      for (const side of ['expected', 'actual']) {
        if (sides.has(side) && dumps[side]) svg.append(layoutGroup(dumps[side], kinds, side, 1 / (zoom * scale)));
      }
      return svg;
    };
  }
}
