/** A made-up position for the picture on the home page. */

/** @import { BoardView, Counts } from '../board/ground.js' */

/** @import { RegionView, Player } from '../../types/wire.js' */

/** @param {[number, number, number]} bar @param {Counts} caballeros @param {Player[]} [grandes] @returns {RegionView} */
const region = (bar, caballeros, grandes = []) => ({ bar, caballeros, grandes, tile: null, points: {} });

/** Four players in the seventh round. @returns {BoardView} */
export const sampleView = () => ({
  king: 'castilla',
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
});
