'use strict';

// The page: the list of failures, the chosen one, filters and keys.

// A group of more failures than the first number shows as many as the second at first.
const longGroup = 8;
const startOfLongGroup = 5;

class ReportPage {
  constructor(data) {
    this.data = data;
    this.failures = data.failures.map((failure, index) => ({ ...failure, index, search: searchText(failure) }));
    this.viewer = new Viewer(data);
    this.viewer.changed = () => this.updateBar();
    this.verdict = null;
    this.chosen = null;
    // The numbers of the long groups that show all they have.
    this.unfolded = new Set();
    // A page that Galley serves can give answers.
    this.review = data.served ? new Review(this) : null;
    this.drawTop();
    this.drawList();
    byID('filter').addEventListener('input', () => this.drawList());
    byID('help-button').addEventListener('click', () => this.showHelp());
    document.addEventListener('keydown', (event) => this.press(event));
    document.addEventListener('keyup', (event) => this.release(event));
    window.addEventListener('hashchange', () => this.followAddress());
    this.followAddress();
    if (!this.chosen) this.choose(this.shown[0] ?? null);
  }

  // MARK: The top

  drawTop() {
    const { data, failures } = this;
    const run = data.run ? `run ${data.run}` : null;
    const count = failures.length === 0 ? 'no failures' : counted(failures.length, 'failure');
    // The scenes that the run compared are not those of the failures that earlier runs have left.
    const own = failures.filter((failure) => failure.run === data.run).length;
    const compared = !data.compared ? null
      : own === failures.length ? `of ${counted(data.compared, 'scene')}`
        : `· ${own} of the ${counted(data.compared, 'scene')} of ${run}`;
    const end = run && own === failures.length ? `· ${run}` : null;
    byID('summary').textContent = [count, compared, end].filter(Boolean).join(' ');
    document.title = `${failures.length ? `${failures.length} failed` : 'Nothing failed'} – Galley report`;
    byID('versions').append(...data.versions.map(({ name, version }) => make('span', {}, `${name} ${version}`)));
    if (data.omitted) {
      byID('versions').append(make('span', {}, `${counted(data.omitted, 'file')} left out, as the page would be too large`));
    }
    const verdicts = [...new Set(failures.map((failure) => failure.verdict))];
    if (verdicts.length > 1) {
      byID('verdicts').append(...[null, ...verdicts].map((verdict) => this.chip(verdict)));
    }
  }

  chip(verdict) {
    const count = this.failures.filter((failure) => !verdict || failure.verdict === verdict).length;
    const button = make('button', {
      type: 'button', 'data-verdict': verdict, 'aria-pressed': String(verdict === this.verdict),
      onclick: () => {
        this.verdict = verdict;
        for (const chip of byID('verdicts').children) chip.setAttribute('aria-pressed', String(chip === button));
        this.drawList();
      },
    }, verdict && make('span', { class: 'dot' }), verdict ?? 'all', make('b', {}, `${count}`));
    return button;
  }

  // MARK: The list

  /** The failures that the filters leave. */
  isShown(failure) {
    const words = byID('filter').value.toLowerCase().split(/\s+/).filter(Boolean);
    return (!this.verdict || failure.verdict === this.verdict) && words.every((word) => failure.search.includes(word));
  }

