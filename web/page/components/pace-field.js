/** How fast scenes follow each other, as a field. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { SPEEDS, chosenSpeed, speed } from '../state/settings.js';

/** @param {() => void} redraw */
export function paceField(redraw) {
  const pick = (/** @type {Event} */ event) => {
    speed.set(Number(/** @type {HTMLSelectElement} */ (event.target).value));
    redraw();
  };
  return h('label', { class: 'pace', key: 'pace' }, t('settings-speed'), ' ',
    h('select', { onchange: pick, value: String(chosenSpeed()) }, SPEEDS.map(({ value, text }) => h('option', { key: value, value: String(value), selected: value === chosenSpeed() }, t(text)))));
}
