/** A table before the game: who has come, who is still missing, how others find it. */

import { h } from '../lib/dom.js';
import { me, named } from '../session.js';
import { t } from '../words.js';
import { badge } from '../around/badge.js';
import { code } from '../around/code.js';
import { link } from '../around/copy.js';
import { deed } from '../around/deed.js';
import { list, refusal } from '../around/field.js';
import { levels } from '../around/levels.js';
import { friendly } from '../around/name.js';
import { pace, unusual } from '../around/terms.js';
import { kind, who } from '../around/who.js';

/** @typedef {import('../lib/dom.js').Child} Child */
/** @typedef {import('../around/who.js').Seat} Seat */
/** @typedef {(deed: string, body?: any) => unknown} Act  posts to the table: join, leave, ready, seats, start */

/** Sitting down asks for a name first where there is none. Who has sat here knows the invitation still. */
let sitting = seating('', () => {});

/** @param {string} of @param {() => void} redraw */
function seating(of, redraw) {
  return { of, invitation: /** @type {string | undefined} */ (undefined), ...deed(redraw) };
}

/**
 * @param {import('../../types/wire.js').Whole} tabled
 * @param {import('../router.js').Around} around
 * @param {Act} act
 * @returns {Child}
 */
export function waiting({ table }, around, act) {
  if (table.phase === 'closed') return closed();
  if (sitting.of !== table.id) sitting = seating(table.id, around.redraw);
  sitting.invitation = table.invitation ?? sitting.invitation;
  const owner = me.get()?.id === table.owner;
  const at = table.yours.length > 0;
  return h('div', { class: 'waiting', key: 'waiting' },
    h('section', { class: 'sheet', 'aria-labelledby': 'wait-title' },
      h('h1', { id: 'wait-title' }, owner ? t('wait-title-own') : t('wait-title', { name: host(table) })),
      h('p', { class: 'missing', 'aria-live': 'polite' }, missing(table, owner)),
      h('ol', { class: 'plain wait-seats' }, table.seats.map((/** @type {Seat} */ seat) => place(table, seat, owner, act))),
      refusal(sitting.refused()),
      h('div', { class: 'row' }, owner && begin(table, act), at && !owner && readiness(table, act), (at || owner) && leave(act))),
    (owner || at) && invitation(table),
    agreed(table));
}

const closed = () => h('div', { class: 'sheet', key: 'closed' }, h('h1', null, t('wait-closed')), h('p', null, t('wait-closed-about')),
  h('p', null, h('a', { class: 'button main', href: '/new' }, t('lobby-new'))));

/** @param {any} table */
function host(table) {
  return table.seats.find((/** @type {Seat} */ seat) => seat.user === table.owner)?.name ?? t('wait-somebody');
}

/** What the game still waits for. @param {any} table @param {boolean} owner */
function missing(table, owner) {
  const free = table.seats.filter((/** @type {Seat} */ seat) => seat.kind === 'open').length;
  if (free > 0) return t(owner ? 'wait-missing-own' : 'wait-missing', { free });
  const late = unready(table);
  if (late.length > 0) return t('wait-unready', { count: late.length, names: late.map(who).join(', ') });
  return owner ? t('wait-complete-own') : t('wait-complete', { name: host(table) });
}

/** @param {any} table @returns {Seat[]} */
const unready = (table) =>
  table.seats.filter((/** @type {Seat} */ seat) => seat.kind === 'person' && !seat.ready && seat.user !== table.owner);

/** @param {any} table @param {Seat} seat @param {boolean} owner @param {Act} act */
function place(table, seat, owner, act) {
  const mine = table.yours.includes(seat.seat);
  return h('li', { class: `wait-seat of-${seat.seat} ${seat.kind === 'open' ? 'free' : ''}`, key: seat.seat },
    badge(seat.seat),
    h('span', { class: 'wait-name' }, mine ? t('wait-you', { name: who(seat) }) : who(seat), h('small', null, state(table, seat))),
    h('span', { class: 'wait-deeds' }, seat.kind === 'open' ? free(table, seat, owner, act) : owner && movable(seat, table) && remove(seat, act)));
}

