/** The names of things in the reader's language. */

import { has, t } from '../words.js';

/** @param {string} site a region, castillo, france, portugal, court, province */
export const siteName = (site) => t(has(`region-${site}`) ? `region-${site}` : site);

/** @param {string} id */
export const cardName = (id) => t(`card-${id}`);

/** What the special action of a card does. @param {string} id */
export const cardText = (id) => t(`card-${id}-text`);

/** @param {string} colour */
export const colourName = (colour) => t(`player-${colour}`);

/** Who plays that colour; by the colour where one person plays several, or a bot. @param {import('./asking.js').Context} context @param {string} colour */
export function playerName({ seats = [] }, colour) {
  const name = seats.find(({ seat }) => seat === colour)?.name;
  return name && seats.filter((other) => other.name === name).length === 1 ? name : colourName(colour);
}

/** You, or somebody's name. @param {import('./asking.js').Question} question @param {string} colour */
export const whose = ({ me, context }, colour) => (colour === me ? t('decide-you') : playerName(context, colour));

/** A modifier as it is printed. @param {string} modifier */
export const signed = (modifier) => modifier.replace('-', '−');

/** Names in a row. @param {string[]} names */
export const row = (names) => names.join(', ');
