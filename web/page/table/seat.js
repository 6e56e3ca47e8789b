/** A player's place at the table: who it is, what lies before them, whether they are awaited. */

import { disc } from '../board/disc.js';
import { h } from '../lib/dom.js';
import { rememberedEach } from '../lib/same.js';
import { language, t } from '../words.js';
import { chip } from './chip.js';
import { clock } from './clock.js';
import { glyph } from './glyph.js';
import { used } from './hand.js';
import { cardName, colourName, levelName, naming, row, siteName } from '../names.js';
import { stage, sum } from './order.js';

/**
 * @typedef {object} Around  what a seat is shown with
 * @property {any} view
 * @property {import('../../types/wire.js').Seat[]} seats
 * @property {string[]} yours
 * @property {string[]} asked
 * @property {boolean} wide
 * @property {number} heard  when the clocks were told
 * @property {Map<string, import('./known.js').Used>} [played]  power cards so far
 * @property {Set<string>} [discs]  who has set one
 */

/** Everybody, in the order of seats; the dummy last. @param {Around} around */
export function seats(around) {
  const dummy = 'dummy' in around.view.provinces && around.view.players.length === 2;
  return h('ul', { class: 'seats', 'aria-label': t('seats-label') },
    around.seats.map(({ seat }) => seated(around, seat)), dummy && neutral(around.view));
}

/** One of them, by themselves. */
const seated = rememberedEach(placed, (around, player) => [...told(around, player), ...owned(around.view, player), language.get()]);

/** What is told of a player that is not in their view of the game. @param {Around} around @param {string} player */
function told({ seats, yours, asked, wide, heard, played, discs }, player) {
  const seat = seatOf(seats, player);
  const { powers, back } = played?.get(player) ?? { powers: [], back: 0 };
  return [seat, naming(seats)(player), yours.includes(player), asked.includes(player), wide, seat.left === null || heard, discs?.has(player), powers.join(), back];
}

/** What a player has in a view. @param {any} view @param {string} player */
const owned = (view, player) => [
  view.scores[player], end(view), stage(view, player), view.start === player, view.vetoes, view.courts[player], view.provinces[player],
  view.hands[player], view.variants, view.modifiers[player], grandeOf(view, player), view.played[player], taken(view, player), view.own?.player === player && view.own.disc,
];

/** @param {import('../../types/wire.js').Seat[]} seats @param {string} player */
const seatOf = (seats, player) => /** @type {import('../../types/wire.js').Seat} */ (seats.find(({ seat }) => seat === player));

/** @param {Around} around @param {string} player */
function placed(around, player) {
  const { view, asked, yours } = around;
  const seat = seatOf(around.seats, player);
  const at = stage(view, player);
  const classes = ['seat', `of-${player}`, at, asked.includes(player) ? 'asked' : '', yours.includes(player) ? 'yours' : ''];
  return h('li', { key: player, class: classes.join(' ') },
    h('div', { class: 'seat-head' }, chip(player), who(seat, around), marks(seat, view),
      h('b', { class: 'score', dataset: { place: around.wide ? `score:${player}` : undefined } }, h('span', { class: 'hidden-text' }, t('seat-points')), view.scores[player])),
    h('span', { class: 'lead', 'aria-hidden': 'true', style: { '--part': view.scores[player] / end(view) } }),
    h('div', { class: 'seat-line' }, supplies(view, player)),
    h('div', { class: 'seat-line' }, laid(view, player), state(seat, around)),
    history(player, around));
}

/** The end of the score track: somewhat beyond the leader. @param {any} view */
const end = (view) => Math.max(30, ...Object.values(view.scores)) * 1.05;

/** @param {import('../../types/wire.js').Seat} seat @param {Around} around */
function who(seat, { yours, seats }) {
  return h('span', { class: 'who' }, h('b', null, naming(seats)(seat.seat)), ' ', kind(seat, yours));
}

/** @param {import('../../types/wire.js').Seat} seat @param {string[]} yours */
function kind(seat, yours) {
  const tag = (/** @type {string} */ text) => h('span', { class: 'tag' }, text);
  if (seat.kind === 'bot') return tag(t('seat-bot', { level: levelName(seat.level ?? '') }));
  if (seat.kind === 'stand-in') return tag(t('seat-stand-in', { level: levelName(seat.level ?? '') }));
  if (yours.includes(seat.seat)) return tag(t('seat-you'));
  return h('span', { class: `presence ${seat.present ? 'here' : ''}`, title: t(seat.present ? 'seat-here' : 'seat-away') },
    h('span', { class: 'hidden-text' }, t(seat.present ? 'seat-here' : 'seat-away')));
}

/** The start marker and vetoes. @param {import('../../types/wire.js').Seat} seat @param {any} view */
function marks({ seat }, view) {
  const vetoes = view.vetoes.filter((/** @type {any} */ { holder }) => holder === seat);
  return h('span', { class: 'marks' },
    view.start === seat && sign('start', t('seat-start')),
    vetoes.map((/** @type {any} */ { rounds }, /** @type {number} */ index) => h('span', { key: `veto${index}` }, sign('veto', t('seat-veto', { rounds })))));
}

