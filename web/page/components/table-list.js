/** Tables in a list. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { termChips } from './table-terms.js';
import { seatLabel } from './seat-label.js';
import { tableState } from './table-state.js';

/**
 * @import { Seat, Table } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { GameStanding, Standings } from '../state/standings.js'
 *
 * @typedef {object} ListOptions
 * @property {boolean} [awaited]  all of them wait for the user
 * @property {number} [most]
 * @property {string} [failed]  why there is no list
 * @property {Standings} [standings]  for round and points
 */

/** @param {Table} table @param {ListOptions} options */
function tableItem(table, { awaited = false, standings }) {
  const standing = standings?.of(table.id);
  const watch = standings && table.phase !== 'open' ? standings.watch : undefined;
  // A table whose game starts gets a new entry, which is watched.
  return h('li', { class: awaited ? 'glance awaited' : 'glance', key: `${table.id} ${table.phase}`, dataset: { table: table.id }, made: watch },
    h('a', { class: 'glance-link', href: `/${table.phase === 'over' ? 'result' : 'table'}/${table.id}`, 'aria-label': t(`glance-${deed(table, awaited)}-label`, { names: names(table) }) },
      h('span', { class: 'glance-deed' }, t(`glance-${deed(table, awaited)}`))),
    h('ul', { class: standings ? 'plain people ranking' : 'plain people' }, ranked(table, standing).map((seat) =>
      h('li', { key: seat.seat, class: table.yours.includes(seat.seat) ? 'own' : undefined }, seatLabel(seat), points(seat, standing)))),
    h('p', { class: 'glance-state' }, tableState(table, standing)),
    termChips(table.terms));
}

/** What a click does. @param {Table} table @param {boolean} awaited */
function deed(table, awaited) {
  if (table.phase === 'open') return table.yours.length > 0 ? 'back' : 'join';
  if (awaited) return 'turn';
  if (table.phase === 'playing') return table.yours.length > 0 ? 'back' : 'watch';
  return 'look';
}

/** The seats of a finished game are in the order of their places. @param {Table} table @param {GameStanding | undefined} standing */
function ranked(table, standing) {
  if (table.phase !== 'over' || !standing) return table.seats;
  const place = (/** @type {Seat} */ { seat }) => standing.standing.places.findIndex(({ player }) => player === seat);
  return [...table.seats].sort((one, other) => place(one) - place(other));
}

/** @param {Seat} seat @param {GameStanding | undefined} standing */
const points = ({ seat }, standing) => standing && h('b', { class: 'points' }, standing.scores[seat], h('span', { class: 'hidden-text' }, ` ${t('end-points')}`));

/** @param {Table} table */
const names = (table) => table.seats.flatMap((/** @type {Seat} */ seat) => (seat.name ? [seat.name] : [])).join(', ');

/** A list of tables, or a message where it is empty. @param {Table[] | undefined} tables @param {Child} none @param {ListOptions} [options] */
export function tableList(tables, none, options = {}) {
  const { most = 50, failed = '' } = options;
  if (tables === undefined && failed !== '') return h('p', { class: 'error', role: 'alert' }, failed);
  if (tables === undefined) return h('p', { class: 'loading', role: 'status' }, t('around-loading'));
  if (tables.length === 0) return h('div', { class: 'nothing-yet' }, none);
  return h('ul', { class: 'plain glances' }, tables.slice(0, most).map((table) => tableItem(table, options)));
}
