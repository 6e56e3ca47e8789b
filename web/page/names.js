/** What things are called in the reader's language: places, cards, colours, people. */

import { has, t } from './words.js';

/** @typedef {{ seat: string, user?: string | null, name?: string | null }} Seat */

/** @param {string} site  a region, castillo, france, portugal, court, province */
export const siteName = (site) => t(has(`region-${site}`) ? `region-${site}` : site);

/** An action card. @param {string} id */
export const cardName = (id) => t(`card-${id}`);

/** What the special action of a card does. @param {string} id */
export const cardText = (id) => t(`card-${id}-text`);

/** @param {string} colour */
export const colourName = (colour) => t(`player-${colour}`);

/** How well a bot plays. @param {string} level */
export const levelName = (level) => t(`level-${level}`);

/** Who plays that colour: by name, but by the colour where one person plays several. @param {Seat[]} seats @param {string} colour */
export function playerName(seats, colour) {
  const seat = seats.find((one) => one.seat === colour);
  const isAlone = !seat?.user || seats.filter(({ user }) => user === seat.user).length === 1;
  return (isAlone && seat?.name) || colourName(colour);
}

/** The same, for these seats. @param {Seat[]} seats @returns {(colour: string) => string} */
export const naming = (seats) => (colour) => playerName(seats, colour);

/** A modifier as it is printed. @param {string} modifier */
export const signed = (modifier) => modifier.replace('-', '−');

/** Names in a row. @param {string[]} names */
export const row = (names) => names.join(', ');
