/** Workers with the WebAssembly module, from the page's side. */

/** @import { LocalResponse } from './module.js' */

/** @typedef {{ resolve: (response: LocalResponse) => void, reject: (error: Error) => void }} Waiting */

/** A table loads what its first question needs before the module, in milliseconds. */
const DELAY = 1000;

const canRun = () => typeof Worker !== 'undefined' && typeof WebAssembly !== 'undefined';

/** One worker, which starts with the first request. Requests that come before it is ready wait. */
export class Engine {
  isReady = false;
  hasFailed = !canRun();
  /** @type {Worker | null} */
  #worker = null;
  #lastId = 0;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();

  start() {
    if (this.#worker !== null || this.hasFailed) return;
    this.#worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }) => this.#receive(data));
    this.#worker.addEventListener('error', () => this.#stop());
  }

  /** The response to a request of `crates/wasm/src/request.rs`. @param {object} request @returns {Promise<LocalResponse>} */
  ask(request) {
    this.start();
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      if (this.hasFailed) reject(new Error('this browser cannot run the module'));
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.postMessage({ id, request });
    });
  }

  /** @param {{ ready?: true, failed?: string, id?: number, response?: LocalResponse, failure?: string }} message */
  #receive({ ready, failed, id, response, failure }) {
    if (failed !== undefined) return this.#stop();
    if (ready) {
      this.isReady = true;
      performance.mark('engine-ready');
      return;
    }
    const caller = this.#waiting.get(id ?? 0);
    this.#waiting.delete(id ?? 0);
    if (response) caller?.resolve(response);
    else caller?.reject(new Error(failure));
  }

  #stop() {
    [this.isReady, this.hasFailed] = [false, true];
    this.#worker?.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error('the worker stopped'));
    this.#waiting.clear();
  }
}

/** Answers at once. */
export const rules = new Engine();
/** Bots and hints think here, so that drafts need not wait for them. */
export const thinking = new Engine();

/** Loads the rules soon. */
export function loadRulesSoon() {
  if (!rules.isReady) setTimeout(() => rules.start(), DELAY);
}
