/** Games on this device, in IndexedDB. */

import { ApiError } from '../api/errors.js';

/**
 * @import { Presets, Code, Level, Player, Progress, TableSettings } from '../../types/wire.js'
 *
 * @typedef {{ setup: string, started: number, entries: [number, string][] }} StoredGame  what resumes it
 *
 * @typedef {object} StoredSeat
 * @property {Player} seat
 * @property {'person' | 'bot' | 'stand-in'} kind
 * @property {Level | null} level
 * @property {string | null} name
 * @property {boolean} own  played on this device
 * @property {Presets} ahead  preset answers
 *
 * @typedef {object} StoredTable
 * @property {string} id
 * @property {number} format  a newer page may store what this one cannot read
 * @property {number} version  grows with every change
 * @property {number} created
 * @property {number | null} ended
 * @property {string | null} origin  the table that it continues
 * @property {string | null} next  the rematch
 * @property {string | null} uploaded  its table on the server
 * @property {string | null} seed
 * @property {TableSettings} terms
 * @property {StoredSeat[]} seats
 * @property {StoredGame} game
 * @property {Player[]} asked
 * @property {Progress} progress
 */

/** Raise it when older pages cannot read what is stored. */
export const FORMAT = 1;

const [DATABASE, TABLES] = ['elgrande', 'tables'];

/** @type {Promise<IDBDatabase> | undefined} */
let opened;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const settled = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** @returns {Promise<IDBDatabase>} */
function database() {
  opened ??= open();
  // A failed attempt is not kept; the caller gets the error.
  opened.catch(() => (opened = undefined));
  return opened;
}

async function open() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
  const found = await settled(request);
  // A page of another version may need another structure, or the browser deletes the data.
  found.onversionchange = () => found.close();
  found.onclose = () => (opened = undefined);
  return found;
}

/**
 * A private window, a full disk or a browser setting may prevent storing.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function transact(mode, work) {
  try {
    const transaction = (await database()).transaction(TABLES, mode, { durability: 'strict' });
    const done = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([work(transaction.objectStore(TABLES)), done]);
    return result;
  } catch (error) {
    throw new ApiError({ code: /** @type {Code} */ ('no-storage'), message: String(error) }, 507);
  }
}

/** @param {string} id @returns {Promise<StoredTable | undefined>} */
export const readTable = (id) => transact('readonly', (store) => settled(store.get(id)));

/** The latest first. @returns {Promise<StoredTable[]>} */
export async function listTables() {
  /** @type {StoredTable[]} */
  const all = await transact('readonly', (store) => settled(store.getAll()));
  return all.filter(({ format }) => format <= FORMAT).sort((one, other) => other.created - one.created);
}

/**
 * Stores a table, unless it was changed meanwhile: by another tab.
 * @param {StoredTable} table @param {number} version  what it was when this change began; 0 for a new table
 * @returns {Promise<boolean>}
 */
export function writeTable(table, version) {
  return transact('readwrite', async (store) => {
    /** @type {StoredTable | undefined} */
    const stored = await settled(store.get(table.id));
    if ((stored?.version ?? 0) !== version) return false;
    await settled(store.put(table));
    return true;
  });
}

/** @param {string} id */
export const deleteTable = (id) => transact('readwrite', (store) => settled(store.delete(id)));
