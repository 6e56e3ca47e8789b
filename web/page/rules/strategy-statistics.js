/** The statistics of the strategy page: means over many games of bots. `cargo xtask strategy` writes them. */

/**
 * @typedef {{ count: number, mean: number, error: number }} Mean
 * @typedef {{ wins: Mean, margin: Mean }} Choice
 * @typedef {{ taken: Mean, turn: Mean, takers: Choice }} CardStatistics
 * @typedef {{ leader: Mean, second: Mean, points: Mean, ties: Mean }} PlaceStatistics
 * @typedef {object} TableStatistics
 * @property {number} games
 * @property {Mean} points
 * @property {Record<string, CardStatistics>} cards
 * @property {Record<string, Choice[]>} powers  by value, then by part of the game
 * @property {Record<string, PlaceStatistics[]>} places  by site, then by part of the game
 * @property {Mean} king_bonus
 * @property {Mean} grande_bonus
 * @typedef {{ bots: string, tables: Record<string, TableStatistics> }} Statistics
 */

/** @type {Promise<Statistics> | undefined} */
let loaded;

/** @returns {Promise<Statistics>} */
export function loadStatistics() {
  loaded ??= fetch(new URL('strategy.json', import.meta.url)).then((response) => response.json());
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** A number means something if it is more than this many standard errors away from zero… */
const CERTAIN = 2;
/** … and the mean of at least this many: the error of a few is not known well. */
const ENOUGH = 20;

/** Cards by how far above the average their takers finish, the best first. @param {TableStatistics} table */
export const rankedCards = ({ cards }) => Object.entries(cards).sort(([, a], [, b]) => b.takers.margin.mean - a.takers.margin.mean);

/** The best and the worst cards whose margin is certain. @param {TableStatistics} table @param {number} most */
export function extremeCards(table, most) {
  const isCertain = (/** @type {Mean} */ { count, mean, error }) => count >= ENOUGH && Math.abs(mean) > CERTAIN * error;
  const certain = rankedCards(table).filter(([, card]) => isCertain(card.takers.margin));
  const names = (/** @type {typeof certain} */ list) => list.slice(0, most).map(([id]) => id);
  return {
    best: names(certain.filter(([, card]) => card.takers.margin.mean > 0)),
    worst: names(certain.filter(([, card]) => card.takers.margin.mean < 0).reverse()),
  };
}

/** The power card with the highest margin in a part of the game. @param {TableStatistics} table @param {number} part */
export function bestPower({ powers }, part) {
  const [value] = Object.entries(powers).sort(([, a], [, b]) => b[part].margin.mean - a[part].margin.mean)[0];
  return Number(value);
}

/** Points for a caballero of the leader, over all three scorings. @param {PlaceStatistics[]} parts */
export function pointsPerCaballero(parts) {
  const sum = (/** @type {(part: PlaceStatistics) => number} */ value) => parts.reduce((all, part) => all + value(part), 0);
  const caballeros = sum(({ leader }) => leader.mean);
  return caballeros === 0 ? 0 : sum(({ points }) => points.mean) / caballeros;
}

/** Sites by points for a caballero, the best first. @param {TableStatistics} table */
export const rankedPlaces = ({ places }) => Object.entries(places).sort(([, a], [, b]) => pointsPerCaballero(b) - pointsPerCaballero(a));
