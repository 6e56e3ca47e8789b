/** The operator's notice while the server is in maintenance mode. */

import { ignoreRequestError } from '../api/errors.js';
import { request } from '../api/http.js';
import { hasServer } from '../lib/address.js';
import { poll } from '../lib/poll.js';
import { signal } from '../lib/signal.js';

/** @import { About } from '../../types/wire.js' */

/** How often the notice is requested, in seconds. */
const EVERY = 60;

/** The text; none outside of maintenance. */
export const notice = signal(/** @type {string | null} */ (null));

/** How long the first request waits, in milliseconds, so that it does not delay the first page. */
const FIRST = 2000;

/** Requests the notice soon and then regularly. A failed request leaves it as it is. */
export function watchNotice() {
  if (!hasServer) return;
  const load = () => request('GET', '').then((/** @type {About} */ about) => notice.set(about.maintenance), ignoreRequestError);
  setTimeout(load, FIRST);
  poll(load, EVERY);
}
