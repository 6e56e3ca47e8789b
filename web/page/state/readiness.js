/** What a table needs before its game can start. It renders nothing. */

/** @import { Seat, Table } from '../../types/wire.js' */

/** @param {Table} table @returns {Seat[]} */
export const openSeats = (table) => table.seats.filter(({ kind }) => kind === 'open');

/** People who have not said that they are ready. The owner starts the game and need not say so. @param {Table} table @returns {Seat[]} */
export const unreadySeats = (table) => table.seats.filter(({ kind, ready, user }) => kind === 'person' && !ready && user !== table.owner);

/** Can the owner start the game? @param {Table} table */
export const isComplete = (table) => openSeats(table).length === 0 && unreadySeats(table).length === 0;

/** Does an open table wait for this user: to get ready, or to start the game? @param {Table} table @param {string} user */
export const awaitsUser = (table, user) => table.phase === 'open'
  && (table.owner === user ? isComplete(table) : unreadySeats(table).some((seat) => seat.user === user));
