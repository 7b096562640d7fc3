'use strict';

// Answers: the buttons that accept and reject, on a page that Galley serves.

class Review {
  constructor(page) {
    this.page = page;
    this.token = new URLSearchParams(location.search).get('token');
    byID('done').hidden = false;
    byID('done').addEventListener('click', () => this.end());
    this.actions = {
      a: () => this.answerOne('accepted'), r: () => this.answerOne('rejected'),
      A: () => this.answerGroup('accepted'), R: () => this.answerGroup('rejected'),
    };
    this.keys = [['a  r', 'accept, reject'], ['A  R', 'accept, reject the whole group']];
  }

  /** The failures of the same change that wait for an answer. */
  waiting(failure) {
    return this.page.data.groups[failure.group].failures.map((index) => this.page.failures[index])
      .filter((one) => !one.decision);
  }

  /** The buttons for a failure and its group, or its answer. */
  buttons(failure) {
    if (failure.decision) return make('p', { class: 'decide', 'data-decision': failure.decision },
      failure.decision === 'accepted' ? 'Accepted: this is its golden now.' : 'Rejected: the golden stays as it was.');
    const group = this.waiting(failure);
    const button = (answer, name, failures, attributes) => make('button', {
      type: 'button', ...attributes, onclick: () => this.answer(answer, failures),
    }, name);
    return make('div', { class: 'decide' },
      button('accepted', 'Accept', [failure], { class: 'primary', 'aria-keyshortcuts': 'a', id: 'accept' }),
      button('rejected', 'Reject', [failure], { 'aria-keyshortcuts': 'r', id: 'reject' }),
      group.length > 1 && make('span', { class: 'note' }, `The same change in ${group.length} scenes:`),
      group.length > 1 && button('accepted', `Accept all ${group.length}`, group, { id: 'accept-group' }),
      group.length > 1 && button('rejected', `Reject all ${group.length}`, group, { id: 'reject-group' }),
      failure.complaint && make('span', { class: 'verdict', 'data-verdict': 'changed' }, failure.complaint));
  }

  answerOne(answer) {
    const failure = this.page.chosen;
    if (failure && !failure.decision) this.answer(answer, [failure]);
  }

  answerGroup(answer) {
    const failure = this.page.chosen;
    if (failure && this.waiting(failure).length) this.answer(answer, this.waiting(failure));
  }

  /** Has failures accepted or rejected, and goes on to the next that waits. */
  async answer(answer, failures) {
    let results;
    try {
      results = (await this.post('answer', { answer, titles: failures.map((failure) => failure.title) })).answers;
    } catch (error) {
      this.page.say(`The answer was not saved: ${error.message}`);
      return;
    }
    for (const result of results) {
      const failure = this.page.failures.find((one) => one.title === result.title);
      if (result.error) failure.complaint = result.error;
      else failure.decision = result.answer;
    }
    const failed = results.filter((result) => result.error);
    const done = results.length - failed.length;
    const words = [done && `${counted(done, 'scene')} ${answer}`, failed.length && `${failed.length} not ${answer}`];
    this.page.say(words.filter(Boolean).join(', '));
    const at = this.page.shown.indexOf(this.page.chosen);
    const next = [...this.page.shown.slice(at), ...this.page.shown.slice(0, at)].find((failure) => !failure.decision);
    this.page.drawList();
    this.page.choose(failed.length ? this.page.chosen : next ?? this.page.chosen);
  }

  async post(path, body) {
    const response = await fetch(path, {
      method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Galley-Token': this.token },
      body: JSON.stringify(body),
    }).catch(() => { throw new Error('galley review has ended; start it again'); });
    if (!response.ok) throw new Error(`galley review returned the HTTP status ${response.status}`);
    return response.json();
  }

  /** Ends the server. */
  async end() {
    const left = this.page.failures.filter((failure) => !failure.decision).length;
    try {
      await this.post('done', {});
    } catch (error) {
      this.page.say(error.message);
      return;
    }
    document.body.replaceChildren(make('p', { class: 'empty' }, make('strong', {}, 'Done'),
      left ? `${counted(left, 'failure')} still ${left === 1 ? 'waits' : 'wait'}. ` : '', 'This page can be closed.'));
  }
}
