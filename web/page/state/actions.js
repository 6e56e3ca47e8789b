/** Actions as text (docs/notation.md): `place toledo`, `move red toledo aragon`. */

/** Secret answers cannot be taken back: they are always confirmed. */
const SECRET = new Set(['play', 'pass', 'disc']);

/** @param {string[]} actions */
export const hasSecret = (actions) => actions.some((action) => SECRET.has(verbOf(action)));

/** The first word of an action. @param {string} action */
export const verbOf = (action) => action.split(' ', 1)[0];
