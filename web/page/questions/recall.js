/** Which played card comes back to hand: `{ powers: [9, …], modifiers: ['+1', …] }`. */

import { answerTarget, mapOf } from './parts.js';
import { chips } from './chips.js';
import { courtOf } from '../api/editions.js';
import { signed } from '../i18n/names.js';
import { t } from '../i18n/messages.js';

/** @import { QuestionModule } from './question.js' */

/** @type {QuestionModule<'recall'>} */
export default function recall(question) {
  const { decision, context } = question;
  const isModifier = (/** @type {string} */ card) => decision.modifiers.some((modifier) => modifier === card);
  const power = (/** @type {string} */ card) => ({ power: Number(card), caballeros: courtOf(context.edition, Number(card)) });
  const label = (/** @type {string} */ card) => (isModifier(card) ? t('do-recall-modifier', { modifier: signed(card) }) : t('do-recall', power(card)));
  const chip = (/** @type {string} */ card) => (isModifier(card) ? signed(card) : t('recall-chip', power(card)));
  const powers = mapOf([...decision.powers.map(String), ...decision.modifiers], (card) => answerTarget(question, `recall ${card}`, label(card)));
  return { title: t('ask-recall'), about: t('about-recall'), powers, body: chips(powers, chip), power: (card) => `recall ${card}` };
}
