/** A modal dialog, closed by its button, Escape or a click on the backdrop. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';

/** @import { Child } from '../lib/dom.js' */

/**
 * @param {string} name
 * @param {string} heading
 * @param {() => void} close
 * @param {...Child} children
 */
export function dialog(name, heading, close, ...children) {
  const made = (/** @type {HTMLDialogElement} */ node) => queueMicrotask(() => node.isConnected && !node.open && node.showModal());
  const beside = (/** @type {MouseEvent} */ event) => {
    if (event.target === event.currentTarget) closeDialog(event);
  };
  return h('dialog', { key: `dialog-${name}`, class: `table-dialog dialog-${name}`, 'aria-labelledby': `dialog-${name}`, made, onclose: close, onclick: beside },
    h('div', { class: 'dialog-body' },
      h('div', { class: 'dialog-head' }, h('h2', { id: `dialog-${name}` }, heading), h('button', { class: 'quiet', onclick: closeDialog, 'aria-label': t('dialog-close') }, '✕')),
      ...children));
}

/** @param {Event} event */
export function closeDialog(event) {
  /** @type {Element} */ (event.currentTarget).closest('dialog')?.close();
}
