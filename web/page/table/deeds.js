/** What can be done at a table besides playing; each asks the server and says nothing more. */

import { ask } from '../source/http.js';

/** @param {string} id of the table */
export function deeds(id) {
  const path = `/tables/${encodeURIComponent(id)}`;
  const at = (/** @type {string} */ seat) => `?seat=${encodeURIComponent(seat)}`;
  return {
    /** @param {number} ply @param {number} [to] */
    undo: (ply, to) => ask('POST', `${path}/undo`, to === undefined ? { ply } : { ply, to }),
    decline: () => ask('DELETE', `${path}/undo`),
    /** @param {string} seat */
    resign: (seat) => ask('POST', `${path}/resign`, { seat }),
    /** @param {string} seat */
    comeBack: (seat) => ask('POST', `${path}/return`, { seat }),
    /** @param {string} seat */
    ahead: (seat) => ask('GET', `${path}/ahead${at(seat)}`),
    /** @param {string} seat @param {any} answers */
    answerAhead: (seat, answers) => ask('PUT', `${path}/ahead${at(seat)}`, answers),
    /** @param {string} text */
    say: (text) => ask('POST', `${path}/chat`, { text }),
    rematch: () => ask('POST', `${path}/rematch`, {}),
    /** What is done before the game: join, leave, ready, seats, start. @param {string} deed @param {any} [body] */
    before: (deed, body = {}) => ask('POST', `${path}/${deed}`, body),
  };
}
