/** Drafts without the server: the worker plays them on a position that fits what the viewer sees. */

import { editionText } from '../api/editions.js';
import { ignoreRequestError } from '../api/errors.js';
import { EngineWorker } from './engine-worker.js';

/** @import { Draft, Game } from '../../types/wire.js' */

/** How long the page waits before it loads the module: everything else comes first. */
const DELAY = 1500;

/** One for all tables. @type {EngineWorker | undefined} */
let worker;
/** Editions that the worker knows. @type {Set<string>} */
const editions = new Set();

/** Loads the module and the edition, once the page has nothing else to do. @param {string} edition */
export function prepareDrafts(edition) {
  const timer = setTimeout(() => load(edition).catch(ignoreRequestError), DELAY);
  return () => clearTimeout(timer);
}

/** @param {string} edition */
async function load(edition) {
  worker ??= new EngineWorker();
  if (editions.has(edition)) return;
  const text = await editionText(edition);
  await worker.call({ call: 'add-edition', name: edition, text });
  if (!worker.ready) return;
  editions.add(edition);
  performance.mark('drafts-ready');
}

/**
 * What the server would answer; `undefined` if the worker is not ready.
 * @param {string} edition @param {Game} game @param {string[]} actions
 * @returns {Promise<Draft | undefined>}
 */
export async function draftHere(edition, { position, seat, ply }, actions) {
  if (!worker?.ready || !editions.has(edition) || position === null || seat === null) return undefined;
  return worker.call({ call: 'draft', position, edition, ply, seat, actions });
}
