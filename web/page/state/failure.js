/** Errors in the page itself. They are shown with a reload button, logged, and reported to the server. */

import { reportError } from '../api/client-errors.js';
import { signal } from '../lib/signal.js';

/** The first error of this visit; what is on screen may be wrong from then on. */
export const failure = signal(/** @type {unknown} */ (null));

/** @param {unknown} error */
export function fail(error) {
  console.error(error);
  reportError(error);
  if (failure.get() === null) failure.set(error ?? new Error('unknown error'));
}

/** Catches what no other code handles. Errors in scripts of other origins, such as browser extensions, are not ours. */
export function watchErrors() {
  addEventListener('error', (event) => {
    if (!event.filename || event.filename.startsWith(location.origin)) fail(event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => fail(event.reason));
}
