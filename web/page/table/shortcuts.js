/** Keyboard shortcuts. */

/** @typedef {'question' | 'board' | 'cards' | 'hand' | 'players' | 'log' | 'chat' | 'back' | 'reset' | 'hint' | 'menu' | 'help'} Shortcut */

/** @type {[Shortcut, string[]][]} */
export const KEYS = [
  ['question', ['q']], ['board', ['b']], ['cards', ['c']], ['hand', ['h']], ['players', ['p']], ['log', ['l']], ['chat', ['t']],
  ['back', ['u', 'Backspace']], ['reset', ['r']], ['hint', ['w']], ['menu', ['m']], ['help', ['?']],
];

/** @param {Partial<Record<Shortcut, () => unknown>>} actions @returns {() => void} stops listening */
export function listenForShortcuts(actions) {
  const listener = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isBusy(event.target)) return;
    const name = KEYS.find(([, keys]) => keys.includes(event.key))?.[0];
    const action = name && actions[name];
    if (!action) return;
    event.preventDefault();
    action();
  };
  document.addEventListener('keydown', listener);
  return () => document.removeEventListener('keydown', listener);
}

/** Fields and dialogs keep their keys. @param {EventTarget | null} target */
const isBusy = (target) => target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
