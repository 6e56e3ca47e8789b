/** The workers behind games on this device: one answers at once, in the other one bots think. */

import { ApiError } from '../api/errors.js';
import { EngineWorker } from '../engine/engine-worker.js';
import { rulesWorker } from '../engine/rules-worker.js';

/**
 * @import { Call } from '../../types/engine.js'
 * @import { Code, Hint } from '../../types/wire.js'
 * @import { StoredGame } from './storage.js'
 */

/** A refusal as the server would send it. @param {string} code @param {string} message @param {number} [status] */
export const refusal = (code, message, status = 409) => new ApiError({ code: /** @type {Code} */ (code), message }, status);

/** The response of a worker. `any`: its type depends on the call. @param {EngineWorker} worker @param {Call} call @returns {Promise<any>} */
async function answer(worker, call) {
  const result = await worker.call(call);
  if (result === undefined) throw refusal('no-module', 'the WebAssembly module cannot be loaded or has failed', 503);
  return result;
}

/** @param {Call} call */
export const ask = (call) => answer(rulesWorker(), call);

/** @type {EngineWorker | undefined} */
let botWorker;

/** What was asked last: a worker thinks about one thing at a time. @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * Opens a game in the worker for bots, asks it one thing and closes the game.
 * @param {StoredGame} game @param {(game: number) => Call} callOf
 */
export function think(game, callOf) {
  const task = last.then(async () => {
    if (!botWorker || botWorker.hasEnded) botWorker = new EngineWorker();
    const worker = botWorker;
    const number = await answer(worker, { call: 'resume-game', ...game });
    try {
      return await answer(worker, callOf(number));
    } finally {
      worker.call({ call: 'close-game', game: number });
    }
  });
  last = task.catch(() => undefined);
  return task;
}
