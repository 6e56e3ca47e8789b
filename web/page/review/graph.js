/** The chance to win of every player over the game. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { playerName } from '../i18n/names.js';
import { scale, spread } from '../replay/scale.js';
import { change, percent } from './numbers.js';

/**
 * @import { Review, ReviewTurningPoint } from '../../types/engine.js'
 * @import { Player, Seat } from '../../types/wire.js'
 */

/** Dashes distinguish the lines without colour. @type {Record<string, string>} */
const DASHES = { red: '', blue: '9 4', green: '2 4', orange: '14 4 2 4', purple: '5 3' };
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/**
 * @param {Review} review
 * @param {Seat[]} seats
 * @param {number} width
 * @param {(ply: number) => void} open  shows a ply of the review
 */
export function winGraph(review, seats, width, open) {
  const narrow = width < 560;
  const [left, right, top, low, height] = [48, narrow ? 108 : 170, 16, 28, narrow ? 240 : 320];
  const { players, moments } = review;
  const x = scale([0, Math.max(1, review.plies)], [left, width - right]);
  const y = scale([0, 1], [height - low, top]);
  const win = (/** @type {number} */ at, /** @type {number} */ seat) => moments[at].seats[seat].win;
  const last = moments.length - 1;
  const labels = spread(players.map((_, seat) => y(win(last, seat))), 18, top, height - low);
  const summaries = players.map((player, seat) => t('review-graph-end', { name: playerName(seats, player), win: percent(win(0, seat)), end: percent(win(last, seat)) }));
  return h('svg', { class: 'race review-graph', viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `${t('review-graph')}. ${summaries.join(' ')}` },
    SHARES.map((share) => h('g', { class: 'race-mark', key: `s${share}` },
      h('line', { x1: left, x2: width - right, y1: y(share), y2: y(share) }),
      h('text', { x: left - 6, y: y(share) + 4, 'text-anchor': 'end' }, `${percent(share)}%`))),
    review.marks.filter(({ kind }) => kind === 'scoring').map(({ ply, round }) => h('g', { class: 'race-round general', key: `r${ply}` },
      h('line', { x1: tenth(x(ply)), x2: tenth(x(ply)), y1: top, y2: height - low }),
      h('text', { x: tenth(x(ply)), y: height - 9, 'text-anchor': 'middle' }, round))),
    players.map((player, seat) => h('path', { class: `race-line of-${player}`, key: `l${player}`, 'stroke-dasharray': DASHES[player],
      d: moments.map(({ ply }, at) => `${at === 0 ? 'M' : 'L'}${tenth(x(ply))} ${tenth(y(win(at, seat)))}`).join('') })),
    review.turning_points.map((point) => turn(point, review, x, y, open)),
    players.map((player, seat) => h('text', { class: `race-name of-${player}`, key: `n${player}`, x: width - right + 8, y: labels[seat] + 5 },
      h('tspan', { class: 'race-points' }, `${percent(win(last, seat))}%`), ' ', h('tspan', null, short(playerName(seats, player), narrow ? 6 : 14)))));
}

/** The list below the graph has the same links for the keyboard. @param {ReviewTurningPoint} point @param {Review} review @param {(ply: number) => number} x @param {(share: number) => number} y @param {(ply: number) => void} open */
function turn(point, review, x, y, open) {
  const moment = review.moments.find(({ ply }) => ply === point.ply);
  const win = moment?.seats[review.players.indexOf(point.player)].win ?? 0;
  return h('circle', { class: `race-dot review-turn of-${point.player}`, key: `t${point.ply}`, cx: tenth(x(point.ply)), cy: tenth(y(win)), r: 6, onclick: () => open(point.from) });
}

/** @param {Review} review @param {Seat[]} seats @param {(ply: number) => string} link */
export function turningPoints(review, seats, link) {
  const text = (/** @type {ReviewTurningPoint} */ { ply, player, change: by }) =>
    t('review-turning-point', { ply, who: playerName(seats, /** @type {Player} */ (player)), change: change(by) });
  return review.turning_points.length > 0 && [
    h('h3', { key: 'turns' }, t('review-turning-points')),
    h('ul', { class: 'review-turns', key: 'turn-list' }, review.turning_points.map((point) => h('li', { key: point.ply }, h('a', { href: link(point.from) }, text(point))))),
  ];
}

/** @param {number} value */
const tenth = (value) => Math.round(value * 10) / 10;

/** @param {string} name @param {number} most */
const short = (name, most) => ([...name].length > most ? `${[...name].slice(0, most - 1).join('')}…` : name);
