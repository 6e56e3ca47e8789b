/** Which face-up action card is taken: `{ cards }`. */

import { answer, each } from './parts.js';
import { cardName } from '../names.js';
import { face, number } from './facts.js';
import { gains } from './preview.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function choose(question) {
  const { decision, context } = question;
  const label = (/** @type {string} */ card) => t('do-choose', { card: cardName(card), caballeros: number(context.edition, card) ?? 0 });
  return {
    title: t('ask-choose'),
    about: t('about-choose'),
    cards: each(decision.cards, (card) => ({ ...answer(question, `choose ${card}`, label(card)), note: worth(question, card) })),
    card: (card) => `choose ${card}`,
  };
}

/** What a card that scores at once would bring now. @param {import('./asking.js').Question} question @param {string} card */
function worth({ draft, context, view, me }, card) {
  const certain = face(context.edition, card)?.effects.every((/** @type {any} */ { effect, what }) => effect === 'score' && !OPEN.has(what));
  const after = certain ? draft.foresee(`choose ${card}`, 'special')?.view : undefined;
  return after ? t('gains-card', { points: gains(view, after).find(({ player }) => player === me)?.points ?? 0 }) : undefined;
}

/** What is scored here is still to be chosen, or hidden. */
const OPEN = new Set(['chosen', 'castillo']);
