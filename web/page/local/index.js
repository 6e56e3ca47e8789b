/** Which requests the device answers. Everything else of the folder is loaded with the first of them. */

import { rethrowFetchError } from '../api/errors.js';
import { loadMore } from '../i18n/messages.js';

/** @import { LocalHost } from '../api/host.js' */

/** Games on the device, and their edition. */
const OWN = /^\/(?:tables\/local-|local\/|editions\/built-in\b)/;
/** What the module has, and the server too. */
const OFFLINE = /^\/(?:lessons|examples|editions\/default)\b/;

/** @type {LocalHost} */
export const localHost = {
  owns: (path) => OWN.test(path),
  answersOffline: (path) => OFFLINE.test(path),
  load: () => Promise.all([import('./host.js'), loadMore('device')]).then(([{ host }]) => host, rethrowFetchError),
};
