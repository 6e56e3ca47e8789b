/** What things are called: regions, cards, colours, people. */

import { has, t } from '../words.js';

/** @typedef {import('../../types/wire.js').Seat} Seat */

/** A region, the castillo, France, Portugal. @param {string} id */
export const site = (id) => t(has(`region-${id}`) ? `region-${id}` : id);

/** An action card. @param {string} id */
export const title = (id) => t(`card-${id}`);

/** A colour. @param {string} player */
export const colour = (player) => t(`player-${player}`);

/** A level of bot. @param {string} level */
export const level = (level) => t(`level-${level}`);

/**
 * What a player is called: by name if it is a person with one seat, else by colour.
 * @param {Seat[]} seats
 * @returns {(player: string) => string}
 */
export function naming(seats) {
  return (player) => {
    const seat = seats.find((one) => one.seat === player);
    const isAlone = seat?.user && seats.filter(({ user }) => user === seat.user).length === 1;
    return (isAlone && seat.name) || colour(player);
  };
}

/** Things one after the other. @param {string[]} things */
export const list = (things) => things.join(', ');
