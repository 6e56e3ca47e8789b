/** The end of the game over the board: the grandes on their steps, a crown for the winner. */

import { figure } from '../board/grande.js';
import { SHIELD } from '../board/caballeros.js';
import { playerChip, playerMark, withChips } from '../components/player-chip.js';
import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { joined, playerNames } from '../i18n/names.js';

/**
 * @import { Place, Player } from '../../types/wire.js'
 * @import { NamedSeat } from '../i18n/names.js'
 *
 * @typedef {{ id: string, places: Place[], seats: NamedSeat[] }} Result
 */

/** The middle of each step, by rank from the winner, and its height. */
const STEPS = [{ x: 300, high: 132 }, { x: 182, high: 92 }, { x: 418, high: 66 }, { x: 76, high: 40 }, { x: 524, high: 26 }];
const GROUND = 372;
const CROWN = 'M-20 0l-4-24 13 9L0-32l11 17 13-9-4 24q-20 6-40 0z';
const TOWER = 'M-34 0V-118h-6v-26h14v12h12v-12h14v12h12v-12h14v26h-6V0z';

/** @param {Result} result @param {() => void} close */
export function finale({ id, places, seats }, close) {
  const winners = places.filter(({ place }) => place === 1).map(({ player }) => player);
  return h('section', { class: 'finale', key: 'finale', 'aria-labelledby': 'finale-title' },
    h('h2', { id: 'finale-title' }, withChips(t('over-winners', { who: joined(winners.map(playerMark)), count: winners.length }), playerNames(seats))),
    finalePicture(places, winners),
    h('ol', { class: 'finale-places' }, places.map(({ player, place, score }) => h('li', { key: player, class: `of-${player}` },
      h('b', null, place), playerChip(player), h('span', null, playerNames(seats)(player)), h('strong', null, score)))),
    h('div', { class: 'row' },
      h('a', { class: 'button main', href: `/result/${id}` }, t('finale-result')),
      h('button', { type: 'button', onclick: close }, t('finale-board'))));
}

/** The grandes on their steps. @param {Place[]} places @param {Player[]} winners */
export const finalePicture = (places, winners) => h('svg', { class: 'finale-picture', viewBox: '0 0 600 400', 'aria-hidden': 'true' },
  h('g', { class: 'finale-rays' }, Array.from({ length: 16 }, (_, index) => h('path', { d: 'M300 190L284-300H316Z', transform: `rotate(${index * 22.5} 300 190)` }))),
  [[52, 1], [548, -1]].map(([x, side]) => tower(x, side, winners)),
  h('path', { class: 'finale-hills', d: 'M-400 440V330Q-300 290-200 334-100 366 0 330 90 300 180 336T360 330Q440 318 520 338 570 348 640 322 760 290 1000 340V440Z' }),
  places.map((place, rank) => step(place, rank)),
  h('g', { class: 'finale-shields' }, Array.from({ length: 18 }, (_, index) => fallingShield(index, winners[index % winners.length]))));

/** @param {number} x @param {number} side @param {Player[]} winners */
const tower = (x, side, winners) => h('g', { transform: `translate(${x} 352)` },
  h('path', { class: 'finale-tower', d: TOWER }), h('path', { class: 'finale-door', d: 'M-11 0v-26a11 11 0 0 1 22 0V0z' }),
  h('path', { class: 'finale-pole', d: 'M0-144V-226' }),
  h('g', { transform: `scale(${side} 1)` }, h('path', { class: `finale-flag of-${winners[side > 0 ? 0 : winners.length - 1]}`, d: 'M0-226Q20-236 38-226T74-226L62-209 74-192Q56-182 38-192T0-192Z' })));

/** @param {Place} one @param {number} rank */
function step({ player, place, score }, rank) {
  const { x, high } = STEPS[rank];
  const top = GROUND - high;
  return h('g', { key: player, class: `finale-step of-${player}`, style: { '--rank': rank } },
    h('rect', { class: 'finale-block', x: x - 56, y: top, width: 112, height: high + 28, rx: 4 }),
    h('text', { class: 'finale-place', x, y: top + 30 }, place), place === 1 && h('text', { class: 'finale-score', x, y: top + 62 }, score),
    h('g', { transform: `translate(${x} ${top}) scale(1.55)` }, figure(player)),
    place === 1 && h('g', { transform: `translate(${x} ${top - 112})` }, h('path', { class: 'finale-crown', d: CROWN })));
}

/** @param {number} index @param {Player} player */
const fallingShield = (index, player) => h('g', { transform: `translate(${20 + ((index * 137) % 560)} -30) scale(${0.35 + (index % 3) * 0.1})` },
  h('path', { class: `finale-shield of-${player}`, d: SHIELD, style: { '--delay': `${((index * 7) % 18) * 0.28}s` } }));
