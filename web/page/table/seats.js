/** The players: name, score, supplies, cards of the round, clock. */

import { disc } from '../board/disc.js';
import { tray } from '../board/tray.js';
import { h } from '../lib/dom.js';
import { memoEach } from '../lib/memo.js';
import { language, t } from '../i18n/messages.js';
import { playerChip } from '../components/player-chip.js';
import { clock } from './clock.js';
import { glyph } from '../components/glyph.js';
import { cardName, colourName, joined, levelName, playerNames, siteName } from '../i18n/names.js';
import { isOwnTurn } from '../questions/occasion.js';
import { powerSum, turnStage } from './turn-order.js';

/**
 * @import { Player, Seat, Site, View } from '../../types/wire.js'
 * @import { Used } from './public-knowledge.js'
 *
 * @typedef {object} SeatContext
 * @property {View} view
 * @property {Pick<View, 'turn' | 'discs'>} turn  whose turn it is, also while a draft shows more
 * @property {Seat[]} seats
 * @property {Player[]} yours
 * @property {Player[]} asked
 * @property {boolean} wide
 * @property {number} receivedAt  when the clocks were received
 * @property {Map<Player, Used>} [used]  power cards so far
 * @property {Set<Player>} [discs]  who has set a disc
 * @property {() => void} [openLegend]  explains the symbols
 */

/** All players in the order of seats; the dummy last. @param {SeatContext} context */
export function seatList(context) {
  const hasDummy = 'dummy' in context.view.provinces && context.view.players.length === 2;
  return h('ul', { class: 'seats', 'aria-label': t('seats-label') },
    context.seats.map(({ seat }) => seatItem(context, seat)), hasDummy && dummySeat(context.view),
    context.openLegend && h('li', { key: 'legend' }, h('button', { class: 'quiet legend-open', onclick: context.openLegend }, t('legend-title'))));
}

const seatItem = memoEach(describe, (context, /** @type {Player} */ player) => [...tableDependencies(context, player), ...viewDependencies(context.view, player), language.get()]);

/** @param {SeatContext} context @param {Player} player */
function tableDependencies({ turn, seats, yours, asked, wide, receivedAt, used, discs }, player) {
  const seat = findSeat(seats, player);
  const { powers, back } = used?.get(player) ?? { powers: [], back: 0 };
  return [seat, playerNames(seats)(player), yours.includes(player), asked.includes(player), wide, seat.left === null || receivedAt, discs?.has(player), powers.join(), back, isOwnTurn(turn, player)];
}

/** @param {View} view @param {Player} player */
const viewDependencies = (view, player) => [
  view.scores[player], scoreScale(view), turnStage(view, player), view.start === player, view.vetoes, view.courts[player], view.provinces[player],
  view.hands[player], view.variants, view.modifiers[player], grandeSite(view, player), view.played[player], takenCard(view, player), view.own?.player === player && view.own.disc,
];

/** @param {Seat[]} seats @param {Player} player */
const findSeat = (seats, player) => /** @type {Seat} */ (seats.find(({ seat }) => seat === player));

/** @param {SeatContext} context @param {Player} player */
function describe(context, player) {
  const { view, asked, yours } = context;
  const seat = findSeat(context.seats, player);
  const classes = ['seat', `of-${player}`, turnStage(view, player), asked.includes(player) ? 'asked' : '', yours.includes(player) ? 'yours' : ''];
  return h('li', { key: player, class: classes.join(' ') },
    h('div', { class: 'seat-head' }, playerChip(player), seatName(seat, context), signs(seat, view), h('span', { class: 'score-and-clock' },
      h('b', { class: 'score', dataset: { place: context.wide ? `score:${player}` : undefined } }, h('span', { class: 'hidden-text' }, t('seat-points')), view.scores[player]),
      clock(seat.left, context.receivedAt, asked.includes(player)))),
    h('span', { class: 'lead', 'aria-hidden': 'true', style: { '--part': view.scores[player] / scoreScale(view) } }),
    h('div', { class: 'seat-line' }, supplies(view, player)),
    h('div', { class: 'seat-line' }, roundCards(view, player), state(seat, context)),
    h('div', { class: 'seat-used' }, grandeAt(grandeSite(view, player)), usedCards(player, context)));
}

