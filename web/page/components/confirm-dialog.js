/** A dialog that confirms what cannot be undone. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';

/** @import { Child } from '../lib/dom.js' */

/**
 * @param {{ title: string, text: string, yes: string, act: () => void, close: () => void, body?: Child, refused?: string, busy?: boolean }} what
 */
export function confirmDialog({ title, text, yes, act, close, body, refused, busy }) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    act();
  };
  return h('dialog', { class: 'sure', key: 'sure', 'aria-labelledby': 'sure-title', made: shown, onclose: close },
    h('form', { onsubmit: submit },
      h('h2', { id: 'sure-title' }, title),
      h('p', null, text),
      body,
      refused && h('p', { class: 'error', role: 'alert' }, refused),
      h('div', { class: 'row end' },
        h('button', { type: 'button', onclick: close }, t('common-cancel')),
        h('button', { class: 'main', type: 'submit', disabled: busy }, yes))));
}

/** A dialog can be shown once it is in the document. @param {HTMLDialogElement} node */
function shown(node) {
  queueMicrotask(() => node.isConnected && node.showModal());
}
