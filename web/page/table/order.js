/** Whose turn it is and who comes next. It knows only what the view says. */

import { h } from '../lib/dom.js';
import { remembered } from '../lib/same.js';
import { language, t } from '../words.js';
import { chip } from './chip.js';

/** What a power card and its modifier count. @param {{ power: number, modifier: string | null }} played */
export const sum = ({ power, modifier }) => power + Number(modifier ?? 0);

/** Everybody who has played a power card this round, first turn first. @param {any} view @returns {string[]} */
export function inOrder(view) {
  const played = Object.entries(view.played).filter(([, played]) => played !== null);
  return played.sort(([, one], [, other]) => sum(other) - sum(one)).map(([player]) => player);
}

/** `now`, `next` or `done`; nothing while power cards are played. @param {any} view @param {string} player */
export function stage(view, player) {
  if (view.turn === player) return 'now';
  if (view.waiting.includes(player)) return 'next';
  return view.turn === null && view.waiting.length === 0 ? '' : 'done';
}

/** @param {any} view @param {(player: string) => string} name */
export const order = (view, name) => lined({ view, name });

const lined = remembered(described, ({ view: { played, turn, waiting }, name }) => [played, turn, waiting, Object.keys(played).map(name).join(), language.get()]);

/** @param {{ view: any, name: (player: string) => string }} about */
function described({ view, name }) {
  const players = inOrder(view);
  if (players.length === 0) return null;
  return h('ol', { class: 'order', 'aria-label': t('order-label') }, players.map((player) => {
    const at = stage(view, player);
    return h('li', { key: player, class: `of-${player} ${at}`, 'aria-current': at === 'now' ? 'step' : undefined },
      chip(player), h('span', { class: 'hidden-text' }, name(player)), h('b', null, sum(view.played[player])),
      at === 'done' && h('span', { class: 'hidden-text' }, t('order-done')));
  }));
}
