/** The question beside the board: title, card, steps, answers, preview of the changes. */

import { cardName, cardText } from '../i18n/names.js';
import { changeList } from './changes.js';
import { glyph } from '../components/glyph.js';
import { h } from '../lib/dom.js';
import { refusalMessage } from '../components/refusal.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Card } from '../../types/wire.js'
 * @import { Draft } from '../state/draft.js'
 * @import { Answer, Context, QuestionView } from './question.js'
 */

/** @param {Draft} draft @param {Context} context @param {QuestionView | null} question */
export function panel(draft, context, question) {
  if (!question) return droppedMessage(draft);
  queueMicrotask(restoreFocus);
  return h('section', { class: 'ask', 'aria-labelledby': 'ask-title', 'aria-busy': String(draft.busy), key: 'ask', dataset: questionKind(draft) },
    question.occasion && h('p', { class: 'ask-occasion', key: 'occasion' }, question.occasion),
    h('h2', { id: 'ask-title', class: 'ask-title', tabindex: '-1' }, question.title),
    draft.refused && refusalMessage(draft.refused),
    droppedMessage(draft),
    question.about && h('p', { class: 'ask-about', key: 'about' }, question.about),
    currentCard(question.shows ?? draft.view?.chosen ?? null, openPlacement(draft)),
    h('div', { class: 'ask-body', key: 'body' }, question.body),
    h('div', { class: 'ask-answers', key: 'answers' }, question.answers.map(answerButton), draftButtons(draft)),
    question.hint,
    changeList(draft, context));
}

/** The action card that is being carried out, and how many caballeros can still be placed. @param {Card | null} id @param {number} left */
function currentCard(id, left) {
  if (!id) return undefined;
  return h('div', { class: 'ask-card', key: 'card' }, h('b', null, cardName(id)), h('p', null, cardText(id)),
    left > 0 && h('span', { class: 'places' }, h('strong', null, left), t('card-places', { count: left })));
}

/** @param {Draft} draft */
function openPlacement({ decision }) {
  return decision?.kind === 'use' || decision?.kind === 'place' ? decision.left : 0;
}

/** @param {Draft} draft */
const questionKind = (draft) => ({ kind: (draft.ends ? draft.lastDecision : draft.decision)?.kind, ...(draft.ends ? { ready: '' } : {}) });

/** Each answer is a button of its own. The second click of a double click is ignored: it would press the next question's button.
 * @param {Answer} answer */
const answerButton = ({ text, act, main, disabled, quiet, icon, key = text }) =>
  h('button', { key: `answer ${key}`, type: 'button', class: main ? 'main' : quiet ? 'quiet' : '', disabled, onclick: (/** @type {MouseEvent} */ event) => event.detail < 2 && act() }, icon ? iconLabel(icon, text) : text);

/** @param {string} icon @param {string} text */
const iconLabel = (icon, text) => [glyph(icon), h('span', { class: 'label' }, text)];

/** Was the focus in the question when it was last anywhere? */
let wasFocused = false;
globalThis.document?.addEventListener('focusin', ({ target }) => {
  wasFocused = target instanceof Element && target.closest('.ask') !== null;
});

/** A removed button leaves the focus nowhere: it goes to the new question. */
function restoreFocus() {
  if (wasFocused && document.activeElement === document.body) document.getElementById('ask-title')?.focus({ preventScroll: true });
}

/** @param {Draft} draft */
function draftButtons(draft) {
  if (draft.actions.length === 0) return [];
  return [
    h('button', { key: 'back', type: 'button', class: 'quiet', onclick: () => draft.back(), disabled: draft.sending }, iconLabel('undo', t('draft-back'))),
    draft.actions.length > 1 && h('button', { key: 'reset', type: 'button', class: 'quiet', onclick: () => draft.reset(), disabled: draft.sending }, iconLabel('reset', t('draft-reset'))),
  ];
}

/** @param {Draft} draft */
const droppedMessage = (draft) => draft.dropped && h('p', { class: 'refusal', role: 'alert', key: 'lost' }, t('draft-lost'),
  h('button', { type: 'button', class: 'quiet', onclick: () => draft.dismiss() }, t('draft-dismiss')));
