/** The dialog that lists the keyboard shortcuts. */

import { dialog } from '../components/dialog.js';
import { t } from '../i18n/messages.js';
import { h } from '../lib/dom.js';
import { KEYS } from './shortcuts.js';

/** @param {() => void} close */
export function shortcutHelp(close) {
  const key = (/** @type {string} */ name) => h('kbd', null, name === 'Backspace' ? '⌫' : name.toUpperCase());
  return dialog('keys', t('keys-title'), close,
    h('p', null, t('keys-text')),
    h('dl', { class: 'keys' }, KEYS.map(([name, keys]) => [h('dt', { key: `${name}-keys` }, keys.map(key)), h('dd', { key: name }, t(`keys-${name}`))]),
      h('dt', { key: 'step-keys' }, h('kbd', null, '␣'), h('kbd', null, '→')), h('dd', { key: 'step' }, t('keys-step'))),
    h('p', null, t('keys-more')));
}
