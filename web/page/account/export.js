/** The download of everything that is stored about the user. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';

export function exportForm() {
  return {
    view: () => h('section', { class: 'sheet', key: 'export' },
      h('h2', null, t('export-title')),
      h('p', { class: 'hint' }, t('export-about')),
      h('p', null, h('a', { class: 'button', href: '/api/me/export', download: 'elgrande-personal-data.json' }, t('export-do')))),
  };
}
