/** What a question belongs to: whose turn and card it is, or which part of the round. */

import { cardName, playerName } from '../i18n/names.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Player, View } from '../../types/wire.js'
 * @import { Question } from './question.js'
 */

/** @param {Pick<Question, 'asked' | 'context' | 'me'>} question */
export function occasion({ asked: { turn, chosen, discs, round }, context, me }) {
  if (turn === null) return discs ? t('scoring-general', { round }) : t('occasion-powers', { round });
  if (turn !== me) return chosen ? t('occasion-other', { player: playerName(context.seats, turn), card: cardName(chosen) }) : undefined;
  return chosen ? t('occasion-own', { card: cardName(chosen) }) : t('occasion-turn');
}

/** Does a player act in their own turn, or play a power card? @param {Pick<View, 'turn' | 'discs'>} view @param {Player} player */
export const isOwnTurn = ({ turn, discs }, player) => turn === player || (turn === null && discs === null);
