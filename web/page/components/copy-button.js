/** Buttons that copy a text or share a link, and confirm it. */

import { h } from '../lib/dom.js';
import { announce } from '../lib/announce.js';
import { redraw } from '../lib/navigation.js';
import { t } from '../i18n/messages.js';

let copied = '';

/** @param {string} text @param {string} label @param {string} [look] */
export function copyButton(text, label, look = '') {
  return h('button', { type: 'button', class: `copy ${look}`, onclick: () => copy(text) },
    copied === text ? t('common-copied') : label);
}

/**
 * A button for a link: the device offers its apps to send it with. Where the browser has no such dialog, the link is copied.
 * @param {string} url @param {string} label @param {{ title?: string, look?: string }} [about]  `title` introduces the link
 */
export function shareButton(url, label, { title, look = '' } = {}) {
  return h('button', { type: 'button', class: `copy ${look}`, onclick: () => share(url, title ?? document.title) },
    copied === url ? t('share-copied') : label);
}

/** @param {string} url @param {string} title */
async function share(url, title) {
  if (!navigator.share) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // The user may close the dialog. If the browser refuses to open it, the link is copied.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') await copy(url);
  }
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyWithSelection(text)) return;
  }
  copied = text;
  announce(t('common-copied'));
  redraw();
  setTimeout(resetCopied, 2500, text);
}

/** @param {string} text */
function resetCopied(text) {
  if (copied !== text) return;
  copied = '';
  redraw();
}

/** For browsers that forbid the clipboard, as on plain http. Outside an open dialog nothing can be selected. @param {string} text */
function copyWithSelection(text) {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden-text';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** A link to share: shown in full, with a copy button. @param {string} url @param {string} label @param {string} [look] */
export function copyField(url, label, look = '') {
  const all = (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select();
  const made = (/** @type {Element} */ node) => node.setAttribute('value', url);
  return h('div', { class: 'give', key: url },
    h('input', { type: 'text', readonly: true, value: url, made, 'aria-label': label, onfocus: all }),
    copyButton(url, t('common-copy'), look));
}
