/** Notifies the user of their turn: icon, browser notification, sound. */

import { ignoreRequestError, rethrowFetchError } from '../api/errors.js';
import { sound } from '../state/settings.js';
import { persisted } from '../lib/signal.js';

/** Whether notifications are on; the browser is asked only after a click. */
export const notificationsEnabled = persisted('notes', false);

const ICON = new URL('../icon.svg', import.meta.url);
const TURN_ICON = new URL('../icon-turn.svg', import.meta.url);

/** Asks the browser for permission. @returns {Promise<boolean>} */
export async function requestNotifications() {
  if (!('Notification' in window)) return false;
  const granted = (await Notification.requestPermission()) === 'granted';
  notificationsEnabled.set(granted);
  return granted;
}

/** @param {boolean} isMine */
export function setIcon(isMine) {
  const link = document.querySelector('link[rel=icon][type="image/svg+xml"]');
  const { href } = isMine ? TURN_ICON : ICON;
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/** @param {string} id of the table @param {string} title @param {string} text what is asked */
export function notifyTurn(id, title, text) {
  if (sound.get()) playLater('turn');
  if (!document.hidden || !notificationsEnabled.get() || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body: text, tag: `${id}-turn`, icon: ICON.href });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** A sound that cannot be loaded is left out. @param {import('../sound/sounds.js').SoundName} name */
export const playLater = (name) => import('../sound/sounds.js').then(({ playSound }) => playSound(name), rethrowFetchError).catch(ignoreRequestError);
