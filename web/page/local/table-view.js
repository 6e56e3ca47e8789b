/** A stored table as the server would describe it. */

/**
 * @import { Presets, ListedTable, Seat, Table } from '../../types/wire.js'
 * @import { StoredSeat, StoredTable } from './storage.js'
 */

/** No answers are preset. @type {Presets} */
export const NO_ANSWERS = { veto: 'ask', disc: [], returns: [] };

/** @param {Presets} ahead */
export const hasAnswers = ({ veto, disc, returns }) => veto !== 'ask' || disc.length + returns.length > 0;

/** @param {StoredTable} stored @returns {Table} */
export function tableView({ id, terms, created, ended, origin, next, version, asked, seats, game, seed }) {
  return {
    id, terms, created, ended, origin, next, version, asked, phase: ended === null ? 'playing' : 'over', owner: '', edition: 'built-in', ply: game.entries.length,
    seats: seats.map(seatView), yours: seats.filter(({ own }) => own).map(({ seat }) => seat), proposal: null, unrated: ended === null ? null : 'bots',
    ...(seed !== null && ended !== null ? { seed } : {}),
  };
}

/** @param {StoredTable} stored @returns {ListedTable} */
export const listedTable = (stored) => ({ ...tableView(stored), progress: stored.progress });

/** @param {StoredSeat} seat @returns {Seat} */
const seatView = ({ seat, kind, level, name, own }) => ({ seat, kind, level, name, user: null, ready: true, present: own || kind === 'bot', left: null });
