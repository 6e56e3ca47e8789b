/** Keys of the replay. Fields keep their own. */

/** @import { Playback } from './playback.js' */
/** @import { Step } from './timeline.js' */

/** @type {Record<string, Step>} */
const STEPS = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', 'shift ArrowLeft': 'turn-back', 'shift ArrowRight': 'turn-on' };

/** @param {Playback} playback */
export function listenForReplayKeys(playback) {
  const listener = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return;
    const step = STEPS[`${event.shiftKey ? 'shift ' : ''}${event.key}`];
    const isPlayKey = event.key === ' ' && !target.closest('button, a, summary, [role=button]');
    if (!step && !isPlayKey) return;
    event.preventDefault();
    if (isPlayKey) return playback.play(!playback.isPlaying);
    playback.play(false);
    playback.step(step);
  };
  document.addEventListener('keydown', listener);
  return { close: () => document.removeEventListener('keydown', listener) };
}
