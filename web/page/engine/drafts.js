/** Drafts without the server: the worker plays them on a position that fits what the viewer sees. */

import { compactEdition } from '../api/editions.js';
import { ignoreRequestError } from '../api/errors.js';
import { rulesWorker, startedWorker } from './rules-worker.js';

/** @import { Draft, Game } from '../../types/wire.js' */

/** The module knows this edition from the beginning. */
const BUILT_IN = 'built-in';

/** Loads the module and the edition. @param {string} edition */
export const prepareDrafts = (edition) => load(edition).catch(ignoreRequestError);

/** @param {string} edition */
async function load(edition) {
  const worker = rulesWorker();
  if (isKnown(worker, edition)) return;
  const text = await compactEdition(edition);
  await worker.call({ call: 'add-edition', name: edition, text });
  if (!worker.ready) return;
  worker.editions.add(edition);
  performance.mark('drafts-ready');
}

/** @param {import('./engine-worker.js').EngineWorker} worker @param {string} edition */
const isKnown = (worker, edition) => edition === BUILT_IN || worker.editions.has(edition);

/**
 * What the server would answer; `undefined` if the worker is not ready.
 * @param {string} edition @param {Game} game @param {string[]} actions
 * @returns {Promise<Draft | undefined>}
 */
export async function draftHere(edition, { position, seat, ply }, actions) {
  const worker = startedWorker();
  if (!worker?.ready || !isKnown(worker, edition) || position === null || seat === null) return undefined;
  return worker.call({ call: 'draft', position, edition, ply, seat, actions });
}

/** The same as `draftHere`, for a position of any time; it waits for the module. @param {string} edition @param {Game} game @param {string[]} actions */
export async function draftWhenLoaded(edition, game, actions) {
  await load(edition);
  return draftHere(edition, game, actions);
}
