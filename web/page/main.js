/** The entry point: settings, messages and user, then the page of the address. */

import { setLocalHost } from './api/host.js';
import { watchReach } from './api/reach.js';
import { load } from './i18n/messages.js';
import { layout } from './layout.js';
import { localHost } from './local/index.js';
import { startRouter } from './router.js';
import { watchErrors } from './state/failure.js';
import { watchInstallation } from './state/installation.js';
import { watchNotice } from './state/maintenance.js';
import { applySettings } from './state/settings.js';
import { syncPush } from './state/push.js';
import { loadUser, me } from './state/user.js';

watchErrors();
setLocalHost(localHost);
watchReach();
applySettings();
await Promise.all([load(), loadUser()]);
startRouter(layout);
watchNotice();
watchInstallation();
if (me.get()) syncPush();