/** The end of the score bar: a little beyond the leader. @param {View} view */
const scoreScale = (view) => Math.max(30, ...Object.values(view.scores)) * 1.05;

/** @param {Seat} seat @param {SeatContext} context */
const seatName = (seat, { yours, seats }) => h('span', { class: 'who' }, h('b', null, playerNames(seats)(seat.seat)), ' ', seatTag(seat, yours));

/** @param {Seat} seat @param {Player[]} yours */
function seatTag(seat, yours) {
  const tag = (/** @type {string} */ text) => h('span', { class: 'tag' }, text);
  const level = seat.level ? levelName(seat.level) : '';
  if (seat.kind === 'bot') return tag(t('seat-bot', { level }));
  if (seat.kind === 'stand-in') return tag(t('seat-stand-in', { level }));
  if (yours.includes(seat.seat)) return tag(t('seat-you'));
  return h('span', { class: `presence ${seat.present ? 'here' : ''}`, title: t(seat.present ? 'seat-here' : 'seat-away') },
    h('span', { class: 'hidden-text' }, t(seat.present ? 'seat-here' : 'seat-away')));
}

/** The start marker and vetoes. @param {Seat} seat @param {View} view */
function signs({ seat }, view) {
  const vetoes = view.vetoes.filter(({ holder }) => holder === seat);
  return h('span', { class: 'marks' },
    view.start === seat && sign('start', t('seat-start')),
    vetoes.map(({ rounds }, index) => h('span', { key: `veto${index}` }, sign('veto', t('seat-veto', { rounds })))));
}

/** @param {string} name @param {string} text */
const sign = (name, text) => h('span', { class: `sign sign-${name}`, title: text }, glyph(name), h('span', { class: 'hidden-text' }, text));

/** @param {string} name @param {number | string} value @param {string} text */
const amount = (name, value, text) =>
  h('span', { class: `amount amount-${name}`, title: text }, glyph(name), h('span', { class: 'hidden-text' }, text), h('b', null, value));

/** Caballeros in a tray. @param {'court' | 'province'} name @param {Player} player @param {number} count @param {string} text */
const supply = (name, player, count, text) =>
  h('span', { class: `amount supply amount-${name}`, title: text, dataset: { place: `${player}@${name}` } }, glyph(name), h('span', { class: 'hidden-text' }, text), tray(player, count), h('b', null, count));

/** Where a player's grande stands. @param {View} view @param {Player} player @returns {Site | undefined} */
function grandeSite(view, player) {
  if (view.castillo.grandes.includes(player)) return 'castillo';
  const regions = /** @type {[Site, { grandes: Player[] }][]} */ (Object.entries(view.regions));
  return regions.find(([, { grandes }]) => grandes.includes(player))?.[0];
}

/** The action card that a player took. @param {View} view @param {Player} player */
const takenCard = (view, player) => view.offers.find(({ by }) => by === player)?.card;

/** @param {View} view @param {Player} player */
function supplies(view, player) {
  return h('span', { class: 'supplies' },
    player in view.courts && supply('court', player, view.courts[player], t('seat-court')),
    supply('province', player, view.provinces[player], t('seat-province')),
    player in view.hands && amount('hand', view.hands[player], t('seat-hand')),
    view.variants.includes('power-shift') && player in view.modifiers && amount('modifier', view.modifiers[player], t('seat-modifiers')));
}

/** @param {Site | undefined} site */
const grandeAt = (site) => site !== undefined && h('span', { class: 'amount amount-grande', title: t('seat-grande', { site: siteName(site) }) },
  glyph('grande'), h('span', { class: 'hidden-text' }, t('seat-grande', { site: '' })), siteName(site));

