/** Whose grande changes places with the king: `{ players }`. */

import { answerTarget, mapOf } from './parts.js';
import { chips } from './chips.js';
import { owner, ownerName } from './owner-name.js';
import { t } from '../i18n/messages.js';

/** @import { Player } from '../../types/wire.js' */
/** @import { QuestionModule } from './question.js' */

/** @type {QuestionModule<'swap'>} */
export default function swap(question) {
  const name = (/** @type {string} */ player) => ownerName(question, /** @type {Player} */ (player));
  const grandes = mapOf(question.decision.players, (player) => answerTarget(question, `swap ${player}`, t('do-swap', owner(question, player))));
  return { title: t('ask-swap'), about: t('about-swap'), grandes, body: chips(grandes, name, (player) => player) };
}
