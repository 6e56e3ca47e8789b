/** The chance to win or the expected lead of every player over the game. Any moment can be opened, by pointer or keyboard. */

import { h } from '../lib/dom.js';
import { widthOf } from '../lib/text-width.js';
import { t } from '../i18n/messages.js';
import { playerName } from '../i18n/names.js';
import { scale, spread } from '../replay/scale.js';
import { lastRound, leadTicks, nearestMoment } from './moments.js';
import { change, percent, points } from './numbers.js';

/**
 * @import { Review, ReviewSeatValue, ReviewTurningPoint } from '../../types/engine.js'
 * @import { Player, Seat } from '../../types/wire.js'
 *
 * @typedef {'win' | 'margin'} Measure
 * @typedef {{ measure: Measure, at: number | null }} GraphState  `at`: the moment that is pointed at
 *
 * @typedef {object} GraphScene
 * @property {Review} review
 * @property {Seat[]} seats
 * @property {number} width
 * @property {GraphState} state
 * @property {(change: Partial<GraphState>) => void} set
 * @property {(ply: number) => void} open  shows a ply of the review
 *
 * @typedef {object} Axes  where a ply and a value are drawn
 * @property {(ply: number) => number} x
 * @property {(value: number) => number} y
 * @property {(of: ReviewSeatValue) => number} value
 * @property {number[]} ticks
 * @property {string[]} names  at the right end, as short as their room
 * @property {{ left: number, right: number, top: number, bottom: number, height: number }} edges
 */

/** Dashes distinguish the lines without colour. @type {Record<string, string>} */
const DASHES = { red: '', blue: '9 4', green: '2 4', orange: '14 4 2 4', purple: '5 3' };
const SHARES = [0, 0.25, 0.5, 0.75, 1];
/** @type {Measure[]} */
const MEASURES = ['win', 'margin'];
/** @type {{ win: 'review-graph', margin: 'review-margin' }} */
const NAMES = { win: 'review-graph', margin: 'review-margin' };
/** @type {Record<Measure, (value: number) => string>} */
const FORMATS = { win: (share) => `${percent(share)}%`, margin: points };
/** Between the lines and the texts beside them. */
const GAP = 6;
/** The share of the width that values and names at the right end may take. */
const LABELS = 0.28;
/** How far the keys move. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10, Home: -Infinity, End: Infinity };

/** @param {GraphScene} scene */
export function graph(scene) {
  const { review, seats, state, set } = scene;
  const text = FORMATS[state.measure];
  const ends = review.players.map((player, seat) => t('review-graph-end', { name: playerName(seats, player), start: text(valueAt(scene, 0, seat)), end: text(valueAt(scene, review.moments.length - 1, seat)) }));
  return [
    h('div', { class: 'review-measures', role: 'group', 'aria-label': t('review-graph-choice'), key: 'measures' }, MEASURES.map((one) => h('button', {
      key: one, type: 'button', 'aria-pressed': String(one === state.measure), onclick: () => set({ measure: one }),
    }, t(NAMES[one])))),
    h('p', { class: 'faint', key: 'about' }, t(`${NAMES[state.measure]}-about`), ' ', t('review-graph-marks')),
    h('p', { class: 'hidden-text', key: 'ends' }, ends.join(' ')),
    chart(scene),
    h('p', { class: 'review-here', key: 'here' }, state.at === null ? t('review-graph-click') : momentText(scene, state.at)),
  ];
}

/** A slider over the moments of the game. @param {GraphScene} scene */
function chart(scene) {
  const { review, state, set, open } = scene;
  const axes = axesOf(scene);
  const last = review.moments.length - 1;
  const at = state.at ?? 0;
  const pointed = (/** @type {MouseEvent} */ event) => nearestMoment(review.moments, pointedPly(event, scene, axes));
  const keyed = (/** @type {KeyboardEvent} */ event) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (step === undefined) open(review.moments[at].ply);
    else set({ at: Math.max(0, Math.min(last, at + step)) });
  };
  return h('div', {
    class: 'review-chart', key: 'chart', role: 'slider', tabindex: '0', 'aria-label': t('review-graph-cursor'),
    'aria-valuemin': 0, 'aria-valuemax': last, 'aria-valuenow': at, 'aria-valuetext': momentText(scene, at), onkeydown: keyed,
    onclick: (/** @type {MouseEvent} */ event) => open(review.moments[pointed(event)].ply),
    onpointermove: (/** @type {PointerEvent} */ event) => pointed(event) !== state.at && set({ at: pointed(event) }),
  }, drawing(scene, axes));
}