/** @param {any} table @param {Seat} seat */
function state(table, seat) {
  if (seat.kind !== 'person') return kind(seat);
  if (seat.user === table.owner) return t('wait-owner');
  return seat.ready ? t('wait-ready') : t('wait-not-ready');
}

/** Not the owner's only seat; but that of somebody who never says “ready” and would keep all others waiting. @param {Seat} seat @param {any} table */
const movable = (seat, table) => seat.user !== table.owner || table.yours.length > 1;

/** @param {any} table @param {Seat} seat @param {boolean} owner @param {Act} act */
function free(table, seat, owner, act) {
  const sit = () => sitting.run('sit', async () => {
    await named(friendly());
    await act('join', { seat: seat.seat, invitation: sitting.invitation });
  });
  const options = [{ value: '', text: t('wait-add-bot') }, ...levels()];
  const put = (/** @type {string} */ level) => { if (level) act('seats', { seat: seat.seat, holder: level }); };
  const closed = table.terms.access === 'invitation' && sitting.invitation === undefined;
  return [
    !closed && (table.yours.length === 0 || owner) && h('button', { class: table.yours.length === 0 ? 'main' : '', onclick: owner ? () => act('seats', { seat: seat.seat, holder: 'me' }) : sit },
      table.yours.length === 0 ? t('wait-sit') : t('wait-sit-too')),
    owner && list({ id: `bot-${seat.seat}`, label: t('wait-add-bot-to', { colour: t(`player-${seat.seat}`) }), value: '', options, pick: put, quiet: true }),
  ];
}

/** @param {Seat} seat @param {Act} act */
function remove(seat, act) {
  return h('button', { class: 'quiet', 'aria-label': t('wait-remove-label', { name: who(seat) }), onclick: () => act('seats', { seat: seat.seat, holder: 'open' }) }, t('wait-remove'));
}

/** @param {any} table @param {Act} act */
function begin(table, act) {
  const full = table.seats.every((/** @type {Seat} */ seat) => seat.kind !== 'open');
  return h('button', { class: 'main big', disabled: !full || unready(table).length > 0, onclick: () => act('start') }, t('wait-start'));
}

/** @param {any} table @param {Act} act */
function readiness(table, act) {
  const ready = table.seats.find((/** @type {Seat} */ seat) => table.yours.includes(seat.seat))?.ready;
  return h('button', { class: ready ? '' : 'main big', 'aria-pressed': String(Boolean(ready)), onclick: () => act('ready', { ready: !ready }) },
    ready ? t('wait-be-not-ready') : t('wait-be-ready'));
}

/** @param {Act} act */
const leave = (act) => h('button', { class: 'quiet', onclick: () => act('leave') }, t('wait-leave'));

/** @param {any} table */
function invitation(table) {
  const join = `${location.origin}/join/${table.id}/${table.invitation}`;
  return h('section', { class: 'sheet invitation', 'aria-labelledby': 'wait-invite' },
    h('div', null,
      h('h2', { id: 'wait-invite' }, t('wait-invite')),
      h('p', null, t('wait-invite-about')),
      link(join, t('wait-invite-link'), 'main'),
      h('h3', null, t('wait-watch')),
      h('p', null, t('wait-watch-about')),
      link(`${location.origin}/table/${table.id}`, t('wait-watch-link'))),
    h('figure', { class: 'qr-figure' }, code(join, t('wait-code-label')), h('figcaption', null, t('wait-code'))));
}

/** @param {any} table */
function agreed({ terms }) {
  const rows = [
    [t('wait-pace'), pace(terms.pace)],
    [t('wait-undo'), t(`undo-${terms.undo}`)],
    [t('wait-access'), t(`access-${terms.access}`)],
    [t('hint-terms'), t(terms.hints === false ? 'hint-terms-off' : 'hint-terms-on')],
    [t('wait-variants'), unusual({ ...terms, undo: 'consent', hints: true }).join(', ') || t('wait-no-variants')],
  ];
  return h('section', { class: 'sheet', 'aria-labelledby': 'wait-terms' },
    h('h2', { id: 'wait-terms' }, t('wait-terms')),
    h('dl', { class: 'terms' }, rows.map(([name, value]) => h('div', { key: name }, h('dt', null, name), h('dd', null, value)))));
}
