/** A worker with the rules, drafts, lessons and bots of the server. */

import { ApiError } from '../api/errors.js';

/**
 * @import { Call } from '../../types/engine.js'
 *
 * @typedef {{ ready: true } | { id: number, response: string } | { failed: string }} Message
 */

export class EngineWorker {
  /** Has the module been loaded, and is it intact? */
  ready = false;
  /** The editions that were added to it. @type {Set<string>} */
  editions = new Set();
  /** @type {Map<number, (response: string | null) => void>} */
  #waiting = new Map();
  #last = 0;
  #hasEnded = false;
  #worker;

  /** It cannot answer any more, or never could. */
  get hasEnded() { return this.#hasEnded; }

  constructor() {
    this.#worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }) => this.#receive(data);
    this.#worker.onerror = (event) => {
      // Without a connection, or in a browser without module workers.
      event.preventDefault();
      this.#end();
    };
  }

  /**
   * Sends a request. A refusal is thrown as from the server; `undefined` if the worker cannot answer.
   * @template T
   * @param {Call} call
   * @returns {Promise<T | undefined>}
   */
  async call(call) {
    if (this.#hasEnded) return undefined;
    const id = (this.#last += 1);
    const request = JSON.stringify(call);
    /** @type {string | null} */
    const response = await new Promise((answer) => {
      this.#waiting.set(id, answer);
      this.#worker.postMessage({ id, request });
    });
    if (response === null) return undefined;
    const { ok, error } = JSON.parse(response);
    if (error) throw new ApiError(error, error.code === 'not-found' ? 404 : 422);
    return ok;
  }

  /** @param {Message} message */
  #receive(message) {
    if ('failed' in message) {
      this.#end();
    } else if ('ready' in message) {
      this.ready = true;
    } else {
      this.#waiting.get(message.id)?.(message.response);
      this.#waiting.delete(message.id);
    }
  }

  /** Ends the worker; open requests get no answer. */
  close() {
    this.#end();
  }

  #end() {
    [this.ready, this.#hasEnded] = [false, true];
    this.#worker.terminate();
    this.#waiting.forEach((answer) => answer(null));
    this.#waiting.clear();
  }
}
