/** The browser's offer to install the page as an app. It comes early, so this is not loaded later. */

import { signal } from '../lib/signal.js';

/** @typedef {globalThis.Event & { prompt: () => Promise<unknown> }} InstallEvent  only Chromium has it */

/** The offer, until it is used. */
export const installOffer = signal(/** @type {InstallEvent | null} */ (null));

export function watchInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(/** @type {InstallEvent} */ (event));
  });
}

/** Asks the user. The browser offers it once. */
export async function install() {
  const offer = installOffer.get();
  installOffer.set(null);
  await offer?.prompt();
}
