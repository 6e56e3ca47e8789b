/** A chart of the scores by round. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { spread, scale, ticks } from './scale.js';
import { playerName } from '../i18n/names.js';

/**
 * @import { Player, Seat } from '../../types/wire.js'
 * @import { Milestone } from './summary.js'
 */

/** Dashes distinguish the lines without colour. @type {Record<string, string>} */
const DASHES = { red: '', blue: '9 4', green: '2 4', orange: '14 4 2 4', purple: '5 3' };

/**
 * @param {Milestone[]} rounds
 * @param {Player[]} players
 * @param {Seat[]} seats
 * @param {number[]} scorings  rounds that a general scoring closes
 * @param {number} width
 */
export function scoreChart(rounds, players, seats, scorings, width) {
  const general = (/** @type {number} */ round) => scorings.includes(round);
  const narrow = width < 560;
  const [left, right, top, low, height] = [34, narrow ? 120 : 200, 16, 30, narrow ? 260 : 340];
  const points = [{ round: 0, scores: Object.fromEntries(players.map((player) => [player, 0])) }, ...rounds];
  const high = Math.max(...players.map((player) => points.at(-1)?.scores[player] ?? 0));
  const marks = ticks(high, 5).filter((mark) => mark <= high);
  const x = scale([0, points.length - 1], [left, width - right]);
  const y = scale([0, Math.max(high, 1)], [height - low, top]);
  const end = (/** @type {Player} */ player) => points.at(-1)?.scores[player] ?? 0;
  const labels = spread(players.map((player) => y(end(player))), 19, top, height - low);
  const totals = players.map((player) => t('end-race-one', { name: playerName(seats, player), points: end(player) })).join(' ');
  return h('svg', { class: 'race', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `${t('end-race')}. ${totals}` },
    marks.map((mark) => h('g', { class: 'race-mark', key: `m${mark}` },
      h('line', { x1: left, x2: width - right, y1: y(mark), y2: y(mark) }),
      h('text', { x: left - 6, y: y(mark) + 4, 'text-anchor': 'end' }, mark))),
    rounds.map(({ round }, at) => h('g', { class: general(round) ? 'race-round general' : 'race-round', key: `r${round}` },
      general(round) && h('line', { x1: x(at + 1), x2: x(at + 1), y1: top, y2: height - low }),
      h('text', { x: x(at + 1), y: height - 10, 'text-anchor': 'middle' }, round))),
    players.map((player) => h('path', { class: `race-line of-${player}`, key: `l${player}`, 'stroke-dasharray': DASHES[player],
      d: points.map(({ scores }, at) => `${at === 0 ? 'M' : 'L'}${at0(x(at))} ${at0(y(scores[player] ?? 0))}`).join('') })),
    players.flatMap((player) => points.slice(1).map(({ scores }, at) => h('circle', { class: `race-dot of-${player}`, key: `d${player}${at}`,
      cx: at0(x(at + 1)), cy: at0(y(scores[player] ?? 0)), r: at === points.length - 2 ? 5 : 3 }))),
    players.map((player, at) => h('text', { class: `race-name of-${player}`, key: `n${player}`, x: width - right + 10, y: labels[at] + 5 },
      h('tspan', { class: 'race-points' }, end(player)), ' ', h('tspan', null, short(playerName(seats, player), narrow ? 7 : 16)))));
}

/** @param {number} value */
const at0 = (value) => Math.round(value * 10) / 10;

/** @param {string} name @param {number} most */
const short = (name, most) => ([...name].length > most ? `${[...name].slice(0, most - 1).join('')}…` : name);