  drawList() {
    const list = byID('list');
    const groups = this.data.groups.map((group, number) => ({
      ...group, number, failures: group.failures.map((index) => this.failures[index]).filter((one) => this.isShown(one)),
    })).filter((group) => group.failures.length > 0);
    // In the order of the list, which j and k go through.
    this.shown = groups.flatMap((group) => group.failures);
    const children = [];
    let items = null;
    for (const group of groups) {
      const isGroup = this.data.groups[group.number].failures.length > 1;
      if (isGroup) children.push(...this.groupHeading(group));
      else if (!items && children.length) children.push(make('h2', {}, make('span', {}, 'Other changes')));
      if (isGroup || !items) children.push(items = make('ul'));
      if (isGroup) items.dataset.group = group.number;
      items.append(...group.failures.map((failure) => this.listItem(failure)));
      if (isGroup) {
        this.fold(items, group.number);
        items = null;
      }
    }
    if (this.failures.length === 0) children.push(make('p', { class: 'empty' }, 'Nothing failed.'));
    else if (children.length === 0) children.push(make('p', { class: 'empty' }, 'No failure matches the filter.'));
    list.replaceChildren(...children);
    if (this.chosen && !this.shown.includes(this.chosen)) this.choose(this.shown[0] ?? null);
    else this.markChosen();
  }

  extent(group, count, all) {
    if (group.scenes === 1) return `${count} cells of ${group.scene}`;
    return `The same change in ${count} ${group.scenes === all ? 'scenes' : `cells of ${group.scenes} scenes`}`;
  }

  groupHeading(group) {
    const all = this.data.groups[group.number].failures.length;
    const count = group.failures.length === all ? `${all}` : `${group.failures.length} of ${all}`;
    return [
      make('h2', {}, make('span', {}, this.extent(group, count, all)),
        !this.review && make('button', {
          type: 'button', title: group.accept, 'aria-label': `Copy the command that accepts these ${all} scenes`,
          onclick: () => this.copy(group.accept),
        }, 'Copy')),
      make('p', { class: 'why' }, group.cause),
    ];
  }

  /** Hides the rest of a long group, so that the list shows the other groups too. */
  fold(items, number) {
    if (items.children.length <= longGroup || this.unfolded.has(number)) return;
    const rest = [...items.children].slice(startOfLongGroup);
    for (const item of rest) item.hidden = true;
    const button = make('button', { type: 'button', onclick: () => this.unfold(items, number) }, `${rest.length} more`);
    items.append(make('li', { class: 'more' }, button));
  }

  unfold(items, number) {
    this.unfolded.add(number);
    items.querySelector('.more')?.remove();
    for (const item of items.children) item.hidden = false;
  }

  listItem(failure) {
    const [folder, name] = splitPath(failure.scene);
    const button = make('button', { type: 'button', onclick: () => this.choose(failure, true) },
      make('span', { class: 'dot', 'data-verdict': failure.verdict }),
      make('span', { class: 'name' }, name, failure.variant && make('span', { class: 'variant' }, ` @${failure.variant}`)),
      make('span', { class: 'folder' }, [failure.verdict, folder].filter(Boolean).join(' · ')));
    failure.item = make('li', { 'data-scene': failure.title, 'data-decision': failure.decision }, button);
    return failure.item;
  }

  markChosen() {
    for (const button of byID('list').querySelectorAll('[aria-current]')) button.removeAttribute('aria-current');
    if (this.chosen?.item?.hidden) this.unfold(this.chosen.item.parentNode, this.chosen.group);
    const button = this.chosen?.item?.firstChild;
    button?.setAttribute('aria-current', 'true');
    button?.scrollIntoView({ block: 'nearest' });
  }

  /** Shows a failure. */
  choose(failure, isPicked = false) {
    this.chosen = failure;
    this.frame = failure ? Math.max(0, failure.pictures.findIndex((picture) => picture.differingPixels)) : 0;
    this.drawDetail();
    this.markChosen();
    if (!failure) return;
    history.replaceState(null, '', '#' + encodeURIComponent(failure.title));
    if (isPicked && window.matchMedia('(max-width: 760px)').matches) byID('detail').scrollIntoView();
  }

  move(distance) {
    const at = this.shown.indexOf(this.chosen);
    const next = this.shown[Math.min(this.shown.length - 1, Math.max(0, at + distance))];
    if (next && next !== this.chosen) this.choose(next);
  }

