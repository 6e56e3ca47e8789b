/** A recovery code, which is shown once: to copy or download. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { copyField } from '../components/copy-button.js';

/** @param {string} name @param {string} code @param {() => void} saved  the user has saved it */
export function recoveryCode(name, code, saved) {
  const text = [t('code-title'), location.origin, name, code, ''].join('\n');
  return h('div', { class: 'recovery-code', key: 'recovery-code' },
    h('h2', null, t('code-title')),
    h('p', { role: 'status' }, t('code-about')),
    copyField(code, t('code-title'), 'main'),
    h('div', { class: 'row' },
      h('a', { class: 'button', href: `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`, download: 'elgrande-recovery-code.txt' }, t('code-download')),
      h('button', { type: 'button', onclick: saved }, t('code-saved'))));
}
