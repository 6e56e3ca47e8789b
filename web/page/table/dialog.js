/** A dialog: shown as soon as it is described, closed by its button, Escape or a click beside it. */

import { h } from '../lib/dom.js';
import { t } from '../words.js';

/**
 * @param {string} name
 * @param {string} heading
 * @param {() => void} close
 * @param {...import('../lib/dom.js').Child} children
 */
export function dialog(name, heading, close, ...children) {
  const made = (/** @type {HTMLDialogElement} */ node) => queueMicrotask(() => node.isConnected && !node.open && node.showModal());
  const beside = (/** @type {MouseEvent} */ event) => {
    if (event.target === event.currentTarget) shut(event);
  };
  return h('dialog', { key: `dialog-${name}`, class: `table-dialog ${name}`, 'aria-labelledby': `dialog-${name}`, made, onclose: close, onclick: beside },
    h('div', { class: 'dialog-body' },
      h('div', { class: 'dialog-head' }, h('h2', { id: `dialog-${name}` }, heading), h('button', { class: 'quiet', onclick: shut, 'aria-label': t('dialog-close') }, '✕')),
      ...children));
}

/** @param {Event} event */
export function shut(event) {
  /** @type {Element} */ (event.currentTarget).closest('dialog')?.close();
}