  followAddress() {
    let title;
    try { title = decodeURIComponent(location.hash.slice(1)); } catch { return; }
    const failure = this.failures.find((one) => one.title === title);
    if (failure && failure !== this.chosen) this.choose(failure);
  }

  // MARK: The chosen failure

  drawDetail() {
    const detail = byID('detail');
    const failure = this.chosen;
    if (!failure) {
      const isClean = this.failures.length === 0;
      detail.replaceChildren(make('p', { class: 'empty' },
        make('strong', {}, isClean ? 'Every scene looks as accepted' : 'Nothing to show'),
        isClean ? 'There is no failure in this folder.' : 'Choose another verdict, or clear the filter.'));
      return;
    }
    const [folder, name] = splitPath(failure.scene);
    detail.replaceChildren(
      make('div', { class: 'heading' },
        make('h2', {}, folder && make('span', { class: 'folder' }, folder + '/'), name,
          failure.variant && make('span', { class: 'variant' }, ` @${failure.variant}`)),
        make('span', { class: 'verdict', 'data-verdict': failure.verdict }, make('span', { class: 'dot' }), failure.verdict),
        failure.run !== this.data.run && make('span', { class: 'note' }, `from run ${failure.run}`)),
      make('ul', { class: 'causes' }, ...failure.reasons.map((reason, index) => make('li', {
        class: index < failure.causes || failure.causes === 0 ? null : 'pixels',
      }, reason))),
      this.commands(failure), this.bar(failure), this.viewer.panel, this.viewer.readout);
    this.viewer.show(failure, failure.pictures[this.frame]);
  }

  commands(failure) {
    if (this.review) return this.review.buttons(failure);
    const group = this.data.groups[failure.group];
    return make('div', { class: 'commands' }, this.command(failure.accept, 'Copy'),
      group.failures.length > 1 && this.command(group.accept, `Copy for all ${group.failures.length}`));
  }

  command(text, label) {
    return make('div', { class: 'command' }, make('code', { title: text }, text),
      make('button', { type: 'button', onclick: () => this.copy(text) }, label));
  }

