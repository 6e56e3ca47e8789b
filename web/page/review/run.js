/** Makes the review of a game in workers, work item by work item. Findings are kept in the tab, so that a review can be resumed. */

import { compactEdition } from '../api/editions.js';
import { requestText } from '../api/http.js';
import { isRequestError } from '../api/errors.js';
import { errorText } from '../components/error-text.js';
import { EngineWorker } from '../engine/engine-worker.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Review, ReviewFinding } from '../../types/engine.js'
 * @import { Table } from '../../types/wire.js'
 */

/** Iterations of each search: the default of `elgrande review`, which gives the same review. */
export const ITERATIONS = 4000;
const SEED = 0;
/** Workers at the same time. */
const WORKERS = Math.max(1, Math.min(4, navigator.hardwareConcurrency || 2));

export class ReviewRun {
  /** @type {Review | undefined} */
  review;
  /** Why it ended; empty if it did not fail. */
  failed = '';
  isRunning = false;
  total = 0;
  /** @type {(ReviewFinding | undefined)[]} */
  #findings = [];
  /** @type {EngineWorker[]} */
  #workers = [];
  #next = 0;
  #changed;
  #table;
  #iterations;

  /** @param {Table} table  its game is over @param {number} iterations  of each search @param {() => void} changed */
  constructor(table, iterations, changed) {
    this.#table = table;
    this.#iterations = iterations;
    this.#changed = changed;
    this.#findings = restored(this.#key);
  }

  get #key() {
    return `review ${this.#table.id} ${this.#iterations}`;
  }

  /** How many work items are done. */
  get done() {
    return this.#findings.filter(Boolean).length;
  }

  /** Begins, or goes on where it was stopped. */
  async start() {
    if (this.isRunning || this.review) return;
    [this.isRunning, this.failed, this.#next] = [true, '', 0];
    this.#changed();
    try {
      await this.#run();
    } catch (error) {
      if (!isRequestError(error)) throw error;
      this.failed = errorText(error);
    } finally {
      this.stop();
    }
  }

  /** Keeps what is done. */
  stop() {
    this.#workers.forEach((worker) => worker.close());
    [this.#workers, this.isRunning] = [[], false];
    keep(this.#key, this.#findings);
    this.#changed();
  }

  async #run() {
    const { id, edition } = this.#table;
    const [record, text] = await Promise.all([requestText(`/tables/${id}/record`), compactEdition(edition)]);
    this.#workers = Array.from({ length: WORKERS }, () => new EngineWorker());
    const plans = await Promise.all(this.#workers.map(async (worker) => {
      await worker.call({ call: 'add-edition', name: edition, text });
      return worker.call({ call: 'review-plan', record });
    }));
    if (plans.some((items) => items === undefined)) return this.#giveUp();
    this.total = Number(plans[0]);
    if (this.#findings.length !== this.total) this.#findings = Array.from({ length: this.total }, () => undefined);
    await Promise.all(this.#workers.map((worker) => this.#work(worker)));
    if (this.isRunning && this.done === this.total) await this.#join();
  }

  /** Does one item after another, until none is left. @param {EngineWorker} worker */
  async #work(worker) {
    for (let item = this.#take(); item < this.total && this.isRunning; item = this.#take()) {
      /** @type {ReviewFinding | undefined} */
      const finding = await worker.call({ call: 'review-work', item, tries: this.#iterations, seed: SEED });
      if (finding === undefined) return this.#giveUp();
      this.#findings[item] = finding;
      this.#changed();
    }
  }

  /** The next item that nobody has begun. */
  #take() {
    while (this.#findings[this.#next]) this.#next += 1;
    return this.#next++;
  }

  async #join() {
    const findings = /** @type {ReviewFinding[]} */ (this.#findings);
    this.review = await this.#workers[0].call({ call: 'review', findings, tries: this.#iterations, seed: SEED });
  }

  /** A worker that was stopped on purpose is no failure. */
  #giveUp() {
    if (this.isRunning) this.failed = t('review-unavailable');
  }
}

/** @param {string} key @returns {(ReviewFinding | undefined)[]} */
function restored(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

/** If the session storage is full, nothing is kept. @param {string} key @param {(ReviewFinding | undefined)[]} findings */
function keep(key, findings) {
  try {
    sessionStorage.setItem(key, JSON.stringify(findings));
  } catch {
    sessionStorage.removeItem(key);
  }
}
