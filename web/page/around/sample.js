/** A game that might be: for a picture where none is being played. */

/** @typedef {{ caballeros?: Record<string, number>, grandes?: string[], tile?: string | null, bar: number[] }} Ground */

/** @param {number[]} bar @param {Record<string, number>} caballeros @param {string[]} [grandes] */
const region = (bar, caballeros, grandes = []) => ({ bar, caballeros, grandes, tile: null, points: {} });

/** Enough of a view to be drawn: four players in the seventh round. */
export function sample() {
  const players = ['red', 'blue', 'green', 'orange'];
  const each = (/** @type {any[]} */ ...values) => Object.fromEntries(players.map((player, at) => [player, values[at] ?? values[0]]));
  return {
    players, edition: '2023', round: 7, rounds: { all: [1, 2, 3, 4, 5, 6, 7, 8, 9], scorings: [3, 6, 9] }, king: 'castilla',
    variants: { short: false, regency: false, power_shift: false, merged: false, memory_aid: false, alternatives: [] },
    regions: {
      galicia: region([4, 2, 0], { red: 3, green: 1 }),
      navarra: region([5, 3, 1], { blue: 3, orange: 2 }, ['blue']),
      aragon: region([5, 4, 1], { green: 2, orange: 4, red: 1 }),
      cataluna: region([4, 2, 1], { orange: 3 }, ['orange']),
      castilla: region([6, 4, 2], { red: 2, blue: 2, green: 3 }),
      toledo: region([7, 4, 2], { red: 5, blue: 4, orange: 1 }, ['red']),
      valencia: region([5, 3, 2], { green: 4, blue: 1 }, ['green']),
      sevilla: region([4, 3, 1], { red: 1, orange: 2, blue: 2 }),
      granada: region([6, 3, 1], { blue: 4, green: 2 }),
    },
    castillo: { bar: [5, 3, 1], grandes: [], tile: null },
    tiles: { low: { values: [4, 0, 0], at: null }, high: { values: [8, 4, 0], at: null } },
    courts: each(4, 6, 2, 5), provinces: each(9, 8, 10, 7), scores: each(62, 58, 55, 49), played: each(null),
    start: 'red', turn: 'red', waiting: [], offers: [], chosen: null, infiltrating: false, vetoes: [], discard: [],
    stacks: [3, 3, 3, 3, 0], region_cards: [], hands: each(7), modifiers: each(0), own: null, asked: ['red'], decision: null,
    standing: { final: false, places: [] },
  };
}
