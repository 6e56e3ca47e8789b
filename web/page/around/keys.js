/** Keys of the replay. Fields keep their own. */

/** @type {Record<string, import('./player.js').Way>} */
const WAYS = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', 'shift ArrowLeft': 'turn-back', 'shift ArrowRight': 'turn-on' };

/** @param {import('./player.js').Playing} going */
export function listening(going) {
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return;
    const way = WAYS[`${event.shiftKey ? 'shift ' : ''}${event.key}`];
    const plays = event.key === ' ' && !target.closest('button, a, summary, [role=button]');
    if (!way && !plays) return;
    event.preventDefault();
    if (plays) return going.watch(!going.auto);
    going.watch(false);
    going.step(way);
  };
  document.addEventListener('keydown', pressed);
  return { close: () => document.removeEventListener('keydown', pressed) };
}
