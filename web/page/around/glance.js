/** A table at a glance, as it stands on lists. */

import { h } from '../lib/dom.js';
import { moment, t } from '../words.js';
import { chips } from './terms.js';
import { person } from './who.js';

/** @param {any} table @param {{ awaited?: boolean, mine?: boolean }} [about] */
export function glance(table, { awaited = false } = {}) {
  const free = table.seats.filter((/** @type {any} */ seat) => seat.kind === 'open').length;
  return h('li', { class: awaited ? 'glance awaited' : 'glance', key: table.id },
    h('a', { class: 'glance-link', href: `/${table.phase === 'over' ? 'result' : 'table'}/${table.id}`, 'aria-label': t(`glance-${deed(table, awaited)}-label`, { names: names(table) }) },
      h('span', { class: 'glance-deed' }, t(`glance-${deed(table, awaited)}`))),
    h('ul', { class: 'plain people' }, table.seats.map((/** @type {any} */ seat) => h('li', { key: seat.seat }, person(seat)))),
    h('p', { class: 'glance-state' }, state(table, free)),
    chips(table.terms));
}

/** What a click does. @param {any} table @param {boolean} awaited */
function deed(table, awaited) {
  if (awaited) return 'turn';
  if (table.phase === 'open') return table.yours.length > 0 ? 'back' : 'join';
  if (table.phase === 'playing') return table.yours.length > 0 ? 'back' : 'watch';
  return 'look';
}

/** @param {any} table @param {number} free */
function state(table, free) {
  if (table.phase === 'open') return t('glance-free', { free });
  if (table.phase === 'playing') return t('glance-playing', { when: moment(table.created) });
  return table.ended ? t('glance-ended', { when: moment(table.ended) }) : t('glance-closed');
}

/** @param {any} table */
const names = (table) => table.seats.flatMap((/** @type {any} */ seat) => (seat.name ? [seat.name] : [])).join(', ');

/** A list of tables, or what to say where there are none. @param {any[] | undefined} tables @param {import('../lib/dom.js').Child} none @param {{ awaited?: boolean, most?: number, failed?: string }} [about] */
export function glances(tables, none, { awaited, most = 50, failed = '' } = {}) {
  if (tables === undefined && failed !== '') return h('p', { class: 'error', role: 'alert' }, failed);
  if (tables === undefined) return h('p', { class: 'loading', role: 'status' }, t('around-loading'));
  if (tables.length === 0) return h('div', { class: 'nothing-yet' }, none);
  return h('ul', { class: 'plain glances' }, tables.slice(0, most).map((table) => glance(table, { awaited })));
}
