/** Keys while a question is open: Escape puts down what was taken up, Ctrl+Z goes a step back. */

/** @param {() => import('./draft.js').Draft | null} current @returns {() => void} ends it */
export function keys(current) {
  const listen = (/** @type {KeyboardEvent} */ event) => pressed(event, current());
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

/** @param {KeyboardEvent} event @param {import('./draft.js').Draft | null} draft */
export function pressed(event, draft) {
  if (!draft || event.defaultPrevented || typing(event.target)) return;
  if (event.key === 'Escape' && draft.picked !== null) return taken(event, () => draft.pick(null));
  const undo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  if (undo && draft.actions.length > 0) taken(event, () => draft.back());
}

/** @param {KeyboardEvent} event @param {() => void} act */
function taken(event, act) {
  event.preventDefault();
  act();
}

/** @param {any} target */
const typing = (target) => Boolean(target?.closest?.('input, textarea, select, [contenteditable]'));