/** @param {GraphScene} scene @param {Axes} axes */
function drawing(scene, axes) {
  const { review, seats, width, state } = scene;
  const { x, y, ticks, names, edges: { left, right, top, bottom, height } } = axes;
  const text = FORMATS[state.measure];
  const end = review.players.map((_, seat) => valueAt(scene, review.moments.length - 1, seat));
  const labels = spread(end.map(y), 18, top, bottom);
  return h('svg', { class: 'race review-graph', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' },
    ticks.map((tick) => h('g', { class: 'race-mark', key: `s${tick}` },
      h('line', { x1: left, x2: right, y1: tenth(y(tick)), y2: tenth(y(tick)) }),
      h('text', { x: left - GAP, y: tenth(y(tick)) + 4, 'text-anchor': 'end' }, tickText(state.measure, tick)))),
    review.marks.filter(({ kind }) => kind === 'scoring').map(({ ply, round }) => h('g', { class: 'race-round general', key: `r${ply}` },
      h('line', { x1: tenth(x(ply)), x2: tenth(x(ply)), y1: top, y2: bottom }),
      h('text', { x: tenth(x(ply)), y: height - 9, 'text-anchor': 'middle' }, round))),
    review.players.map((player, seat) => h('path', { class: `race-line of-${player}`, key: `l${player}`, 'stroke-dasharray': DASHES[player], d: path(scene, axes, seat) })),
    review.turning_points.map((point) => turn(point, scene, axes)),
    state.at !== null && cursor(scene, axes, state.at),
    review.players.map((player, seat) => h('text', { class: `race-name of-${player}`, key: `n${player}`, x: right + GAP, y: labels[seat] + 5 },
      h('tspan', { class: 'race-points' }, text(end[seat])), ' ', h('tspan', null, names[seat]))));
}

/** @param {GraphScene} scene @returns {Axes} */
function axesOf(scene) {
  const { review, seats, width, state: { measure } } = scene;
  const height = width < 560 ? 240 : 320;
  const margins = review.moments.flatMap(({ seats }) => seats.map(({ margin }) => margin));
  const ticks = measure === 'win' ? SHARES : leadTicks(Math.min(...margins), Math.max(...margins));
  const ends = review.players.map((_, seat) => widthOf(`${FORMATS[measure](valueAt(scene, review.moments.length - 1, seat))} `, font(800)));
  const names = review.players.map((player, seat) => shortened(playerName(seats, player), width * LABELS - ends[seat], font(500)));
  const labels = Math.max(...names.map((name, seat) => ends[seat] + widthOf(name, font(500))));
  const scaled = Math.max(...ticks.map((tick) => widthOf(tickText(measure, tick), font(500))));
  const edges = { left: Math.ceil(scaled) + 2 * GAP, right: Math.floor(width - labels) - 2 * GAP, top: 16, bottom: height - 28, height };
  return {
    x: scale([0, Math.max(1, review.plies)], [edges.left, edges.right]),
    y: scale([ticks[0], ticks[ticks.length - 1]], [edges.bottom, edges.top]),
    value: (of) => of[measure], ticks, names, edges,
  };
}

/** @param {GraphScene} scene @param {Axes} axes @param {number} seat */
function path({ review }, { x, y, value }, seat) {
  return review.moments.map(({ ply, seats }, at) => `${at === 0 ? 'M' : 'L'}${tenth(x(ply))} ${tenth(y(value(seats[seat])))}`).join('');
}

/** A turning point is shown from before it. @param {ReviewTurningPoint} point @param {GraphScene} scene @param {Axes} axes */
function turn(point, { review, open }, { x, y, value }) {
  const moment = review.moments.find(({ ply }) => ply === point.ply);
  const seat = moment?.seats[review.players.indexOf(point.player)];
  const opened = (/** @type {Event} */ event) => {
    event.stopPropagation();
    open(point.from);
  };
  return seat && h('circle', { class: `race-dot review-turn of-${point.player}`, key: `t${point.ply}`, cx: tenth(x(point.ply)), cy: tenth(y(value(seat))), r: 6, onclick: opened });
}

/** @param {GraphScene} scene @param {Axes} axes @param {number} at */
function cursor({ review }, { x, y, value, edges }, at) {
  const { ply, seats } = review.moments[at];
  return h('g', { class: 'review-cursor', key: 'cursor' },
    h('line', { x1: tenth(x(ply)), x2: tenth(x(ply)), y1: edges.top, y2: edges.bottom }),
    review.players.map((player, seat) => h('circle', { class: `race-dot of-${player}`, key: player, cx: tenth(x(ply)), cy: tenth(y(value(seats[seat]))), r: 4 })));
}

/** What a moment was worth to everyone. @param {GraphScene} scene @param {number} at */
function momentText(scene, at) {
  const { review, seats, state } = scene;
  const { ply } = review.moments[at];
  const values = review.players.map((player, seat) => `${playerName(seats, player)} ${FORMATS[state.measure](valueAt(scene, at, seat))}`);
  return `${t('review-step', { round: lastRound(review.marks, ply), ply })}: ${values.join(', ')}`;
}

/** @param {MouseEvent} event @param {GraphScene} scene @param {Axes} axes */
function pointedPly(event, { review, width }, { edges: { left, right } }) {
  const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
  return scale([left, right], [0, Math.max(1, review.plies)])(((event.clientX - box.left) / box.width) * width);
}

/** @param {GraphScene} scene @param {number} at @param {number} seat */
const valueAt = ({ review, state }, at, seat) => review.moments[at].seats[seat][state.measure];

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

/** @param {Measure} measure @param {number} tick */
const tickText = (measure, tick) => (measure === 'win' ? FORMATS.win(tick) : String(tick));

/** That of `.race` in pages.css. @param {number} weight */
const font = (weight) => `${weight} 13px ${globalThis.document ? getComputedStyle(document.documentElement).getPropertyValue('--text') : ''}`;

/** A text that is too wide loses letters at its end. @param {string} text @param {number} room @param {string} style */
function shortened(text, room, style) {
  const letters = [...text];
  const fitting = (/** @type {number} */ count) => (count === letters.length ? text : `${letters.slice(0, count).join('')}…`);
  let count = letters.length;
  while (count > 1 && widthOf(fitting(count), style) > room) count -= 1;
  return fitting(count);
}
