/** Starts a game against bots. */

import { persisted } from '../lib/signal.js';
import { createTable } from './new-game.js';

/** @import { Level } from '../../types/wire.js' */
/** @import { PageContext } from '../lib/navigation.js' */

export const opponents = persisted('opponents', 3);
export const level = persisted('level', /** @type {Level} */ ('caballero'));

/** @param {PageContext} page */
export async function startQuickGame(page) {
  const seats = ['me', ...Array(opponents.get()).fill(level.get())];
  const { table } = await createTable({ seats, start: true, access: 'invitation' });
  await page.go(`/table/${table.id}`);
}
