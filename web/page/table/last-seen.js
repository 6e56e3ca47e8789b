/** How much of each table the viewer has seen. */

import { persisted } from '../lib/signal.js';

/** The last ply seen, by table. */
const seen = persisted('seen', /** @type {Record<string, number>} */ ({}));
/** How many tables are remembered. */
const CAPACITY = 60;

/** The last ply that was seen; undefined on a first visit. @param {string} id @returns {number | undefined} */
export const lastSeen = (id) => seen.get()[id];

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Remembers the ply, debounced. @param {string} id @param {number} ply */
export function markSeen(id, ply) {
  clearTimeout(timer);
  timer = setTimeout(store, 300, id, ply);
}

/** @param {string} id @param {number} ply */
function store(id, ply) {
  if (seen.get()[id] === ply) return;
  const { [id]: _, ...others } = seen.get();
  seen.set({ ...Object.fromEntries(Object.entries(others).slice(1 - CAPACITY)), [id]: ply });
}
