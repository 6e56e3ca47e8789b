/** The account settings: name, password, recovery, sessions, notifications, webhook, tokens, muted and blocked players, data, signing out. */

import { h } from '../lib/dom.js';
import { blocksForm } from './blocks.js';
import { exportForm } from './export.js';
import { notificationsForm } from './notifications.js';
import { recoveryForm } from './recovery.js';
import { sessionsForm } from './sessions.js';
import { signOutForm } from './sign-out.js';
import { passwordForm, nameForm } from './name-and-password.js';
import { tokensForm } from './tokens.js';
import { webhookForm } from './webhook.js';

/** @import { PageContext } from '../lib/navigation.js' */

/** @param {PageContext} page */
export function accountSettings(page) {
  const parts = [nameForm, passwordForm, recoveryForm, sessionsForm, notificationsForm, webhookForm, tokensForm, blocksForm, exportForm, signOutForm].map((part) => part(page));
  return { view: () => h('div', { class: 'accounts', key: 'account' }, parts.map((part) => part.view())) };
}
