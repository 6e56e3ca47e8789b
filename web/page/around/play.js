/** A game against bots at once: how many, how good, and the table. */

import { kept } from '../lib/cell.js';
import { ask } from '../source/http.js';
import { named } from '../session.js';
import { friendly } from './name.js';

export const opponents = kept('opponents', 3);
export const level = kept('level', 'caballero');

/** @param {import('../router.js').Around} around */
export async function playNow(around) {
  await named(friendly());
  const seats = ['me', ...Array(opponents.get()).fill(level.get())];
  const { table } = await ask('POST', '/tables', { seats, start: true, access: 'invitation' });
  await around.go(`/table/${table.id}`);
}
