/** Saves the page for flight mode, with the service worker, and installs it as an app. */

import { poll } from '../lib/poll.js';
import { signal } from '../lib/signal.js';

/** Can the page be opened without a connection? Not known in a build without bundles, which has no service worker. */
export const flight = signal(/** @type {'unknown' | 'saving' | 'ready' | 'impossible'} */ ('unknown'));
/** Does the browser offer to install the page? */
export const installable = signal(false);

/** How long the page is open before it is saved: everything else comes first. In milliseconds. */
const DELAY = 10_000;
/** How often the page looks for a new version, in seconds. */
const UPDATE_EVERY = 3600;

const SCRIPT = new URL('../../../../sw.js', import.meta.url);
const isBundled = /\/assets\/\w+\/page\//.test(import.meta.url);

/** @typedef {globalThis.Event & { prompt: () => Promise<unknown> }} InstallEvent  only Chromium has it */

/** @type {InstallEvent | undefined} */
let offer;
/** @type {Promise<void> | undefined} */
let registering;

/** Saves the page when it has been open for a while, unless the user wants to save data. */
export function watchInstallation() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = /** @type {InstallEvent} */ (event);
    installable.set(true);
  });
  addEventListener('appinstalled', () => installable.set(false));
  const { connection } = /** @type {Navigator & { connection?: { saveData?: boolean } }} */ (navigator);
  if (!connection?.saveData) setTimeout(prepareFlight, DELAY);
}

/** Saves the page now. */
export function prepareFlight() {
  registering ??= register();
  return registering;
}

/** Asks the user. The browser offers it once. */
export async function install() {
  installable.set(false);
  await offer?.prompt();
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