/** The power card and the action card of this round. @param {View} view @param {Player} player */
function roundCards(view, player) {
  const played = view.played[player];
  const card = takenCard(view, player);
  if (!played && !card) return null;
  return h('span', { class: 'laid' },
    played && h('span', { class: 'power-mini', dataset: { place: `played:${player}` }, title: t('seat-played', { power: played.power }) }, h('span', { class: 'hidden-text' }, t('seat-played', { power: '' })),
      played.power, played.modifier && h('small', null, played.modifier), played.modifier && h('span', { class: 'faint' }, ` = ${powerSum(played)}`)),
    card && h('span', { class: 'took' }, cardName(card)));
}

/** Whether the player must act or has set a disc. @param {Seat} seat @param {SeatContext} context */
function state({ seat: player }, { view, turn, asked, discs, yours }) {
  const isAsked = asked.includes(player);
  const hasDisc = !isAsked && discs?.has(player);
  return (isAsked || hasDisc) && h('span', { class: 'seat-state', title: hasDisc ? t('seat-disc') : undefined },
    isAsked && h('span', { class: 'awaits' }, t(!yours.includes(player) ? 'seat-thinks' : isOwnTurn(turn, player) ? 'seat-your-turn' : 'seat-asked')),
    hasDisc && [h('span', { class: 'hidden-text' }, t('seat-disc')), disc({ colour: player, state: 'set', region: view.own?.player === player ? view.own.disc : null })]);
}

/** @param {Player} player @param {SeatContext} context */
function usedCards(player, { used }) {
  const own = used?.get(player);
  return own && [own.powers.length > 0 && amount('played', own.powers.join(' '), t('hand-used')), own.back > 0 && amount('undo', own.back, t('seat-back', { count: own.back }))];
}

/** The dummy has no hand, court and modifiers. @param {View} view */
function dummySeat(view) {
  return h('li', { key: 'dummy', class: `seat of-dummy ${turnStage(view, 'dummy')}` },
    h('div', { class: 'seat-head' }, playerChip('dummy'), h('span', { class: 'who' }, h('b', null, colourName('dummy')), ' ', h('span', { class: 'tag' }, t('seat-dummy')))),
    h('div', { class: 'seat-line' }, h('span', { class: 'supplies' }, supply('province', 'dummy', view.provinces.dummy, t('seat-province'))), roundCards(view, 'dummy')),
    view.region_cards.length > 0 && h('p', { class: 'used-up' }, t('seat-drawn', { regions: joined(view.region_cards.map(siteName)) })));
}

/** For a narrow screen: emblem, points and clock. @param {SeatContext} context */
export const scoreTally = (context) => h('ul', { class: 'tally', 'aria-label': t('tally-label') }, context.seats.map(({ seat }) => tallyItem(context, seat)));

const tallyItem = memoEach(describeTally, ({ view, seats, asked, yours, wide, receivedAt }, /** @type {Player} */ seat) =>
  [view.scores[seat], view.played[seat], asked.includes(seat), yours.includes(seat), wide, findSeat(seats, seat).left === null || receivedAt, language.get()]);

/** @param {SeatContext} context @param {Player} seat */
function describeTally({ view, seats, asked, yours, wide, receivedAt }, seat) {
  const played = view.played[seat];
  return h('li', { key: seat, class: `of-${seat} ${asked.includes(seat) ? 'asked' : ''} ${yours.includes(seat) ? 'yours' : ''}`, dataset: { place: wide ? undefined : `score:${seat}` } },
    playerChip(seat), h('span', { class: 'hidden-text' }, colourName(seat)), h('b', null, view.scores[seat]),
    played && h('span', { class: 'power-mini' }, h('span', { class: 'hidden-text' }, t('seat-played', { power: '' })), powerSum(played)),
    !wide && clock(findSeat(seats, seat).left, receivedAt, asked.includes(seat)));
}
