/** Creates tables: on the server, or in this browser where the server is out of reach. */

import { NetworkError } from '../api/errors.js';
import { request } from '../api/http.js';
import { persisted } from '../lib/signal.js';
import { guestName } from './guest-name.js';
import { createGuest, loadUser, me } from './user.js';

/** @import { NewTable, Whole } from '../../types/wire.js' */

/** Were games begun in this browser, without a server? */
export const hasLocalGames = persisted('local-games', false);

/** @param {NewTable} wanted @returns {Promise<Whole>} */
export async function createTable(wanted) {
  try {
    const isNew = me.get() === null;
    if (isNew) await createGuest(guestName());
    const [whole] = await Promise.all([request('POST', '/tables', wanted), isNew && loadUser()]);
    return whole;
  } catch (error) {
    if (!(error instanceof NetworkError) || !needsNoServer(wanted)) throw error;
    hasLocalGames.set(true);
    return request('POST', '/local/tables', wanted);
  }
}

/** People at this screen, bots, and the built-in edition. @param {NewTable} wanted */
const needsNoServer = ({ seats = [], edition, record }) => !seats.includes('open') && edition === undefined && record === undefined;
