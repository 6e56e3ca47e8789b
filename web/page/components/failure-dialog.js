/** The message about an error in the page, with a reload button. It does not block the page: what still works can be used. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';

export const failureDialog = () => h('div', { class: 'failure', role: 'alertdialog', 'aria-labelledby': 'failure-title', 'aria-describedby': 'failure-text', key: 'failure' },
  h('h2', { id: 'failure-title' }, t('failure-title')),
  h('p', { id: 'failure-text' }, t('failure-text')),
  h('button', { class: 'main', type: 'button', onclick: () => location.reload() }, t('failure-reload')));
