/** Starts a game against bots: on the server, or on this device where the server cannot be reached. */

import { persisted } from '../lib/signal.js';
import { defaultEdition, loadEdition } from '../api/editions.js';
import { NetworkError, ignoreRequestError } from '../api/errors.js';
import { request } from '../api/http.js';
import { isOnline } from '../api/reach.js';
import { keepCreated } from '../api/table.js';
import { prepareDrafts } from '../engine/drafts.js';
import { savesData } from '../lib/data-saver.js';
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
  const created = isOnline() ? await onServer().catch(onDevice) : await onDevice();
  keepCreated(created);
  await page.go(`/table/${created.table.id}`);
}

/** Loads what the next game of this size needs besides its table: the edition, then what computes drafts. */
export async function loadAhead() {
  const edition = defaultEdition();
  if (!isOnline() || !edition) return;
  await loadEdition(edition, seats().length).catch(ignoreRequestError);
  if (!savesData()) await prepareDrafts(edition);
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
