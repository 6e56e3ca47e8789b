/** A number input with plus and minus buttons. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';

/** @param {{ count: number, most: number, label: string, set: (count: number) => void }} about */
export function stepper({ count, most, label, set }) {
  const to = (/** @type {number} */ next) => () => set(Math.max(0, Math.min(most, next)));
  return h('div', { class: 'ask-stepper', role: 'group', 'aria-label': label },
    h('button', { type: 'button', 'aria-label': t('one-less'), disabled: count <= 0, onclick: to(count - 1) }, '−'),
    h('output', { class: 'ask-count', 'aria-live': 'polite' }, t('count-of', { count, most })),
    h('button', { type: 'button', 'aria-label': t('one-more'), disabled: count >= most, onclick: to(count + 1) }, '+'));
}
