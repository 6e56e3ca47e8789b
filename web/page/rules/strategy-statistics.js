/** The statistics of the strategy page: means over many games of bots. `cargo xtask strategy` writes them. */

/**
 * @typedef {{ count: number, mean: number, error: number }} Mean
 * @typedef {{ wins: Mean, margin: Mean }} Choice
 * @typedef {{ taken: Mean, turn: Mean, takers: Choice, margins: Mean[] }} CardStatistics  margins by part of the game
 * @typedef {{ leader: Mean, second: Mean, points: Mean, ties: Mean }} PlaceStatistics
 * @typedef {{ games: number, cards: Record<string, CardStatistics> }} VariantStatistics  the cards that only variants have
 * @typedef {object} TableStatistics
 * @property {number} games
 * @property {Mean} points
 * @property {Record<string, CardStatistics>} cards
 * @property {VariantStatistics} variants
 * @property {Record<string, Choice[]>} powers  by value, then by part of the game
 * @property {Record<string, PlaceStatistics[]>} places  by site, then by part of the game
 * @property {Mean[]} king_bonus  by part of the game
 * @property {Mean[]} grande_bonus
 * @typedef {{ bots: string, tables: Record<string, TableStatistics> }} Statistics
 * @typedef {{ site: string, points: number, error: number }} Rate  points for a caballero
 */

/** @type {Promise<Statistics> | undefined} */
let loaded;

/** @returns {Promise<Statistics>} */
export function loadStatistics() {
  loaded ??= fetch(new URL('strategy.json', import.meta.url)).then((response) => response.json());
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** A margin means something if it is more than this many standard errors away from zero: of dozens, some are two away by chance… */
export const CERTAIN = 3;
/** … and the mean of at least this many: the error of a few is not known well. */
export const ENOUGH = 20;
/** More places than this that cannot be told apart are not called the best. */
const MOST_PLACES = 3;

/** Whether a margin is unlikely to be chance. @param {Mean} margin */
export const isCertain = ({ count, mean, error }) => count >= ENOUGH && Math.abs(mean) > CERTAIN * error;

/** Cards by how far above the average their takers finish, the best first. @param {{ cards: Record<string, CardStatistics> }} table */
export const rankedCards = ({ cards }) => Object.entries(cards).sort(([, a], [, b]) => b.takers.margin.mean - a.takers.margin.mean);

/** The best and the worst cards whose margin is certain. @param {{ cards: Record<string, CardStatistics> }} table @param {number} most */
export function extremeCards(table, most) {
  const certain = rankedCards(table).filter(([, card]) => isCertain(card.takers.margin));
  const names = (/** @type {typeof certain} */ list) => list.slice(0, most).map(([id]) => id);
  return {
    best: names(certain.filter(([, card]) => card.takers.margin.mean > 0)),
    worst: names(certain.filter(([, card]) => card.takers.margin.mean < 0).reverse()),
  };
}

/** The power cards with a margin above zero for certain in a part of the game, the best first. @param {TableStatistics} table @param {number} part */
export const goodPowers = ({ powers }, part) =>
  Object.entries(powers).filter(([, parts]) => parts[part].margin.mean > 0 && isCertain(parts[part].margin))
    .sort(([, a], [, b]) => b[part].margin.mean - a[part].margin.mean).map(([value]) => Number(value));

/** Points for a caballero of the leader, over all three scorings. @param {PlaceStatistics[]} parts */
export function pointsPerCaballero(parts) {
  const sum = (/** @type {(part: PlaceStatistics) => number} */ value) => parts.reduce((all, part) => all + value(part), 0);
  const [points, caballeros] = [sum(({ points }) => points.mean), sum(({ leader }) => leader.mean)];
  if (caballeros === 0 || points === 0) return { points: 0, error: 0 };
  const relative = sum(({ points: { error } }) => error ** 2) / points ** 2 + sum(({ leader: { error } }) => error ** 2) / caballeros ** 2;
  return { points: points / caballeros, error: (points / caballeros) * Math.sqrt(relative) };
}

/** Sites by points for a caballero, the best first. @param {TableStatistics} table @returns {Rate[]} */
export const rankedPlaces = ({ places }) =>
  Object.entries(places).map(([site, parts]) => ({ site, ...pointsPerCaballero(parts) })).sort((a, b) => b.points - a.points);

/** The places that pay most and least for a caballero: those that cannot be told apart, or none if they are many. @param {TableStatistics} table */
export function extremePlaces(table) {
  const ranked = rankedPlaces(table);
  const like = (/** @type {Rate[]} */ list) => list.filter((one) => Math.abs(one.points - list[0].points) <= CERTAIN * Math.hypot(one.error, list[0].error));
  const [best, worst] = [like(ranked), like([...ranked].reverse())];
  const few = (/** @type {Rate[]} */ list) => (list.length <= MOST_PLACES ? list : []);
  return { best: few(best), worst: few(worst) };
}

/** The mean of a sum over the parts of the game. @param {Mean[]} parts */
export const total = (parts) => parts.reduce((sum, { mean }) => sum + mean, 0);
