/** A text that is copied by a click, and says so. */

import { h } from '../lib/dom.js';
import { say } from '../frame.js';
import { redraw } from '../router.js';
import { t } from '../words.js';

let copied = '';

/** @param {string} text @param {string} label @param {string} [look] */
export function copy(text, label, look = '') {
  return h('button', { type: 'button', class: `copy ${look}`, onclick: () => take(text) },
    copied === text ? t('around-copied') : label);
}

/** @param {string} text */
async function take(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!byHand(text)) return;
  }
  copied = text;
  say(t('around-copied'));
  redraw();
  setTimeout(forget, 2500, text);
}

/** @param {string} text */
function forget(text) {
  if (copied !== text) return;
  copied = '';
  redraw();
}

/** Where the clipboard may not be used, as on a plain http address. @param {string} text */
function byHand(text) {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden-text';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** A link to give away: shown whole, copied by a click. @param {string} url @param {string} label @param {string} [look] */
export function link(url, label, look = '') {
  const all = (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select();
  const made = (/** @type {Element} */ node) => node.setAttribute('value', url);
  return h('div', { class: 'give', key: url },
    h('input', { type: 'text', readonly: true, value: url, made, 'aria-label': label, onfocus: all }),
    copy(url, t('around-copy'), look));
}
