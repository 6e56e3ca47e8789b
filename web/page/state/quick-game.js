/** Starts a game against bots: on the server, or in this browser where the server is out of reach. */

import { persisted } from '../lib/signal.js';
import { request } from '../api/http.js';
import { NetworkError } from '../api/errors.js';
import { guestName } from './guest-name.js';
import { ensureUser } from './user.js';

/** @import { Level } from '../../types/wire.js' */
/** @import { PageContext } from '../lib/navigation.js' */

export const opponents = persisted('opponents', 3);
export const level = persisted('level', /** @type {Level} */ ('caballero'));

/** @param {PageContext} page */
export async function startQuickGame(page) {
  const seats = ['me', ...Array(opponents.get()).fill(level.get())];
  const { table } = await newTable(seats).catch((error) => {
    if (error instanceof NetworkError) return request('POST', '/local/tables', { seats });
    throw error;
  });
  await page.go(`/table/${table.id}`);
}

/** @param {string[]} seats */
async function newTable(seats) {
  await ensureUser(guestName());
  return request('POST', '/tables', { seats, start: true, access: 'invitation' });
}
