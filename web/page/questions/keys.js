/** Keys while a question is open: Escape deselects, Ctrl+Z undoes a step. */

/** @import { Draft } from '../state/draft.js' */

/** @param {() => Draft | null} current @returns {() => void} stops it */
export function listenForDraftKeys(current) {
  const listener = (/** @type {KeyboardEvent} */ event) => handleKey(event, current());
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}

/** @param {KeyboardEvent} event @param {Draft | null} draft */
function handleKey(event, draft) {
  if (!draft || event.defaultPrevented || isTyping(event.target)) return;
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  if (event.key === 'Escape' && draft.picked !== null) {
    event.preventDefault();
    draft.pick(null);
  } else if (isUndo && draft.actions.length > 0) {
    event.preventDefault();
    draft.back();
  }
}

/** @param {EventTarget | null} target */
const isTyping = (target) => target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
