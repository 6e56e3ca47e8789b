/** Positions of a game that was: each is asked for once, the next one ahead of time. */

import { ask } from '../source/http.js';

const MOST = 80;

/** @param {string} id of the table */
export function past(id) {
  /** @type {Map<string, Promise<any>>} */
  const asked = new Map();
  /** @param {number} ply @param {string} seat  empty for a spectator */
  function at(ply, seat) {
    const key = `${seat} ${ply}`;
    const known = asked.get(key);
    if (known) return known;
    if (asked.size >= MOST) asked.delete(/** @type {string} */ (asked.keys().next().value));
    const from = seat === '' ? '' : `&seat=${seat}`;
    const answer = ask('GET', `/tables/${id}/view?ply=${ply}${from}`);
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  }
  return {
    at,
    /** Everything that was told up to now. @param {string} seat @returns {Promise<import('./story.js').Notice[]>} */
    told: async (seat) => (await ask('GET', `/tables/${id}/view?from=0${seat === '' ? '' : `&seat=${seat}`}`)).notices,
    /** @returns {Promise<import('./course.js').Entry[]>} */
    index: () => ask('GET', `/tables/${id}/plies`),
  };
}
