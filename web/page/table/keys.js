/** Shortcuts, and the dialog that tells them. */

import { h } from '../lib/dom.js';
import { t } from '../words.js';
import { dialog } from './dialog.js';

/** @typedef {Record<string, () => void>} Deeds  by name */

/** Which keys mean what. @type {[string, string[]][]} */
const KEYS = [
  ['question', ['q']], ['board', ['b']], ['cards', ['c']], ['hand', ['h']], ['players', ['p']], ['log', ['l']], ['chat', ['t']],
  ['back', ['u', 'Backspace']], ['reset', ['r']], ['hint', ['w']], ['menu', ['m']], ['help', ['?']],
];

/** @param {Deeds} deeds @returns {() => void} stops listening */
export function listening(deeds) {
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || busy(event.target)) return;
    const name = KEYS.find(([, keys]) => keys.includes(event.key))?.[0];
    if (name === undefined || !deeds[name]) return;
    event.preventDefault();
    deeds[name]();
  };
  document.addEventListener('keydown', pressed);
  return () => document.removeEventListener('keydown', pressed);
}

/** Whoever writes, or reads a dialog, presses no shortcut. @param {EventTarget | null} target */
const busy = (target) => target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/** @param {() => void} close */
export function help(close) {
  const key = (/** @type {string} */ name) => h('kbd', null, name === 'Backspace' ? '⌫' : name.toUpperCase());
  return dialog('keys', t('keys-title'), close,
    h('p', null, t('keys-text')),
    h('dl', { class: 'keys' }, KEYS.map(([name, keys]) => [h('dt', { key: `${name}-keys` }, keys.map(key)), h('dd', { key: name }, t(`keys-${name}`))])),
    h('p', null, t('keys-more')));
}
