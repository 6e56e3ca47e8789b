/** Who is here: a guest by a cookie, or somebody with a password. */

import { cell } from './lib/cell.js';
import { ask } from './source/http.js';
import { Refused } from './source/source.js';

/** @typedef {import('../types/wire.js').Profile} Me */

/** Who is here; nobody until a name was given. @type {import('./lib/cell.js').Cell<Me | null>} */
export const me = cell(/** @type {Me | null} */ (null));

/** Asks the server who we are. */
export async function arrive() {
  try {
    me.set(await ask('GET', '/me'));
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) console.error(error);
    me.set(null);
  }
}

/** Whoever has no name yet gets one, so that a click is enough to play. @param {string} name */
export async function named(name) {
  if (me.get() === null) {
    await ask('POST', '/me', { name });
    await arrive();
  }
  return /** @type {Me} */ (me.get());
}
