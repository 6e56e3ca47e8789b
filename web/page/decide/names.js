/** The names of things in the reader's language. */

import { has, t } from '../words.js';

/** @param {string} site a region, castillo, france, portugal, court, province */
export const siteName = (site) => t(`site-${site}`);

/** @param {string} id */
export const cardName = (id) => t(`card-${id}`);

/** Who plays that colour. @param {import('./asking.js').Context} context @param {string} colour */
export function playerName(context, colour) {
  const seat = context.seats?.find((one) => one.seat === colour);
  return seat?.name || t(`colour-${colour}`);
}

/** You, or somebody's name. @param {import('./asking.js').Question} question @param {string} colour */
export const whose = ({ me, context }, colour) => (colour === me ? t('decide-you') : playerName(context, colour));

/** What a word of the wire is called, or the word itself. @param {string} prefix @param {string} word */
export const called = (prefix, word) => (has(`${prefix}-${word}`) ? t(`${prefix}-${word}`) : word);

/** Names in a row. @param {string[]} names */
export const row = (names) => names.join(', ');
