/** Round and points of listed tables. Each is requested when its entry comes into view, and again when its table has changed. */

import { ignoreRequestError } from '../api/errors.js';
import { request } from '../api/http.js';

/**
 * @import { Table, View, Whole } from '../../types/wire.js'
 *
 * @typedef {Pick<View, 'round' | 'rounds' | 'scores' | 'standing'>} GameStanding
 *
 * @typedef {object} Standings
 * @property {(id: string) => GameStanding | undefined} of  what is known of a table
 * @property {(node: Element) => void} watch  an entry, whose `data-table` is the id
 * @property {(tables: Table[]) => void} refresh  requests what has changed among the tables that were in view
 * @property {() => void} close
 */

/** @param {() => void} redraw @returns {Standings} */
export function standings(redraw) {
  /** @type {Map<string, { version: number, standing: GameStanding }>} */
  const known = new Map();
  /** Tables that have been in view. @type {Set<string>} */
  const seen = new Set();
  let [loading, isClosed] = [Promise.resolve(), false];

  /** One after the other: a long list must not use up what the server grants. @param {string} id */
  const load = (id) => { loading = loading.then(() => loadOne(id)); };

  /** Where it fails, the next refresh tries again. @param {string} id */
  async function loadOne(id) {
    if (isClosed) return;
    /** @type {Whole | void} */
    const found = await request('GET', `/tables/${id}`).catch(ignoreRequestError);
    if (!found?.game || isClosed) return;
    const { round, rounds, scores, standing } = found.game.view;
    known.set(id, { version: found.table.version, standing: { round, rounds, scores, standing } });
    redraw();
  }

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const id = /** @type {HTMLElement} */ (target).dataset.table ?? '';
      if (!seen.has(id)) load(id);
      seen.add(id);
    }
  }, { rootMargin: '25%' });

  return {
    of: (id) => known.get(id)?.standing,
    watch: (node) => observer.observe(node),
    refresh: (tables) => tables.filter(({ id, version }) => seen.has(id) && (known.get(id)?.version ?? -1) < version).forEach(({ id }) => load(id)),
    close() {
      isClosed = true;
      observer.disconnect();
    },
  };
}