/** @param {string} name @param {string} text */
const sign = (name, text) => h('span', { class: `sign sign-${name}`, title: text }, glyph(name), h('span', { class: 'hidden-text' }, text));

/** @param {string} name @param {any} value @param {string} text @param {string} [place] */
const count = (name, value, text, place) =>
  h('span', { class: `amount amount-${name}`, title: text, dataset: { place } }, glyph(name), h('span', { class: 'hidden-text' }, text), h('b', null, value));

/** Where a player's grande stands. @param {any} view @param {string} player @returns {string | undefined} */
const grandeOf = (view, player) => [...Object.entries(view.regions), ['castillo', view.castillo]].find(([, ground]) => ground.grandes.includes(player))?.[0];

/** The action card a player took. @param {any} view @param {string} player @returns {string | undefined} */
const taken = (view, player) => view.offers.find((/** @type {any} */ { by }) => by === player)?.card;

/** @param {any} view @param {string} player */
function supplies(view, player) {
  const grande = grandeOf(view, player);
  return h('span', { class: 'supplies' },
    player in view.courts && count('court', view.courts[player], t('seat-court'), `${player}@court`),
    count('province', view.provinces[player], t('seat-province'), `${player}@province`),
    player in view.hands && count('hand', view.hands[player], t('seat-hand')),
    view.variants.power_shift && player in view.modifiers && count('modifier', view.modifiers[player], t('seat-modifiers')),
    grande !== undefined && h('span', { class: 'amount amount-grande', title: t('seat-grande', { site: siteName(grande) }) }, glyph('grande'), h('span', { class: 'hidden-text' }, t('seat-grande', { site: '' })), siteName(grande)));
}

/** What was laid down this round, and the action card that was taken. @param {any} view @param {string} player */
function laid(view, player) {
  const now = view.played[player];
  const card = taken(view, player);
  if (!now && !card) return null;
  return h('span', { class: 'laid' },
    now && h('span', { class: 'power-mini', dataset: { place: `played:${player}` }, title: t('seat-played', { power: now.power }) }, h('span', { class: 'hidden-text' }, t('seat-played', { power: '' })),
      now.power, now.modifier && h('small', null, now.modifier), now.modifier && h('span', { class: 'faint' }, ` = ${sum(now)}`)),
    card && h('span', { class: 'took' }, cardName(card)));
}

/** Awaited, disc set, time left. @param {import('../../types/wire.js').Seat} seat @param {Around} around */
function state(seat, { view, asked, heard, discs, yours }) {
  const player = seat.seat;
  const awaited = asked.includes(player);
  const time = clock(seat.left, heard, awaited);
  const set = !awaited && discs?.has(player);
  return (awaited || set || time) && h('span', { class: 'seat-state' },
    awaited && h('span', { class: 'awaits' }, t(yours.includes(player) ? 'seat-your-turn' : 'seat-thinks')),
    set && [h('span', null, t('seat-disc')), disc({ colour: player, state: 'set', region: view.own?.player === player ? view.own.disc : null })], time);
}

/** What was used so far. @param {string} player @param {Around} around */
function history(player, { played }) {
  const mine = played?.get(player);
  return mine && h('div', { class: 'seat-used' }, used(mine.powers), mine.back > 0 && h('small', null, t('seat-back', { count: mine.back })));
}

/** @param {any} view */
function neutral(view) {
  return h('li', { key: 'dummy', class: `seat of-dummy ${stage(view, 'dummy')}` },
    h('div', { class: 'seat-head' }, chip('dummy'), h('span', { class: 'who' }, h('b', null, colourName('dummy')), ' ', h('span', { class: 'tag' }, t('seat-dummy')))),
    h('div', { class: 'seat-line' }, supplies({ ...view, hands: {}, courts: {}, modifiers: {} }, 'dummy'), laid(view, 'dummy')),
    view.region_cards.length > 0 && h('p', { class: 'used-up' }, t('seat-drawn', { regions: row(view.region_cards.map(siteName)) })));
}

/** For a narrow screen: emblem and points only. @param {Around} around */
export const tally = (around) => h('ul', { class: 'tally', 'aria-label': t('tally-label') }, around.seats.map(({ seat }) => counted(around, seat)));

const counted = rememberedEach((/** @type {Around} */ { view, asked, yours, wide }, seat) =>
  h('li', { key: seat, class: `of-${seat} ${asked.includes(seat) ? 'asked' : ''} ${yours.includes(seat) ? 'yours' : ''}`, dataset: { place: wide ? undefined : `score:${seat}` } },
    chip(seat), h('span', { class: 'hidden-text' }, colourName(seat)), h('b', null, view.scores[seat]),
    view.played[seat] && h('span', { class: 'power-mini' }, h('span', { class: 'hidden-text' }, t('seat-played', { power: '' })), sum(view.played[seat]))),
({ view, asked, yours, wide }, seat) => [view.scores[seat], view.played[seat], asked.includes(seat), yours.includes(seat), wide, language.get()]);
