/** One screen, several people: between them a curtain, so that nobody sees another's hand. */

import { h } from '../lib/dom.js';
import { kept } from '../lib/cell.js';
import { t } from '../words.js';
import { chip } from './chip.js';

/** Tables whose seats are all played by one person, who hides nothing from themselves. */
const open = kept('curtainless', /** @type {string[]} */ ([]));

/** @param {string} id */
export const isOpen = (id) => open.get().includes(id);

/** @param {string} id */
export const openForGood = (id) => open.set([...open.get().slice(-30), id]);

/**
 * The seat the screen is to be passed to, if it is another one than it is with.
 * @param {string[]} yours
 * @param {string[]} asked
 * @param {string | null} seat
 */
export function passed(yours, asked, seat) {
  const mine = yours.filter((one) => asked.includes(one));
  return yours.length > 1 && mine.length > 0 && (seat === null || !mine.includes(seat)) ? mine[0] : null;
}

/** @param {string} player @param {string} name @param {(forGood: boolean) => void} ready */
export function curtain(player, name, ready) {
  const made = (/** @type {HTMLButtonElement} */ node) => queueMicrotask(() => node.focus());
  return h('div', { class: `curtain of-${player}`, key: 'curtain', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'curtain-title' },
    h('div', { class: 'curtain-sheet' }, chip(player),
      h('h2', { id: 'curtain-title' }, t('curtain-title', { name })),
      h('p', null, t('curtain-text')),
      h('button', { class: 'main', made, onclick: () => ready(false) }, t('curtain-ready', { name })),
      h('button', { class: 'quiet', onclick: () => ready(true) }, t('curtain-open'))));
}
