/** Which played card comes back to hand: `{ powers: [9, …], modifiers: ['+1', …] }`. */

import { answer, each } from './parts.js';
import { chips } from './chips.js';
import { court } from './facts.js';
import { signed } from '../names.js';
import { t } from '../words.js';

/** @type {import('./index.js').Kind} */
export default function recall(question) {
  const { decision, context } = question;
  const cards = [...decision.powers.map(String), ...decision.modifiers];
  const label = (/** @type {string} */ card) => (decision.modifiers.includes(card)
    ? t('do-recall-modifier', { modifier: signed(card) })
    : t('do-recall', { power: Number(card), caballeros: court(context.edition, Number(card)) ?? 0 }));
  const chip = (/** @type {string} */ card) => (decision.modifiers.includes(card)
    ? signed(card) : t('recall-chip', { power: Number(card), caballeros: court(context.edition, Number(card)) ?? 0 }));
  const powers = each(cards, (card) => answer(question, `recall ${card}`, label(card)));
  return { title: t('ask-recall'), about: t('about-recall'), powers, body: chips(powers, chip), power: (card) => `recall ${card}` };
}
