'use strict';

// The six views of a failure, and flicker.

const views = [
  { id: 'difference', name: 'Difference' },
  { id: 'side', name: 'Side by side' },
  { id: 'swipe', name: 'Swipe' },
  { id: 'blend', name: 'Blend' },
  { id: 'layout', name: 'Layout' },
  { id: 'text', name: 'Layout text' },
];

/** Shows one picture of a failure in one view at a time. */
class Viewer {
  /** @param assets the pictures and texts of the report, by their names */
  constructor(assets) {
    this.assets = assets;
    this.view = 'difference';
    this.zoom = null;
    this.allKinds = ['frames', 'lines', 'baselines'];
    this.kinds = new Set(this.allKinds);
    this.sides = new Set(['expected', 'actual']);
    this.ground = 'actual';
    this.stages = [];
    this.panel = make('div', { class: 'panel', role: 'tabpanel', id: 'panel', tabindex: '-1' });
    this.readout = make('div', { class: 'readout', id: 'readout' });
    this.sources = new Map();
    window.addEventListener('resize', () => this.magnify());
  }

  /** Shows a failure, from its first picture that differs on. */
  show(failure, picture) {
    this.setFlicker(false);
    this.failure = failure;
    this.picture = picture;
    this.pixels = {};
    for (const side of ['expected', 'actual']) this.decode(side, picture?.[side]);
    this.draw();
  }

  async decode(side, name) {
    const picture = this.picture;
    const source = name && this.source(name);
    if (!source) return;
    source.pixels ??= decodePNG(bytesOfBase64(this.assets.pictures[name].data));
    const pixels = await source.pixels;
    if (this.picture === picture) this.pixels[side] = pixels;
  }

  source(name) {
    const asset = name && this.assets.pictures[name];
    if (!asset) return null;
    if (!this.sources.has(name)) {
      const [width, height] = asset.size;
      this.sources.set(name, { url: 'data:image/png;base64,' + asset.data, width, height });
    }
    return this.sources.get(name);
  }

  /** The size of the picture: the larger of both sides in each direction. */
  get size() {
    const sides = ['expected', 'actual'].map((side) => this.source(this.picture?.[side])).filter(Boolean);
    return [Math.max(1, ...sides.map((side) => side.width)), Math.max(1, ...sides.map((side) => side.height))];
  }

  stage(caption, key) {
    const stage = new Stage(this.size, caption, (pixel) => this.tell(pixel));
    stage.figure.append(make('figcaption', {}, key && make('span', { class: `key ${key}` }), caption));
    this.stages.push(stage);
    return stage;
  }

  draw() {
    this.stages = [];
    this.panel.setAttribute('aria-labelledby', `tab-${this.view}`);
    this.panel.dataset.view = this.view;
    const expected = this.source(this.picture?.expected), actual = this.source(this.picture?.actual);
    let content;
    if (this.view === 'text') content = this.textView();
    else if (!expected && !actual) content = [this.note('There is no picture of this failure.')];
    else if (this.flickers && expected && actual) content = this.flickerView(expected, actual);
    else content = this[`${this.view}View`](expected, actual);
    this.readout.hidden = this.stages.length === 0;
    this.panel.replaceChildren(...content);
    this.tell(null);
    this.magnify();
    if (this.picture?.bounds) {
      const [x, y, width, height] = this.picture.bounds;
      for (const stage of this.stages) stage.center([x + width / 2, y + height / 2]);
    }
  }

  note(text) { return make('p', { class: 'empty' }, text); }

  differenceView(expected, actual) {
    const difference = this.source(this.picture.difference);
    const isSame = expected && actual && !this.picture.differingPixels;
    const caption = difference && !isSame ? 'Changed pixels in magenta over the expected picture'
      : expected ? isSame ? 'The pixels are the same' : 'There is no picture of the difference; choose another view'
        : this.failure.verdict === 'missing' ? 'There is no golden yet; this is the actual picture'
        : this.failure.cells ? 'The golden is a line of digests, without a picture; this is the actual picture'
        : 'The golden cannot be shown; this is the actual picture';
    const stage = this.stage(caption);
    stage.addLayer((isSame ? null : difference) ?? actual ?? expected, 'difference');
    if (this.picture.bounds && difference) stage.addOverlay(Stage.boundsOverlay(this.picture.bounds));
    return [stage.figure];
  }

