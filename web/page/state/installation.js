/** Saves the page for flight mode, with the service worker. */

import { poll } from '../lib/poll.js';
import { signal } from '../lib/signal.js';

/** Can the page be opened without a connection? Not known in a build without bundles, which has no service worker. */
export const flight = signal(/** @type {'unknown' | 'saving' | 'ready' | 'impossible'} */ ('unknown'));
/** How often the page looks for a new version, in seconds. */
const UPDATE_EVERY = 3600;

const SCRIPT = new URL('../../../../sw.js', import.meta.url);
const isBundled = /\/assets\/\w+\/page\//.test(import.meta.url);

/** @type {Promise<void> | undefined} */
let registering;

/** Saves the page now. */
export function prepareFlight() {
  registering ??= register();
  return registering;
}

async function register() {
  if (!isBundled) return;
  if (!('serviceWorker' in navigator)) return flight.set('impossible');
  flight.set('saving');
  try {
    const registration = await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
    flight.set('ready');
    // Without a connection the next attempt succeeds.
    poll(() => registration.update().then(() => undefined, () => undefined), UPDATE_EVERY);
  } catch (error) {
    console.warn(error);
    flight.set('impossible');
  }
}
