'use strict';

// The page of galley watch: each scene with its pictures, kept up to date by events of the server.

class WatchPage {
  constructor(data) {
    this.scenes = new Map();
    for (const scene of data.scenes) this.update(scene);
    byID('zoom').addEventListener('change', () => this.resize());
    this.listen();
  }

  listen() {
    const token = new URLSearchParams(location.search).get('token');
    const events = new EventSource(`events?token=${encodeURIComponent(token)}`);
    events.addEventListener('open', () => { this.isLive = true; this.summarize(); });
    events.addEventListener('message', (event) => this.update(JSON.parse(event.data)));
    events.addEventListener('error', () => { this.isLive = false; this.summarize(); });
  }

  /** Shows a scene as it is now. */
  update(scene) {
    const isError = scene.verdict === 'error';
    const element = make('section', { class: 'scene', 'data-verdict': scene.verdict, 'data-scene': scene.title },
      make('h2', {}, scene.title, make('span', {}, scene.verdict)),
      isError ? make('pre', { role: 'alert' }, scene.reasons.join('\n'))
        : scene.reasons.length > 0 && make('ul', {}, ...scene.reasons.map((reason) => make('li', {}, reason))),
      make('div', { class: 'frames' }, ...scene.pictures.map((picture) => this.picture(scene, picture))));
    const before = this.scenes.get(scene.title);
    if (before) before.replaceWith(element); else byID('scenes').append(element);
    this.scenes.set(scene.title, element);
    this.resize();
    this.summarize();
    this.showChange(element);
  }

  /** Scrolls to what differs in the first picture of a scene: the first of the page, or one that was just drawn again. */
  showChange(element) {
    const box = element.querySelector('.bounds');
    if (!box || (!this.isLive && box !== document.querySelector('.bounds'))) return;
    box.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  picture(scene, { frame, size, data, bounds }) {
    return make('figure', {}, make('div', { class: 'checked' }, make('img', {
      src: 'data:image/png;base64,' + data, alt: frame ? `${scene.title}, ${frame}` : scene.title,
      'data-width': size[0], 'data-height': size[1], 'data-scale': scene.scale,
    }), bounds && make('div', { class: 'bounds', 'data-bounds': JSON.stringify(bounds), 'data-scale': scene.scale })),
      make('figcaption', {}, [frame, `${size[0]} × ${size[1]}`].filter(Boolean).join(' · ')));
  }

  resize() {
    const zoom = byID('zoom').value;
    for (const image of document.querySelectorAll('figure img')) {
      const factor = zoom ? Number(zoom) : 1 / image.dataset.scale;
      image.style.width = `${image.dataset.width * factor}px`;
      image.style.height = `${image.dataset.height * factor}px`;
    }
    for (const box of document.querySelectorAll('.bounds')) {
      const factor = zoom ? Number(zoom) : 1 / box.dataset.scale;
      const [left, top, width, height] = JSON.parse(box.dataset.bounds).map((length) => `${length * factor}px`);
      Object.assign(box.style, { left, top, width, height });
    }
  }

  summarize() {
    const all = [...this.scenes.values()];
    const broken = all.filter((element) => element.dataset.verdict === 'error').length;
    byID('summary').textContent = [
      counted(all.length, 'scene'), broken && `${broken} with a mistake`,
      this.isLive === false && 'galley watch has ended',
    ].filter(Boolean).join(' · ');
    document.title = broken ? `${broken} with a mistake – Galley watch` : 'Galley watch';
    document.body.dataset.live = String(this.isLive ?? false);
  }
}

const page = new WatchPage(JSON.parse(byID('data').textContent));
