/** The worker that answers at once: drafts of all tables, games and lessons on this device. Bots think in another one. */

import { EngineWorker } from './engine-worker.js';

/** @type {EngineWorker | undefined} */
let worker;

/** The worker, if one was started. */
export const startedWorker = () => worker;

/** The worker. It is started where there is none, or the last one has ended. */
export function rulesWorker() {
  if (!worker || worker.hasEnded) worker = new EngineWorker();
  return worker;
}
