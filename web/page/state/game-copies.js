/** Copies of games: from the device to the server, and back. */

import { request } from '../api/http.js';
import { createDeviceGame, recordOf } from './device-games.js';
import { guestName } from './guest-name.js';
import { ensureUser } from './user.js';

/**
 * @import { Seat, Table, TableResponse } from '../../types/wire.js'
 * @import { DeviceTable } from './device-games.js'
 */

/** Copies a game to the server, where the user and bots continue it. @param {DeviceTable} table @returns {Promise<Table>} */
export async function uploadGame({ id, seats }) {
  await ensureUser(guestName());
  const record = await recordOf(id);
  /** @type {TableResponse} */
  const { table } = await request('POST', '/tables', { record, seats: seats.map(seatWord) });
  await request('PATCH', `/local/tables/${id}`, { uploaded: table.id });
  return table;
}

/** Keeps a finished game of the server on the device. @param {Table} table @returns {Promise<TableResponse>} */
export async function keepGame({ id, seats, yours }) {
  const words = seats.map((seat) => (yours.includes(seat.seat) || seat.kind !== 'person' ? seatWord(seat) : 'other'));
  return createDeviceGame({ record: await recordOf(id), seats: words, names: seats.map(({ name }) => name), origin: id });
}

/** @param {Seat} seat */
const seatWord = ({ kind, level }) => (kind === 'bot' ? level ?? 'caballero' : 'me');
