/** Whether the user has muted the notifications of a table. */

import { ignoreRequestError } from '../api/errors.js';
import { request } from '../api/http.js';

/** @import { Mute } from '../../types/wire.js' */

/** By table, once it is known. @type {Map<string, boolean>} */
const muted = new Map();

/** Whether a table is muted; unknown until the server has answered. @param {string} table @param {() => void} redraw @returns {boolean | undefined} */
export function isMuted(table, redraw) {
  const known = muted.get(table);
  if (known === undefined && !asked.has(table)) {
    asked.add(table);
    request('GET', `/tables/${table}/mute`).then((/** @type {Mute} */ answer) => {
      muted.set(table, answer.muted);
      redraw();
    }).catch(ignoreRequestError);
  }
  return known;
}

/** @type {Set<string>} */
const asked = new Set();

/** @param {string} table @param {() => void} redraw */
export async function toggleMute(table, redraw) {
  const next = !muted.get(table);
  await request(next ? 'PUT' : 'DELETE', `/tables/${table}/mute`).catch(ignoreRequestError);
  muted.delete(table);
  asked.delete(table);
  redraw();
}
