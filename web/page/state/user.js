/** The user of this browser: a guest with a cookie, or an account with a password. */

import { signal } from '../lib/signal.js';
import { request } from '../api/http.js';
import { ApiError, NetworkError } from '../api/errors.js';

/** @import { Profile } from '../../types/wire.js' */

/** The current user; none until a name was given. */
export const me = signal(/** @type {Profile | null} */ (null));

/** The user at the start of the page. The document may say that this browser has no session. */
export async function loadFirstUser() {
  if (!document.querySelector('meta[name=user][content=none]')) await loadUser();
}

/** Asks the server who is signed in. */
export async function loadUser() {
  try {
    me.set(await request('GET', '/me'));
  } catch (error) {
    if (!(error instanceof NetworkError) && !(error instanceof ApiError && error.status === 401)) console.error(error);
    me.set(null);
  }
}

/** Creates a guest with that name where nobody is signed in, so that one click is enough to play. @param {string} name */
export async function ensureUser(name) {
  if (me.get() !== null) return;
  await createGuest(name);
  await loadUser();
}

/** @param {string} name */
export const createGuest = (name) => request('POST', '/me', { name });
