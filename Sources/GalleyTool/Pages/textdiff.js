'use strict';

// The differences of two texts: lines first, then words within lines that stand for each other.

/** The steps from one list to another: [kind, index before, index after], where kind is 'same', 'gone' or 'come'. */
function editSteps(before, after) {
  let start = 0, end = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  while (end < before.length - start && end < after.length - start
    && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const steps = [];
  for (let index = 0; index < start; index++) steps.push(['same', index, index]);
  const middle = shortestEdit(before.slice(start, before.length - end), after.slice(start, after.length - end));
  for (const [kind, x, y] of middle) steps.push([kind, x + start, y + start]);
  for (let index = end; index > 0; index--) steps.push(['same', before.length - index, after.length - index]);
  return steps;
}

/** Myers' shortest edit; beyond 1,000 changes everything is taken as replaced, which keeps the time in bounds. */
function shortestEdit(before, after) {
  const [n, m] = [before.length, after.length];
  const limit = Math.min(n + m, 1000);
  let reach = new Map([[1, 0]]);
  const history = [];
  for (let d = 0; d <= limit; d++) {
    history.push(new Map(reach));
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1);
      let x = down ? reach.get(k + 1) : reach.get(k - 1) + 1;
      while (x < n && x - k < m && before[x] === after[x - k]) x++;
      reach.set(k, x);
      if (x >= n && x - k >= m) return walkedBack(history, d, n, m);
    }
  }
  return [...before.map((_, x) => ['gone', x, 0]), ...after.map((_, y) => ['come', n, y])];
}

function walkedBack(history, d, n, m) {
  const steps = [];
  let [x, y] = [n, m];
  for (; d >= 0; d--) {
    const reach = history[d], k = x - y;
    const down = k === -d || k !== d && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1);
    const fromX = d === 0 ? 0 : reach.get(down ? k + 1 : k - 1);
    const fromY = d === 0 ? 0 : fromX - (down ? k + 1 : k - 1);
    while (x > fromX && y > fromY) steps.push(['same', --x, --y]);
    if (d > 0) steps.push(down ? ['come', x, --y] : ['gone', --x, y]);
  }
  return steps.reverse();
}

/** The words, numbers and signs of a line. */
const wordsOf = (line) => line.match(/-?\d+(?:\.\d+)?|\w+|\s+|[^\w\s]/gu) ?? [];

/** Puts the words of one side of a changed line into an element, those that differ marked. */
function markWords(element, words, changed) {
  for (let index = 0; index < words.length;) {
    const start = index, isChanged = changed.has(index);
    while (index < words.length && changed.has(index) === isChanged) index++;
    const run = words.slice(start, index);
    if (isChanged) element.append(make('mark', {}, run.join('')));
    else element.append(...foldedRun(run, start === 0, index === words.length));
  }
}

/** Equal words of a changed line; of many, those in the middle are folded. */
function foldedRun(words, isFirst, isLast) {
  const near = 24;
  if (words.length < 4 * near) return [words.join('')];
  const before = words.slice(0, isFirst ? 2 * near : near), after = isLast ? [] : words.slice(-near);
  const rest = words.slice(before.length, words.length - after.length).join('');
  const button = make('button', { type: 'button', class: 'fold', 'aria-label': 'Show equal words' }, '…');
  button.addEventListener('click', () => button.replaceWith(rest));
  return [before.join(''), button, after.join('')];
}

/** The rows of the difference of two texts: { kind, before, after, text, words, changed }. */
function differenceRows(before, after) {
  const [left, right] = [before.split('\n'), after.split('\n')];
  if (left.at(-1) === '') left.pop();
  if (right.at(-1) === '') right.pop();
  const rows = [];
  let gone = [], come = [];
  const flush = () => {
    gone.forEach((row, index) => { if (come[index]) compareWords(row, come[index]); });
    // Lines that stand for each other are shown together.
    if (gone.length === come.length) gone.forEach((row, index) => rows.push(row, come[index]));
    else rows.push(...gone, ...come);
    [gone, come] = [[], []];
  };
  for (const [kind, x, y] of editSteps(left, right)) {
    if (kind === 'gone') gone.push({ kind, before: x + 1, text: left[x] });
    else if (kind === 'come') come.push({ kind, after: y + 1, text: right[y] });
    else {
      flush();
      rows.push({ kind, before: x + 1, after: y + 1, text: left[x] });
    }
  }
  flush();
  return rows;
}

/** Notes which words of two lines differ. */
function compareWords(gone, come) {
  [gone.words, come.words] = [wordsOf(gone.text), wordsOf(come.text)];
  const steps = editSteps(gone.words, come.words);
  gone.changed = new Set(steps.filter(([kind]) => kind === 'gone').map(([, x]) => x));
  come.changed = new Set(steps.filter(([kind]) => kind === 'come').map(([, , y]) => y));
}

/** The element that shows the difference of two texts, with long runs of equal lines folded. */
function differenceElement(before, after) {
  const context = 2;
  const rows = differenceRows(before, after);
  const near = new Array(rows.length).fill(false);
  rows.forEach((row, index) => {
    if (row.kind === 'same') return;
    for (let at = index - context; at <= index + context; at++) near[at] = true;
  });
  const element = make('div', { class: 'diff', tabindex: '0', role: 'region', 'aria-label': 'Difference of the layouts' });
  for (let index = 0; index < rows.length;) {
    if (near[index]) {
      element.append(rowElement(rows[index++]));
      continue;
    }
    const start = index;
    while (index < rows.length && !near[index]) index++;
    const folded = rows.slice(start, index);
    const button = make('button', { type: 'button' }, `${folded.length} equal ${folded.length === 1 ? 'line' : 'lines'}`);
    button.addEventListener('click', () => button.replaceWith(...folded.map(rowElement)));
    element.append(button);
  }
  return element;
}

function rowElement(row) {
  const sign = { same: ' ', gone: '−', come: '+' }[row.kind];
  const code = make('code');
  if (row.words) markWords(code, row.words, row.changed);
  else code.append(row.text);
  return make('div', { class: row.kind },
    make('span', {}, `${row.before ?? ''}`), make('span', {}, `${row.after ?? ''}`), make('span', {}, sign), code);
}
