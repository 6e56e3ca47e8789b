/** Which modifier goes to the left neighbour: `{ modifiers: ['+1', …] }`. */

import { answerTarget, mapOf } from './parts.js';
import { chips } from './chips.js';
import { signed } from '../i18n/names.js';
import { t } from '../i18n/messages.js';

/** @import { QuestionModule } from './question.js' */

/** @type {QuestionModule<'pass'>} */
export default function pass(question) {
  const powers = mapOf(question.decision.modifiers, (modifier) => answerTarget(question, `pass ${modifier}`, t('do-pass', { modifier: signed(modifier) })));
  return { title: t('ask-pass'), about: t('about-pass'), powers, body: chips(powers, signed), power: (card) => `pass ${card}` };
}
