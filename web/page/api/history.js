/** Past positions of a game. Each is requested once. */

import { request } from './http.js';

/** @import { Game, Notice, PlySummary } from '../../types/wire.js' */

/** How many positions are kept. */
const CAPACITY = 80;

/** @param {string} id of the table */
export function historyApi(id) {
  /** @type {Map<string, Promise<Game>>} */
  const positions = new Map();
  const seatQuery = (/** @type {string} */ seat) => (seat === '' ? '' : `&seat=${seat}`);

  /** @param {number} ply @param {string} seat  empty for a spectator */
  function position(ply, seat) {
    const key = `${seat} ${ply}`;
    const known = positions.get(key);
    if (known) return known;
    if (positions.size >= CAPACITY) positions.delete(/** @type {string} */ (positions.keys().next().value));
    /** @type {Promise<Game>} */
    const loading = request('GET', `/tables/${id}/view?ply=${ply}${seatQuery(seat)}`);
    positions.set(key, loading);
    // A failed request is not kept; the caller gets the error.
    loading.catch(() => positions.delete(key));
    return loading;
  }

  return {
    position,
    /** Everything that happened so far. @param {string} seat @returns {Promise<Notice[]>} */
    notices: async (seat) => (await request('GET', `/tables/${id}/view?from=0${seatQuery(seat)}`)).notices,
    /** @returns {Promise<PlySummary[]>} */
    plies: () => request('GET', `/tables/${id}/plies`),
  };
}
