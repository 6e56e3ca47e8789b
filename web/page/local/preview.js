/** Drafts that the page computes itself, without asking the server. */

import { result } from './answer.js';
import { rules } from './engine.js';

/** @import { Draft, Game } from '../../types/wire.js' */

/** The module cannot read the position; the server can. */
const UNREADABLE = new Set(['bad-record', 'bad-json']);

/**
 * What the actions would do. The server sends a position that looks the same to the player, and nothing that a draft shows depends on
 * what is hidden.
 * @param {Game} game @param {string[]} actions
 * @returns {Promise<Draft | undefined>}  nothing where the page cannot tell: then the server can
 */
export async function preview({ position, ply, seat }, actions) {
  if (position === undefined || !rules.isReady) return undefined;
  // A failure of the worker is no reason to fail here: the server answers the same.
  const response = await rules.ask({ kind: 'preview', position, ply, seat, actions }).catch(() => undefined);
  if (response === undefined || ('error' in response && UNREADABLE.has(response.error.code))) return undefined;
  return result(response);
}
