/** One's own account: name, password, alerts, tokens, leaving. Each part stands for itself. */

import { h } from '../lib/dom.js';
import { leaving } from './leaving.js';
import { locking, naming } from './naming.js';
import { tokens } from './tokens.js';
import { webhook } from './webhook.js';

/** @param {import('../router.js').Around} around */
export function account(around) {
  const parts = [naming, locking, webhook, tokens, leaving].map((part) => part(around));
  return { view: () => h('div', { class: 'accounts', key: 'account' }, parts.map((part) => part.view())) };
}
