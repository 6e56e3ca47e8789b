/** The turn order of the round. */

import { h } from '../lib/dom.js';
import { memo } from '../lib/memo.js';
import { language, t } from '../i18n/messages.js';
import { playerChip } from '../components/player-chip.js';

/**
 * @import { Played, Player, View } from '../../types/wire.js'
 * @import { PlayerNames } from '../i18n/names.js'
 */

/** The value of a power card with its modifier. @param {Played} played */
export const powerSum = ({ power, modifier }) => power + Number(modifier ?? 0);

/** The players who have played a power card this round, first turn first. @param {Pick<View, 'played'>} view */
export function byTurn(view) {
  const played = /** @type {[Player, Played | null][]} */ (Object.entries(view.played));
  const sums = played.flatMap(([player, card]) => (card ? [{ player, sum: powerSum(card) }] : []));
  return sums.sort((one, other) => other.sum - one.sum);
}

/** `now`, `next` or `done`; empty while power cards are played. @param {Pick<View, 'turn' | 'waiting'>} view @param {Player} player */
export function turnStage(view, player) {
  if (view.turn === player) return 'now';
  if (view.waiting.includes(player)) return 'next';
  return view.turn === null && view.waiting.length === 0 ? '' : 'done';
}

/** @param {View} view @param {PlayerNames} name */
export const turnOrder = (view, name) => list({ view, name });

const list = memo(describe, ({ view: { played, turn, waiting }, name }) =>
  [played, turn, waiting, /** @type {Player[]} */ (Object.keys(played)).map(name).join(), language.get()]);

/** @param {{ view: View, name: PlayerNames }} input */
function describe({ view, name }) {
  const players = byTurn(view);
  if (players.length === 0) return null;
  return h('ol', { class: 'order', 'aria-label': t('order-label') }, players.map(({ player, sum }) => {
    const stage = turnStage(view, player);
    return h('li', { key: player, class: `of-${player} ${stage}`, 'aria-current': stage === 'now' ? 'step' : undefined },
      playerChip(player), h('span', { class: 'hidden-text' }, name(player)), h('b', null, sum),
      stage === 'done' && h('span', { class: 'hidden-text' }, t('order-done')));
  }));
}
