/** Cached results of trying lists of actions on one position: each list is requested once. */

import { ApiError, isRequestError } from '../api/errors.js';

/** @import { Draft as Attempt } from '../../types/wire.js' */

/** Refusals that stay the same for the same position. */
const PERMANENT = new Set(['illegal', 'past-checkpoint', 'bad-action']);

/**
 * @param {(actions: string[]) => Promise<Attempt>} attempt
 * @param {() => void} changed  a prefetched result has arrived
 */
export function attemptCache(attempt, changed) {
  /** @type {Map<string, Promise<Attempt>>} */
  let requests = new Map();
  /** @type {Map<string, Attempt>} */
  let results = new Map();
  /** Prefetches that failed are not repeated. @type {Set<string>} */
  let failed = new Set();
  const keyOf = (/** @type {string[]} */ actions) => actions.join('\n');

  /** @param {string[]} actions @returns {Promise<Attempt | undefined>} */
  function load(actions) {
    if (actions.length === 0) return Promise.resolve(undefined);
    const [key, mine, open] = [keyOf(actions), results, requests];
    const known = open.get(key);
    if (known) return known;
    const request = attempt(actions).then((result) => {
      mine.set(key, result);
      return result;
    });
    open.set(key, request);
    // The caller gets the error; here it only decides whether the request may be repeated.
    request.catch((error) => {
      if (!(error instanceof ApiError) || !PERMANENT.has(error.code)) open.delete(key);
    });
    return request;
  }

  return {
    load,
    /** @param {string[]} actions */
    get: (actions) => results.get(keyOf(actions)),
    /** Requests a result that may be needed soon. @param {string[]} actions */
    prefetch(actions) {
      const key = keyOf(actions);
      if (!requests.has(key) && !failed.has(key)) {
        load(actions).then(changed, (error) => {
          failed.add(key);
          if (!isRequestError(error)) throw error;
        });
      }
      return results.get(key);
    },
    clear() {
      [requests, results, failed] = [new Map(), new Map(), new Set()];
    },
  };
}
