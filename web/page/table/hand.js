/** The viewer's hand: power cards and modifiers, and the used ones. */

import { courtOf } from '../api/editions.js';
import { h } from '../lib/dom.js';
import { memo, memoEach } from '../lib/memo.js';
import { language, t } from '../i18n/messages.js';
import { modifierCard, powerCard } from './power-card.js';

/**
 * @import { Edition, Hand } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { QuestionView } from '../questions/question.js'
 *
 * @typedef {{ own: Hand, edition: Edition, question: QuestionView | null }} HandProps
 */

/** @param {Hand} own @param {Edition} edition @param {QuestionView | null} question */
export const hand = (own, edition, question) => cards({ own, edition, question });

const cards = memo(describe, ({ own, edition, question }) => [own, edition, question, language.get()]);

/** @param {HandProps} props */
function describe({ own, edition, question }) {
  const isWanted = question !== null && question.powers.size > 0;
  return h('section', { class: `hand ${isWanted ? 'wanted' : ''}`, id: 'hand', tabindex: '-1', 'aria-label': t('hand-label') },
    h('ul', { class: 'powers' },
      powersOf(own, question).map((value) => power({ own, edition, question }, String(value))),
      own.modifiers.map((value, index) => slot(value, question, index,
        modifierCard({ value, ability: edition.modifiers.find(({ id }) => id === value)?.ability, target: question?.powers.get(value), mark: question?.marks?.get(`modifier:${value}`) })))),
    usedUp([...own.discard, ...own.spent]));
}

/** The power cards in hand. A chosen one keeps its place until it is sent. @param {Hand} own @param {QuestionView | null} question @returns {number[]} */
function powersOf({ hand: held }, question) {
  const chosen = [...question?.powers ?? []].filter(([value, target]) => target.chosen && /^\d+$/.test(value)).map(([value]) => Number(value));
  return [...new Set([...held, ...chosen])].sort((one, other) => one - other);
}

const power = memoEach((/** @type {HandProps} */ { own, edition, question }, value) => slot(value, question, 0, powerCard({
  value: Number(value), court: courtOf(edition, Number(value)), colour: own.player, size: 'compact', target: question?.powers.get(value), mark: question?.marks?.get(`power:${value}`),
})), ({ own, edition, question }) => [own.player, edition, question, language.get()]);

/** A click on a card that may not be played asks why. @param {string} value @param {QuestionView | null} question @param {number} index @param {Child} card */
function slot(value, question, index, card) {
  const action = question && question.powers.size > 0 && !question.powers.has(value) ? question.power(value) : undefined;
  return h('li', { key: `${value}-${index}`, onclick: action === undefined ? undefined : () => question?.explain(action) }, card);
}

/** @param {(string | number)[]} values */
const usedUp = (values) =>
  values.length > 0 && h('p', { class: 'used-up' }, t('hand-used'), ' ', h('b', null, values.join(' · ')));
