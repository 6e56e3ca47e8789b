/** The entry point: settings, messages and user, then the page of the address. */

import { load } from './i18n/messages.js';
import { layout } from './layout.js';
import { startRouter } from './router.js';
import { watchErrors } from './state/failure.js';
import { watchNotice } from './state/maintenance.js';
import { applySettings } from './state/settings.js';
import { syncPush } from './state/push.js';
import { loadUser, me } from './state/user.js';

watchErrors();
applySettings();
await Promise.all([load(), loadUser()]);
startRouter(layout);
watchNotice();
if (me.get()) syncPush();