  sideView(expected, actual) {
    const sides = [['Expected', 'expected', expected], ['Actual', 'actual', actual]].filter(([, , source]) => source);
    const stages = sides.map(([caption, side, source]) => {
      const stage = this.stage(caption, side);
      stage.addLayer(source, side);
      return stage;
    });
    for (const stage of stages) {
      stage.scroller.addEventListener('scroll', () => {
        for (const other of stages) {
          other.scroller.scrollLeft = stage.scroller.scrollLeft;
          other.scroller.scrollTop = stage.scroller.scrollTop;
        }
      });
    }
    return [make('div', { class: stages.length > 1 ? 'stages two' : 'stages' }, ...stages.map((stage) => stage.figure))];
  }

  /** A view with both pictures over each other and a slider for their share. */
  slidingView(expected, actual, id, name, ends, apply) {
    if (!expected || !actual) return this.sideView(expected, actual);
    const stage = this.stage(id === 'swipe' ? 'Expected on the left, actual on the right' : 'Actual over expected');
    const below = stage.addLayer(expected, 'expected'), above = stage.addLayer(actual, 'actual');
    const slider = make('input', {
      type: 'range', min: 0, max: 100, value: 50, step: 'any', id: `${id}-slider`, 'aria-label': name,
    });
    const update = () => apply(stage, below, above, Number(slider.value));
    slider.addEventListener('input', update);
    update();
    return [stage.figure, make('div', { class: 'slide' }, ends[0], slider, ends[1]), { stage, slider, update }];
  }

  swipeView(expected, actual) {
    const rule = make('div', { class: 'rule' });
    const [figure, slide, parts] = this.slidingView(expected, actual, 'swipe', 'Boundary between expected and actual', ['Boundary', ''],
      (stage, below, above, value) => {
        const width = (image) => stage.width / image.dataset.width * value;
        below.style.clipPath = `inset(0 ${100 - width(below)}% 0 0)`;
        above.style.clipPath = `inset(0 0 0 ${width(above)}%)`;
        rule.style.left = `${value}%`;
      });
    if (!parts) return [figure];
    parts.stage.picture.append(rule);
    const drag = (event) => {
      if (event.buttons !== 1) return;
      const { left, width } = parts.stage.picture.getBoundingClientRect();
      parts.slider.value = Math.min(100, Math.max(0, (event.clientX - left) / width * 100));
      parts.update();
    };
    parts.stage.scroller.addEventListener('pointerdown', drag);
    parts.stage.scroller.addEventListener('pointermove', drag);
    return [figure, slide];
  }

  blendView(expected, actual) {
    const [figure, slide] = this.slidingView(expected, actual, 'blend', 'Opacity of the actual picture', ['Expected', 'Actual'],
      (stage, below, above, value) => { above.style.opacity = value / 100; });
    return slide ? [figure, slide] : [figure];
  }

  flickerView(expected, actual) {
    const stage = this.stage('Expected and actual in turn');
    const images = { expected: stage.addLayer(expected, 'expected'), actual: stage.addLayer(actual, 'actual') };
    const tag = make('span', { class: 'tag' });
    stage.picture.append(tag);
    this.turn = (side) => {
      for (const [name, image] of Object.entries(images)) image.style.visibility = name === side ? 'visible' : 'hidden';
      tag.textContent = side;
      stage.picture.dataset.side = side;
    };
    this.turn('expected');
    return [stage.figure];
  }

  /** Shows expected and actual in turn, or stops that. */
  setFlicker(isOn) {
    if (Boolean(this.flickers) === isOn) return;
    clearInterval(this.flickers);
    let side = 'expected';
    this.flickers = isOn && setInterval(() => {
      side = side === 'expected' ? 'actual' : 'expected';
      this.turn?.(side);
    }, 450);
    this.turn = null;
    this.draw();
    this.changed?.();
  }

