/** Several players at one screen: a privacy screen between their turns hides the hands. */

import { h } from '../lib/dom.js';
import { persisted } from '../lib/signal.js';
import { t } from '../i18n/messages.js';
import { playerChip } from '../components/player-chip.js';

/** @import { Player } from '../../types/wire.js' */

/** Tables where the players chose to skip the privacy screen. */
const skipped = persisted('curtainless', /** @type {string[]} */ ([]));

/** @param {string} id */
export const isHandoverSkipped = (id) => skipped.get().includes(id);

/** @param {string} id */
export const skipHandover = (id) => skipped.set([...skipped.get().slice(-30), id]);

/**
 * The user's seat that must act, if it is not the current viewer's.
 * @param {Player[]} yours
 * @param {Player[]} asked
 * @param {Player | null} seat
 */
export function nextViewer(yours, asked, seat) {
  const mine = yours.filter((one) => asked.includes(one));
  return yours.length > 1 && mine.length > 0 && (seat === null || !mine.includes(seat)) ? mine[0] : null;
}

/** @param {Player} player @param {string} name @param {(always: boolean) => void} ready */
export function privacyScreen(player, name, ready) {
  const made = (/** @type {HTMLButtonElement} */ node) => queueMicrotask(() => node.focus());
  return h('div', { class: `privacy-screen of-${player}`, key: 'privacy-screen', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'privacy-screen-title' },
    h('div', { class: 'privacy-screen-sheet' }, playerChip(player),
      h('h2', { id: 'privacy-screen-title' }, t('privacy-screen-title', { name })),
      h('p', null, t('privacy-screen-text')),
      h('button', { class: 'main', made, onclick: () => ready(false) }, t('privacy-screen-ready', { name })),
      h('button', { class: 'quiet', onclick: () => ready(true) }, t('privacy-screen-open'))));
}
