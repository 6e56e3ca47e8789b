/** The entry point: settings, messages and user, then the page of the address. */

import { setLocalHost } from './api/host.js';
import { watchReach } from './api/reach.js';
import { load, loadMore } from './i18n/messages.js';
import { layout } from './layout.js';
import { hasServer } from './lib/address.js';
import { savesData } from './lib/data-saver.js';
import { localHost } from './local/index.js';
import { startRouter } from './router.js';
import { watchErrors } from './state/failure.js';
import { watchInstallOffer } from './state/install-offer.js';
import { watchNotice } from './state/maintenance.js';
import { applySettings } from './state/settings.js';
import { loadFirstUser, me } from './state/user.js';

/** In milliseconds: everything else comes first. */
const SAVE_AFTER = 10_000;

watchErrors();
setLocalHost(localHost);
watchReach();
applySettings();
await Promise.all([load(), loadFirstUser(), !hasServer && loadMore('device')]);
startRouter(layout);
watchNotice();
watchInstallOffer();
saveLater();
if (me.get()) setTimeout(() => import('./state/push.js').then(({ syncPush }) => syncPush(), () => undefined), SAVE_AFTER);

/** Saves the page for flight mode when it has been open for a while, unless the user wants to save data. If that fails, the next visit tries again. */
function saveLater() {
  if (!savesData()) setTimeout(() => import('./state/installation.js').then(({ prepareFlight }) => prepareFlight(), () => undefined), SAVE_AFTER);
}