  bar(failure) {
    const tabs = make('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Views' },
      ...views.map(({ id, name }, index) => make('button', {
        type: 'button', role: 'tab', id: `tab-${id}`, 'aria-controls': 'panel', 'aria-keyshortcuts': `${index + 1}`,
        onclick: () => this.showView(id),
      }, name)));
    tabs.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const at = views.findIndex((view) => view.id === this.viewer.view);
      const next = views[(at + step + views.length) % views.length].id;
      this.showView(next);
      byID(`tab-${next}`).focus();
    });
    const frames = failure.pictures.length > 1 && make('div', { class: 'tabs', role: 'group', 'aria-label': 'Frames' },
      ...failure.pictures.map((picture, index) => make('button', {
        type: 'button', 'aria-pressed': String(index === this.frame), onclick: () => this.showFrame(index),
      }, picture.frame ?? 'picture')));
    this.flickerButton = make('button', {
      type: 'button', 'aria-keyshortcuts': 'f', 'aria-pressed': 'false',
      onclick: () => this.viewer.setFlicker(!this.viewer.flickers),
    }, 'Flicker');
    this.zoomText = make('output', { 'aria-label': 'Magnification' });
    this.zoomBox = make('div', { class: 'zoom' },
      make('button', { type: 'button', 'aria-label': 'Smaller', onclick: () => this.viewer.step(-1) }, '−'),
      this.zoomText,
      make('button', { type: 'button', 'aria-label': 'Larger', onclick: () => this.viewer.step(1) }, '+'),
      make('button', { type: 'button', onclick: () => this.viewer.magnify(null) }, 'Fit'));
    return make('div', { class: 'bar' }, tabs, frames || null, this.flickerButton, this.zoomBox);
  }

  updateBar() {
    for (const { id } of views) {
      const tab = byID(`tab-${id}`);
      tab?.setAttribute('aria-selected', String(id === this.viewer.view));
      tab?.setAttribute('tabindex', id === this.viewer.view ? '0' : '-1');
    }
    if (!this.zoomText) return;
    const zoom = this.viewer.shownZoom;
    this.zoomText.textContent = zoom >= 1 ? `${zoom}×` : `${Math.round(zoom * 100)} %`;
    this.zoomBox.hidden = this.viewer.stages.length === 0;
    const picture = this.viewer.picture;
    this.flickerButton.disabled = !(picture?.expected && picture?.actual);
    this.flickerButton.setAttribute('aria-pressed', String(Boolean(this.viewer.flickers)));
  }

  showView(id) {
    this.viewer.view = id;
    if (this.viewer.flickers) this.viewer.setFlicker(false); else if (this.chosen) this.viewer.draw();
    this.updateBar();
  }

  showFrame(index) {
    if (!this.chosen?.pictures[index]) return;
    this.frame = index;
    this.drawDetail();
  }

  // MARK: Keys

  static keys = [
    ['j  k', 'next and previous failure'], ['1 – 6', 'difference, side by side, swipe, blend, layout, layout text'],
    ['f', 'flicker: tap to switch, or hold'], ['+  −  0', 'larger, smaller, fit'], ['[  ]', 'previous and next frame'],
    ['c', 'copy the command that accepts this one'], ['/', 'filter'], ['?', 'this list'],
  ];

  press(event) {
    if (event.metaKey || event.ctrlKey || event.altKey || byID('help').open) return;
    if (event.target === byID('filter')) {
      if (event.key === 'Escape' || event.key === 'Enter') event.target.blur();
      return;
    }
    const index = Number(event.key) - 1;
    const actions = {
      j: () => this.move(1), k: () => this.move(-1), '/': () => byID('filter').focus(), '?': () => this.showHelp(),
      '+': () => this.viewer.step(1), '=': () => this.viewer.step(1), '-': () => this.viewer.step(-1),
      0: () => this.viewer.magnify(null), '[': () => this.showFrame(this.frame - 1), ']': () => this.showFrame(this.frame + 1),
      c: () => this.chosen && this.copy(this.chosen.accept), f: () => this.pressFlicker(event),
      ...this.review?.actions,
    };
    const action = views[index] ? () => this.showView(views[index].id) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  /** The key of flicker: a tap switches it, holding it shows it as long. */
  pressFlicker(event) {
    if (event.repeat || this.flickerButton?.disabled) return;
    this.flickerPressed = event.timeStamp;
    this.viewer.setFlicker(!this.viewer.flickers);
  }

  release(event) {
    if (event.key === 'f' && event.timeStamp - this.flickerPressed > 500) this.viewer.setFlicker(false);
  }

  showHelp() {
    const keys = [...ReportPage.keys, ...this.review?.keys ?? []];
    byID('keys').replaceChildren(...keys.flatMap(([key, meaning]) => [
      make('dt', {}, ...key.split(/\s{2}/).flatMap((one) => [make('kbd', {}, one), ' '])), make('dd', {}, meaning),
    ]));
    byID('help').showModal();
  }

  // MARK: Messages

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.say('Copied: ' + (text.length > 120 ? text.slice(0, 120) + '…' : text));
    } catch {
      this.say(text);
    }
  }

  say(text) {
    byID('status').textContent = text;
    clearTimeout(this.silence);
    this.silence = setTimeout(() => { byID('status').textContent = ''; }, 4000);
  }
}

/** The words that the filter looks in. */
function searchText(failure) { return [failure.title, failure.verdict, ...failure.reasons].join('\n').toLowerCase(); }

/** A path as its folder and its name without the ending of scenes. */
function splitPath(path) {
  const slash = path.lastIndexOf('/');
  return [path.slice(0, Math.max(0, slash)), path.slice(slash + 1).replace(/\.(ya?ml|json)$/, '')];
}

const page = new ReportPage(JSON.parse(byID('data').textContent));
