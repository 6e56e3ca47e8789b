/** The question as it stands beside the board: what is asked, what the card says, what was done, what it would do, the buttons. */

import { asking } from './index.js';
import { cardName, cardText } from '../names.js';
import { change } from './change.js';
import { h } from '../lib/dom.js';
import { number } from './facts.js';
import { refusal } from './refusal.js';
import { t } from '../words.js';

/**
 * @param {import('./draft.js').Draft} draft
 * @param {import('./asking.js').Context} context
 * @param {import('./asking.js').Asking | null} [asked]  what `asking` gave, where it is known already
 */
export function panel(draft, context, asked = asking(draft, context)) {
  if (!asked) return lost(draft);
  queueMicrotask(regain);
  return h('section', { class: 'ask', 'aria-labelledby': 'ask-title', 'aria-busy': String(draft.busy), key: 'ask', dataset: asks(draft) },
    h('h2', { id: 'ask-title', class: 'ask-title', tabindex: '-1' }, asked.title),
    draft.refused && refusal(draft.refused),
    lost(draft),
    asked.about && h('p', { class: 'ask-about', key: 'about' }, asked.about),
    carriedOut(asked.shows ?? draft.view?.chosen ?? null, context),
    h('div', { class: 'ask-body', key: 'body' }, asked.body),
    h('div', { class: 'ask-answers', key: 'answers' }, asked.answers.map(answer), controls(draft)),
    asked.hint,
    change(draft, context));
}

/** The card that is being carried out, while it is. @param {string | null} id @param {import('./asking.js').Context} context */
function carriedOut(id, context) {
  if (!id) return undefined;
  const places = number(context.edition, id);
  return h('div', { class: 'ask-card', key: 'card' }, h('b', null, cardName(id)), h('p', null, cardText(id)),
    places !== undefined && h('span', { class: 'places' }, h('strong', null, places), t('card-places', { count: places })));
}

/** Which kind of question it is, and whether all that is left is to send. @param {import('./draft.js').Draft} draft */
const asks = (draft) => ({ kind: (draft.ends ? draft.last : draft.decision)?.kind, ...(draft.ends ? { ready: '' } : {}) });

/** Each answer is a button of its own, and a second click in haste, where the next one has just appeared, is none.
 * @param {import('./asking.js').Answer} answer */
const answer = ({ text, act, main, disabled, quiet, key = text }) =>
  h('button', { key: `answer ${key}`, type: 'button', class: main ? 'main' : quiet ? 'quiet' : '', disabled, onclick: (/** @type {MouseEvent} */ event) => event.detail < 2 && act() }, text);

/** Was the focus here when it was last anywhere? */
let isHere = false;
globalThis.document?.addEventListener('focusin', ({ target }) => {
  isHere = target instanceof Element && target.closest('.ask') !== null;
});

/** A button that is gone leaves the focus nowhere: it goes to the new question. */
function regain() {
  if (isHere && document.activeElement === document.body) document.getElementById('ask-title')?.focus({ preventScroll: true });
}

/** @param {import('./draft.js').Draft} draft */
function controls(draft) {
  if (draft.actions.length === 0) return [];
  return [
    h('button', { key: 'back', type: 'button', class: 'quiet', onclick: () => draft.back(), disabled: draft.sending }, t('draft-back')),
    draft.actions.length > 1 && h('button', { key: 'reset', type: 'button', class: 'quiet', onclick: () => draft.reset(), disabled: draft.sending }, t('draft-reset')),
  ];
}

/** @param {import('./draft.js').Draft} draft */
const lost = (draft) => draft.lost && h('p', { class: 'refusal', role: 'alert', key: 'lost' }, t('draft-lost'),
  h('button', { type: 'button', class: 'quiet', onclick: () => draft.heard() }, t('draft-heard')));
