/** The dialog that explains the symbols beside the players. */

import { dialog } from '../components/dialog.js';
import { glyph } from '../components/glyph.js';
import { t } from '../i18n/messages.js';
import { h } from '../lib/dom.js';

/** @param {boolean} withModifiers @param {() => void} closed */
export function legend(withModifiers, closed) {
  const entry = (/** @type {string} */ name, /** @type {string} */ text) => [h('dt', { key: `${name}-symbol`, class: `sign-${name}` }, glyph(name)), h('dd', { key: name }, text)];
  return dialog('legend', t('legend-title'), closed,
    h('dl', { class: 'legend' },
      entry('court', t('seat-court')), entry('province', t('seat-province')), entry('hand', t('seat-hand')),
      withModifiers && entry('modifier', t('seat-modifiers')),
      entry('played', t('hand-used')), entry('grande', t('legend-grande')), entry('start', t('seat-start')), entry('veto', t('legend-veto')), entry('clock', t('clock-label'))));
}
