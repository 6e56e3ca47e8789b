/** Starts a game against bots: on the server, or on this device where the server cannot be reached. */

import { persisted } from '../lib/signal.js';
import { NetworkError } from '../api/errors.js';
import { request } from '../api/http.js';
import { isOnline } from '../api/reach.js';
import { createDeviceGame } from './device-games.js';
import { guestName } from './guest-name.js';
import { createGuest, loadUser, me } from './user.js';

/** @import { Level, TableResponse } from '../../types/wire.js' */
/** @import { PageContext } from '../lib/navigation.js' */

export const opponents = persisted('opponents', 3);
export const level = persisted('level', /** @type {Level} */ ('caballero'));

/** @returns {string[]} */
const seats = () => ['me', ...Array(opponents.get()).fill(level.get())];

/** @param {PageContext} page */
export async function startQuickGame(page) {
  const { table } = isOnline() ? await onServer().catch(onDevice) : await onDevice();
  await page.go(`/table/${table.id}`);
}

/** @param {PageContext} page */
export async function startDeviceGame(page) {
  const { table } = await onDevice();
  await page.go(`/table/${table.id}`);
}

/** @returns {Promise<TableResponse>} */
async function onServer() {
  const isNew = me.get() === null;
  if (isNew) await createGuest(guestName());
  const [created] = await Promise.all([request('POST', '/tables', { seats: seats(), start: true, access: 'invitation' }), isNew && loadUser()]);
  return created;
}

/** @param {unknown} [failed]  why the server has not dealt; only a lost connection is a reason to play here */
async function onDevice(failed) {
  if (failed !== undefined && !(failed instanceof NetworkError)) throw failed;
  return createDeviceGame({ seats: seats() });
}