  layoutView(expected, actual) {
    const dumps = this.dumps();
    if (!dumps.expected && !dumps.actual) return [this.note('There are no layouts of this failure.')];
    const ground = this.ground === 'expected' && expected ? 'expected' : actual ? 'actual' : 'expected';
    const stage = this.stage(`Layout over the ${ground} picture`);
    stage.addLayer(ground === 'expected' ? expected : actual, ground);
    const scale = dumps.actual?.scale ?? dumps.expected?.scale ?? 1;
    stage.addOverlay(Stage.layoutOverlay(this.size, scale, dumps, this.kinds, this.sides));
    const notes = dumps.actual?.steps?.length ? 'The layout is the one after the last step.' : '';
    return [stage.figure, make('div', { class: 'choices' },
      ...this.allKinds.map((kind) => this.check(kind, this.kinds, kind)),
      ...['expected', 'actual'].filter((side) => dumps[side]).map((side) => this.check(side, this.sides, side, side)),
      expected && actual && make('label', {}, this.groundSwitch(), 'over the expected picture'),
      notes && make('span', {}, notes))];
  }

  groundSwitch() {
    const box = make('input', { type: 'checkbox', onchange: () => {
      this.ground = box.checked ? 'expected' : 'actual';
      this.draw();
    } });
    box.checked = this.ground === 'expected';
    return box;
  }

  check(name, set, value, key) {
    const box = make('input', { type: 'checkbox', 'data-choice': value });
    box.checked = set.has(value);
    box.addEventListener('change', () => {
      if (box.checked) set.add(value); else set.delete(value);
      this.magnify();
    });
    return make('label', {}, box, key && make('span', { class: `key ${key}` }), name);
  }

  texts() {
    const { expected, actual } = this.failure.layout ?? {};
    return { expected: this.assets.texts[expected], actual: this.assets.texts[actual] };
  }

  dumps() {
    const parse = (text) => {
      try { return text && JSON.parse(text); } catch { return null; }
    };
    const { expected, actual } = this.texts();
    return { expected: parse(expected), actual: parse(actual) };
  }

  textView() {
    const { expected, actual } = this.texts();
    if (expected === undefined && actual === undefined) return [this.note('There are no layouts of this failure.')];
    if (expected === actual) return [this.note('The layout is as accepted.')];
    return [differenceElement(expected ?? '', actual ?? '')];
  }

  /** Says the colours of the pixel under the pointer. */
  tell(pixel) {
    if (!pixel) {
      this.readout.replaceChildren(this.stages.length ? 'Point at a pixel to see its colours.' : '');
      return;
    }
    const [x, y] = pixel;
    const parts = [make('span', {}, 'x ', make('b', {}, `${x}`), ' y ', make('b', {}, `${y}`))];
    const found = {};
    for (const side of ['expected', 'actual']) {
      if (!this.pixels[side]) continue;
      found[side] = pixelAt(this.pixels[side], x, y);
      const swatch = make('i');
      if (found[side]) swatch.style.background = found[side].css;
      parts.push(make('span', { 'data-side': side }, swatch, `${side} `, make('b', {}, found[side]?.hex ?? 'none')));
    }
    if (found.expected && found.actual) {
      const deltas = found.expected.values.map((value, index) => Math.abs(value - found.actual.values[index]));
      parts.push(make('span', {}, 'difference ', make('b', {}, `${Math.max(...deltas)}`)));
    }
    this.readout.replaceChildren(...parts);
  }

  /** Sets the magnification; null fits the picture into its place. */
  magnify(zoom = this.zoom) {
    this.zoom = zoom;
    for (const stage of this.stages) stage.magnify(zoom ?? stage.fitting);
    this.changed?.();
  }

  /** The magnification that is shown. */
  get shownZoom() { return this.stages[0]?.zoom ?? 1; }

  /** Magnifies one step more or less. */
  step(direction) {
    const now = this.shownZoom;
    const next = direction > 0 ? zoomSteps.find((zoom) => zoom > now + 1e-6)
      : zoomSteps.findLast((zoom) => zoom < now - 1e-6);
    if (next === undefined || !this.stages.length) return;
    const pointed = this.stages.find((stage) => stage.pointer);
    const bounds = this.picture.bounds;
    const middles = this.stages.map((stage) => bounds
      ? [bounds[0] + bounds[2] / 2, bounds[1] + bounds[3] / 2] : stage.middle);
    this.magnify(next);
    // The pixel under the pointer stays there; else what differs is in the middle.
    if (pointed) pointed.bring(pointed.pointer.exact, pointed.pointer.place);
    else this.stages.forEach((stage, index) => stage.center(middles[index]));
  }
}
