/** Tables in a list. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { settingChips } from './table-settings.js';
import { seatLabel, seatName } from './seat-label.js';
import { tableState } from './table-state.js';

/**
 * @import { ListedTable, Seat } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 *
 * @typedef {object} ListOptions
 * @property {boolean} [awaited]  all of them wait for the user
 * @property {number} [most]
 * @property {string} [failed]  why there is no list
 * @property {(table: ListedTable) => Child} [more]  what else can be done with a table
 */

/** @param {ListedTable} table @param {ListOptions} options */
function tableItem(table, { awaited = false, more }) {
  return h('li', { class: awaited ? 'glance awaited' : 'glance', key: table.id, dataset: { table: table.id } },
    h('a', { class: 'glance-link', href: `/${table.phase === 'over' ? 'result' : 'table'}/${table.id}`, 'aria-label': t(`glance-${linkAction(table, awaited)}-label`, { names: names(table) }) },
      h('span', { class: 'glance-action' }, t(`glance-${linkAction(table, awaited)}`))),
    h('ul', { class: table.progress ? 'plain people ranking' : 'plain people' }, ranked(table).map((seat) =>
      h('li', { key: seat.seat, class: table.yours.includes(seat.seat) ? 'own' : undefined }, seatLabel(seat), points(seat, table)))),
    h('p', { class: 'glance-state' }, tableState(table)),
    settingChips(table.terms),
    more?.(table));
}

/** What a click does. @param {ListedTable} table @param {boolean} awaited */
function linkAction(table, awaited) {
  if (table.phase === 'open') return table.yours.length > 0 ? 'back' : 'join';
  if (awaited) return 'turn';
  if (table.phase === 'playing') return table.yours.length > 0 ? 'back' : 'watch';
  return 'look';
}

/** The seats of a finished game are in the order of their places. @param {ListedTable} table */
function ranked({ phase, seats, progress }) {
  if (phase !== 'over' || !progress) return seats;
  const place = (/** @type {Seat} */ { seat }) => progress.places.findIndex(({ player }) => player === seat);
  return [...seats].sort((one, other) => place(one) - place(other));
}

/** @param {Seat} seat @param {ListedTable} table */
const points = ({ seat }, { progress }) => progress && h('b', { class: 'points' }, progress.places.find(({ player }) => player === seat)?.score, h('span', { class: 'hidden-text' }, ` ${t('end-points')}`));

/** The people at the table, or the colours if none of them has a name. @param {ListedTable} table */
function names({ seats }) {
  const named = seats.flatMap(({ name }) => (name ? [name] : []));
  return (named.length > 0 ? named : seats.map(seatName)).join(', ');
}

/** A list of tables, or a message where it is empty. @param {ListedTable[] | undefined} tables @param {Child} none @param {ListOptions} [options] */
export function tableList(tables, none, options = {}) {
  const { most = 50, failed = '' } = options;
  if (tables === undefined && failed !== '') return h('p', { class: 'error', role: 'alert' }, failed);
  if (tables === undefined) return h('p', { class: 'loading', role: 'status' }, t('common-loading'));
  if (tables.length === 0) return h('div', { class: 'nothing-yet' }, none);
  return h('ul', { class: 'plain glances' }, tables.slice(0, most).map((table) => tableItem(table, options)));
}
