/** Notifies the user of their turn: icon, browser notification, sound. */

import { sound } from '../state/settings.js';
import { persisted } from '../lib/signal.js';
import { t } from '../i18n/messages.js';

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
  const link = document.querySelector('link[rel=icon]');
  const { href } = isMine ? TURN_ICON : ICON;
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/** @param {string} id of the table @param {string} text what is asked */
export function notifyTurn(id, text) {
  if (sound.get()) playChime();
  if (!document.hidden || !notificationsEnabled.get() || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(t('bell-title'), { body: text, tag: `elgrande-${id}`, icon: ICON.href });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Two soft notes. */
export function playChime() {
  try {
    const audio = new AudioContext();
    [523.25, 783.99].forEach((pitch, index) => tone(audio, pitch, audio.currentTime + index * 0.14));
    setTimeout(() => audio.close(), 1200);
  } catch {
    // A browser without audio still works.
  }
}

/** @param {AudioContext} audio @param {number} pitch @param {number} at */
function tone(audio, pitch, at) {
  const [wave, loud] = [audio.createOscillator(), audio.createGain()];
  wave.type = 'sine';
  wave.frequency.value = pitch;
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  wave.connect(loud).connect(audio.destination);
  wave.start(at);
  wave.stop(at + 0.55);
}
