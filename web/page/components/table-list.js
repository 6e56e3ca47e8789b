/** Tables in a list. */

import { h } from '../lib/dom.js';
import { formatTime, t } from '../i18n/messages.js';
import { termChips } from './table-terms.js';
import { seatLabel } from './seat-label.js';

/**
 * @import { Seat, Table } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 */

/** @param {Table} table @param {{ awaited?: boolean, mine?: boolean }} [about] */
export function tableItem(table, { awaited = false } = {}) {
  const free = table.seats.filter((/** @type {Seat} */ seat) => seat.kind === 'open').length;
  return h('li', { class: awaited ? 'glance awaited' : 'glance', key: table.id },
    h('a', { class: 'glance-link', href: `/${table.phase === 'over' ? 'result' : 'table'}/${table.id}`, 'aria-label': t(`glance-${deed(table, awaited)}-label`, { names: names(table) }) },
      h('span', { class: 'glance-deed' }, t(`glance-${deed(table, awaited)}`))),
    h('ul', { class: 'plain people' }, table.seats.map((/** @type {Seat} */ seat) => h('li', { key: seat.seat }, seatLabel(seat)))),
    h('p', { class: 'glance-state' }, state(table, free)),
    termChips(table.terms));
}

/** What a click does. @param {Table} table @param {boolean} awaited */
function deed(table, awaited) {
  if (awaited) return 'turn';
  if (table.phase === 'open') return table.yours.length > 0 ? 'back' : 'join';
  if (table.phase === 'playing') return table.yours.length > 0 ? 'back' : 'watch';
  return 'look';
}

/** @param {Table} table @param {number} free */
function state(table, free) {
  if (table.phase === 'open') return t('glance-free', { free });
  if (table.phase === 'playing') return t('glance-playing', { when: formatTime(table.created) });
  return table.ended ? t('glance-ended', { when: formatTime(table.ended) }) : t('glance-closed');
}

/** @param {Table} table */
const names = (table) => table.seats.flatMap((/** @type {Seat} */ seat) => (seat.name ? [seat.name] : [])).join(', ');

/** A list of tables, or a message where it is empty. @param {Table[] | undefined} tables @param {Child} none @param {{ awaited?: boolean, most?: number, failed?: string }} [about] */
export function tableList(tables, none, { awaited, most = 50, failed = '' } = {}) {
  if (tables === undefined && failed !== '') return h('p', { class: 'error', role: 'alert' }, failed);
  if (tables === undefined) return h('p', { class: 'loading', role: 'status' }, t('around-loading'));
  if (tables.length === 0) return h('div', { class: 'nothing-yet' }, none);
  return h('ul', { class: 'plain glances' }, tables.slice(0, most).map((table) => tableItem(table, { awaited })));
}
