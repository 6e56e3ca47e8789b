/** Tells that it is your turn when you look elsewhere: the title, the icon, a note of the browser, a sound. */

import { sound } from '../looks.js';
import { kept } from '../lib/cell.js';
import { t } from '../words.js';

/** Whether the browser may show notes; asked for by a button only. */
export const notes = kept('notes', false);

/** Asks the browser for leave. @returns {Promise<boolean>} */
export async function allowNotes() {
  if (!('Notification' in window)) return false;
  const granted = (await Notification.requestPermission()) === 'granted';
  notes.set(granted);
  return granted;
}

/** @param {boolean} isMine */
export function icon(isMine) {
  const link = document.querySelector('link[rel=icon]');
  const href = isMine ? '/page/icon-turn.svg' : '/page/icon.svg';
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/** @param {string} id of the table @param {string} text what is asked */
export function ring(id, text) {
  if (sound.get()) chime();
  if (!document.hidden || !notes.get() || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(t('bell-title'), { body: text, tag: `elgrande-${id}`, icon: '/page/icon.svg' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Two soft notes. */
export function chime() {
  try {
    const audio = new AudioContext();
    [523.25, 783.99].forEach((pitch, index) => tone(audio, pitch, audio.currentTime + index * 0.14));
    setTimeout(() => audio.close(), 1200);
  } catch {
    // A browser without sound still plays.
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
