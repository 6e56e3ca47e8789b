/** Which face-up action card is taken: `{ cards }`. */

import { answer, each } from './parts.js';
import { cardName } from './names.js';
import { number } from './facts.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function choose(question) {
  const { decision, context } = question;
  const label = (/** @type {string} */ card) => t('do-choose', { card: cardName(card), caballeros: number(context.edition, card) ?? 0 });
  return {
    title: t('ask-choose'),
    about: t('about-choose'),
    cards: each(decision.cards, (card) => answer(question, `choose ${card}`, label(card))),
    card: (card) => `choose ${card}`,
  };
}
