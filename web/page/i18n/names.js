/** Names of places, cards, colours and players in the user's language. */

import { t } from './messages.js';

/**
 * @import { Card, King, Level, Player, Region, Site } from '../../types/wire.js'
 *
 * @typedef {Site | King | 'court' | 'province'} Place
 * @typedef {{ seat: string, user?: string | null, name?: string | null }} NamedSeat
 */

/** @type {Record<Exclude<Place, Region>, true>} */
const NOT_REGIONS = { castillo: true, france: true, portugal: true, court: true, province: true };

/** @param {Place} place @returns {place is Exclude<Place, Region>} */
const isNotRegion = (place) => place in NOT_REGIONS;

/** @param {Place} place */
export const siteName = (place) => t(isNotRegion(place) ? place : `region-${place}`);

/** @param {Card} id */
export const cardName = (id) => t(`card-${id}`);

/** What the special action of a card does. @param {Card} id */
export const cardText = (id) => t(`card-${id}-text`);

/** @param {Player} colour */
export const colourName = (colour) => t(`player-${colour}`);

/** @param {Level} level of a bot */
export const levelName = (level) => t(`level-${level}`);

/** The name of the player of a colour, or the colour where one person plays several. @param {NamedSeat[]} seats @param {Player} colour */
export function playerName(seats, colour) {
  const seat = seats.find((one) => one.seat === colour);
  const hasOneSeat = !seat?.user || seats.filter(({ user }) => user === seat.user).length === 1;
  return (hasOneSeat && seat?.name) || colourName(colour);
}

/** @typedef {(colour: Player) => string} PlayerNames */

/** `playerName` for these seats. @param {NamedSeat[]} seats @returns {PlayerNames} */
export const playerNames = (seats) => (colour) => playerName(seats, colour);

/** A modifier with a real minus sign. @param {string} modifier */
export const signed = (modifier) => modifier.replace('-', '−');

/** @param {string[]} names */
export const joined = (names) => names.join(', ');
