/** Games of this browser, in IndexedDB. */

/**
 * @import { Level, Player } from '../../types/wire.js'
 *
 * @typedef {{ setup: string, started: number, entries: [number, string][] }} StoredGame
 * @typedef {{ seat: Player, person: boolean, level: Level | null }} StoredSeat  the level of the bot that plays it; none where a person does
 * @typedef {object} StoredTable
 * @property {string} id
 * @property {number} created
 * @property {number | null} ended
 * @property {string[]} variants
 * @property {StoredSeat[]} seats
 * @property {Player[]} asked  who must decide
 * @property {StoredGame} game
 */

const [DATABASE, TABLES] = ['elgrande', 'tables'];

/** @type {Promise<IDBDatabase> | undefined} */
let opened;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const settled = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

function database() {
  if (opened === undefined) {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
    opened = settled(request);
  }
  return opened;
}

/** @param {string} id @returns {Promise<StoredTable | undefined>} */
export const readTable = async (id) => settled((await database()).transaction(TABLES).objectStore(TABLES).get(id));

/** @returns {Promise<StoredTable[]>} */
export const listTables = async () => settled((await database()).transaction(TABLES).objectStore(TABLES).getAll());

/**
 * Stores a table, unless another tab has played on since.
 * @param {StoredTable} table @param {number} ply  how many entries the stored game had when it was read
 * @returns {Promise<boolean>}
 */
export async function writeTable(table, ply) {
  const transaction = (await database()).transaction(TABLES, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(TABLES);
  /** @type {StoredTable | undefined} */
  const stored = await settled(store.get(table.id));
  if (stored !== undefined && stored.game.entries.length !== ply) return false;
  await settled(store.put(table));
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  return true;
}
