/** Starts a game against bots. */

import { persisted } from '../lib/signal.js';
import { request } from '../api/http.js';
import { guestName } from './guest-name.js';
import { createGuest, loadUser, me } from './user.js';

/** @import { Level } from '../../types/wire.js' */
/** @import { PageContext } from '../lib/navigation.js' */

export const opponents = persisted('opponents', 3);
export const level = persisted('level', /** @type {Level} */ ('caballero'));

/** @param {PageContext} page */
export async function startQuickGame(page) {
  const isNew = me.get() === null;
  if (isNew) await createGuest(guestName());
  const seats = ['me', ...Array(opponents.get()).fill(level.get())];
  const [{ table }] = await Promise.all([request('POST', '/tables', { seats, start: true, access: 'invitation' }), isNew && loadUser()]);
  await page.go(`/table/${table.id}`);
}
