/** Whose menu is open: what the user can do about another player. */

import { signal } from '../lib/signal.js';

/**
 * A player, and the chat message the menu was opened at.
 * @typedef {{ id: string, name: string, said?: { table: string, room: 'players' | 'watchers', line: number } }} Subject
 */

export const subject = signal(/** @type {Subject | null} */ (null));

/** Players who were muted or blocked in this visit. The server leaves out their messages from the next load on. */
export const hidden = signal(/** @type {ReadonlySet<string>} */ (new Set()));
