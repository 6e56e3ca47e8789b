/** Notices in short: for each turn whose it was, which card, and what came of it. */

/**
 * @typedef {object} Turn
 * @property {string | null} player  nobody's outside of turns
 * @property {string | null} card
 * @property {boolean} vetoed
 * @property {Record<string, number>} placed  by site
 * @property {number} moved
 * @property {string | null} king  where he went
 * @property {Record<string, number>} points  by player
 */

/** @param {{ events?: any[], undo?: any }[]} notices @returns {Turn[]} */
export function summary(notices) {
  /** @type {Turn[]} */
  const turns = [];
  for (const event of notices.flatMap(({ events }) => events ?? [])) {
    if (event.event === 'turn-began' || event.event === 'scoring-began' || turns.length === 0) turns.push(fresh(event));
    enter(/** @type {Turn} */ (turns.at(-1)), event);
  }
  return turns.filter(told);
}

/** @param {any} event @returns {Turn} */
const fresh = (event) => ({
  player: event.event === 'turn-began' ? event.player : null, card: null, vetoed: false, placed: {}, moved: 0, king: null, points: {},
});

/** @param {Turn} turn */
const told = (turn) => Boolean(turn.card || turn.king || turn.moved || Object.keys(turn.placed).length || Object.keys(turn.points).length);

/** @param {Turn} turn @param {any} event */
function enter(turn, event) {
  if (event.event === 'chose') turn.card = event.card;
  else if (event.event === 'vetoed') turn.vetoed = true;
  else if (event.event === 'placed') add(turn.placed, event.to, 1);
  else if (event.event === 'moved') turn.moved += 1;
  else if (event.event === 'king-moved') turn.king = event.to;
  else if (event.event === 'scored') add(turn.points, event.player, event.points);
}

/** @param {Record<string, number>} counts @param {string} key @param {number} by */
const add = (counts, key, by) => {
  counts[key] = (counts[key] ?? 0) + by;
};
