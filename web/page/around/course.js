/** The way through a game that is looked at again: which plies there are to stop at. It knows the index, no rules. */

/** @typedef {{ ply: number, round: number, player?: string, turn?: string, began?: string, undo?: number, undone: boolean, scores?: Record<string, number> }} Entry */
/** @typedef {{ ply: number, kind: 'round' | 'scoring', round: number }} Mark */

/** The plies to stop at, in order; what was taken back only if wanted. @param {Entry[]} plies @param {boolean} [whole] */
export function stops(plies, whole = false) {
  return plies.filter((entry) => whole || (!entry.undone && entry.undo === undefined)).map(({ ply }) => ply);
}

/** The last stop at or before that ply. @param {number[]} stops @param {number} ply */
export function nearest(stops, ply) {
  return stops.findLast((stop) => stop <= ply) ?? stops[0] ?? 0;
}

/**
 * Where a step leads.
 * @param {Entry[]} plies
 * @param {number[]} stops
 * @param {number} ply
 * @param {'first' | 'back' | 'on' | 'last' | 'turn-back' | 'turn-on'} way
 */
export function led(plies, stops, ply, way) {
  const last = stops.at(-1) ?? 0;
  if (way === 'first') return stops[0] ?? 0;
  if (way === 'last') return last;
  const turns = new Set(plies.filter(({ began }) => began !== undefined).map((entry) => entry.ply));
  const goals = way.startsWith('turn') ? stops.filter((stop) => turns.has(stop) || stop === last) : stops;
  if (way === 'on' || way === 'turn-on') return goals.find((stop) => stop > ply) ?? last;
  return goals.findLast((stop) => stop < ply) ?? stops[0] ?? 0;
}

/**
 * Where rounds begin and where general scorings have just been held.
 * @param {Entry[]} plies
 * @param {number[]} scorings  rounds that a general scoring closes
 * @returns {Mark[]}
 */
export function marks(plies, scorings) {
  /** @type {Mark[]} */
  const found = [];
  let round = 0;
  for (const entry of plies) {
    if (entry.undone || entry.undo !== undefined) continue;
    const over = entry.began === 'end';
    if (scorings.includes(round) && (entry.round !== round || over)) found.push({ ply: entry.ply, kind: 'scoring', round });
    if (entry.round !== round) found.push({ ply: entry.ply, kind: 'round', round: entry.round });
    round = entry.round;
  }
  return found;
}

/** The round and the scoring a ply is in. @param {Mark[]} marks @param {number} ply */
export const within = (marks, ply) => marks.findLast((mark) => mark.kind === 'round' && mark.ply <= ply)?.round;
