/** Whether there is a server, and whether it can be reached. */

import { hasServer } from '../lib/address.js';
import { signal } from '../lib/signal.js';

/** The last request got no response, or the device has no connection. */
export const offline = signal(!hasServer || globalThis.navigator?.onLine === false);

/** Is there a server that can probably be reached? */
export const isOnline = () => hasServer && !offline.get();

/** A request has shown whether the server can be reached. @param {boolean} isReachable */
export function noteReach(isReachable) {
  if (hasServer) offline.set(!isReachable);
}

/** Follows the device's connection. The next request shows whether the server can be reached. */
export function watchReach() {
  addEventListener('online', () => noteReach(true));
  addEventListener('offline', () => noteReach(false));
}
