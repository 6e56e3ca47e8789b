/** Games on this device: they need no server and are stored in this browser. */

import { request, requestText } from '../api/http.js';
import { persisted } from '../lib/signal.js';

/**
 * @import { ListedTable, NewTable, TableResponse } from '../../types/wire.js'
 *
 * @typedef {ListedTable & { uploaded: string | null }} DeviceTable  `uploaded`: its table on the server
 */

/** Is this a game on the device? @param {string} id of a table */
export const isOnDevice = (id) => id.startsWith('local-');

/** How many games are stored: pages need not load anything to know that there are none. */
export const storedGames = persisted('device-games', 0);

/** The latest first. @returns {Promise<DeviceTable[]>} */
export async function listDeviceGames() {
  const { tables } = await request('GET', '/local/tables');
  storedGames.set(tables.length);
  return tables;
}

/** @param {NewTable & { names?: (string | null)[], origin?: string }} wanted @returns {Promise<TableResponse>} */
export async function createDeviceGame(wanted) {
  /** @type {TableResponse} */
  const created = await request('POST', '/local/tables', wanted);
  storedGames.set(storedGames.get() + 1);
  // The browser may otherwise delete the games when it needs space. It decides itself, or asks the user.
  navigator.storage?.persist?.().catch(() => undefined);
  return created;
}

/** @param {string} id */
export async function deleteDeviceGame(id) {
  await request('DELETE', `/local/tables/${id}`);
  storedGames.set(Math.max(0, storedGames.get() - 1));
}

/** Everything that happened in a game, hidden things too. @param {string} id of the table @returns {Promise<string>} */
export const recordOf = (id) => requestText(`/tables/${id}/record`);
