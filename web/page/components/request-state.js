/** The state of a request that a form or button sends: whether it is running, and why the last one failed. */

import { ApiError, isRequestError } from '../api/errors.js';
import { announce } from '../lib/announce.js';
import { errorText, loadReasons } from './error-text.js';

/**
 * @typedef {object} RequestState
 * @property {() => string} busy  the name of the running request, or empty
 * @property {(name?: string) => string} refused  why the last request failed; only of that name, if one is given
 * @property {() => string | undefined} rule  the rule that forbids it
 * @property {(name: string, work: () => Promise<unknown>) => Promise<boolean>} run  did it succeed?
 */

/** @param {() => void} redraw @returns {RequestState} */
export function requestState(redraw) {
  let [busy, failed] = ['', ''];
  /** @type {unknown} */
  let error;
  return {
    busy: () => busy,
    refused: (name) => (error !== undefined && (name === undefined || name === failed) ? errorText(error) : ''),
    rule: () => (error instanceof ApiError ? error.rule : undefined),
    async run(name, work) {
      if (busy !== '') return false;
      [busy, error] = [name, undefined];
      redraw();
      try {
        await work();
      } catch (thrown) {
        if (!isRequestError(thrown)) throw thrown;
        if (thrown instanceof ApiError) await loadReasons(thrown.because);
        [failed, error] = [name, thrown];
        announce(errorText(error));
      } finally {
        busy = '';
        redraw();
      }
      return error === undefined;
    },
  };
}
