/** The waiting room: seats, missing players, invitation. */

import { h } from '../lib/dom.js';
import { me, ensureUser } from '../state/user.js';
import { t } from '../i18n/messages.js';
import { colourBadge } from '../components/colour-badge.js';
import { qrCode } from '../components/qr-code.js';
import { copyField } from '../components/copy-button.js';
import { requestState } from '../components/request-state.js';
import { selectField, errorMessage } from '../components/fields.js';
import { levelOptions } from '../components/level-options.js';
import { guestName } from '../state/guest-name.js';
import { termRows } from '../components/table-terms.js';
import { seatKind, seatName } from '../components/seat-label.js';

/** @import { LobbyAction } from '../api/table-actions.js' */

/**
 * @import { Seat, Table } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { PageContext } from '../lib/navigation.js'
 */

/** @typedef {(action: LobbyAction, body?: object) => unknown} Act */

/** The request to join; it keeps the invitation of a player who has left the seat again. */
let joining = joinState('', () => {});

/** @param {string} of @param {() => void} redraw */
function joinState(of, redraw) {
  return { of, invitation: /** @type {string | undefined} */ (undefined), ...requestState(redraw) };
}

/**
 * @param {Table} table
 * @param {PageContext} page
 * @param {Act} act
 * @returns {Child}
 */
export function waitingRoom(table, page, act) {
  if (table.phase === 'closed') return closed();
  if (joining.of !== table.id) joining = joinState(table.id, page.redraw);
  joining.invitation = table.invitation ?? joining.invitation;
  const owner = me.get()?.id === table.owner;
  const at = table.yours.length > 0;
  return h('div', { class: 'waiting', key: 'waiting' },
    h('section', { class: 'sheet', 'aria-labelledby': 'wait-title' },
      h('h1', { id: 'wait-title' }, owner ? t('wait-title-own') : t('wait-title', { name: host(table) })),
      h('p', { class: 'missing', 'aria-live': 'polite' }, missing(table, owner)),
      h('ol', { class: 'plain wait-seats' }, table.seats.map((seat) => place(table, seat, owner, act))),
      errorMessage(joining.refused()),
      h('div', { class: 'row' }, owner && begin(table, act), at && !owner && readiness(table, act), (at || owner) && leave(act))),
    (owner || at) && invitation(table),
    agreed(table));
}

const closed = () => h('div', { class: 'sheet', key: 'closed' }, h('h1', null, t('wait-closed')), h('p', null, t('wait-closed-about')),
  h('p', null, h('a', { class: 'button main', href: '/new' }, t('lobby-new'))));

/** @param {Table} table */
function host(table) {
  return table.seats.find((seat) => seat.user === table.owner)?.name ?? t('wait-somebody');
}

/** What is missing before the game can start. @param {Table} table @param {boolean} owner */
function missing(table, owner) {
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  if (free > 0) return t(owner ? 'wait-missing-own' : 'wait-missing', { free });
  const late = unready(table);
  if (late.length > 0) return t('wait-unready', { count: late.length, names: late.map(seatName).join(', ') });
  return owner ? t('wait-complete-own') : t('wait-complete', { name: host(table) });
}

/** @param {Table} table @returns {Seat[]} */
const unready = (table) =>
  table.seats.filter((seat) => seat.kind === 'person' && !seat.ready && seat.user !== table.owner);

/** @param {Table} table @param {Seat} seat @param {boolean} owner @param {Act} act */
function place(table, seat, owner, act) {
  const mine = table.yours.includes(seat.seat);
  return h('li', { class: `wait-seat of-${seat.seat} ${seat.kind === 'open' ? 'free' : ''}`, key: seat.seat },
    colourBadge(seat.seat),
    h('span', { class: 'wait-name' }, mine ? t('wait-you', { name: seatName(seat) }) : seatName(seat), h('small', null, state(table, seat))),
    h('span', { class: 'wait-deeds' }, seat.kind === 'open' ? free(table, seat, owner, act) : owner && movable(seat, table) && remove(seat, act)));
}

/** @param {Table} table @param {Seat} seat */
function state(table, seat) {
  if (seat.kind !== 'person') return seatKind(seat);
  if (seat.user === table.owner) return t('wait-owner');
  return seat.ready ? t('wait-ready') : t('wait-not-ready');
}

/** The owner may free any seat but their only one, also that of a player who never gets ready. @param {Seat} seat @param {Table} table */
const movable = (seat, table) => seat.user !== table.owner || table.yours.length > 1;

/** @param {Table} table @param {Seat} seat @param {boolean} owner @param {Act} act */
function free(table, seat, owner, act) {
  const sit = () => joining.run('sit', async () => {
    await ensureUser(guestName());
    await act('join', { seat: seat.seat, invitation: joining.invitation });
  });
  const options = [{ value: '', text: t('wait-add-bot') }, ...levelOptions()];
  const put = (/** @type {string} */ level) => { if (level) act('seats', { seat: seat.seat, holder: level }); };
  const closed = table.terms.access === 'invitation' && joining.invitation === undefined;
  return [
    !closed && (table.yours.length === 0 || owner) && h('button', { class: table.yours.length === 0 ? 'main' : '', onclick: owner ? () => act('seats', { seat: seat.seat, holder: 'me' }) : sit },
      table.yours.length === 0 ? t('wait-sit') : t('wait-sit-too')),
    owner && selectField({ id: `bot-${seat.seat}`, label: t('wait-add-bot-to', { colour: t(`player-${seat.seat}`) }), value: '', options, pick: put, quiet: true }),
  ];
}

/** @param {Seat} seat @param {Act} act */
function remove(seat, act) {
  return h('button', { class: 'quiet', 'aria-label': t('wait-remove-label', { name: seatName(seat) }), onclick: () => act('seats', { seat: seat.seat, holder: 'open' }) }, t('wait-remove'));
}

/** @param {Table} table @param {Act} act */
function begin(table, act) {
  const full = table.seats.every((seat) => seat.kind !== 'open');
  return h('button', { class: 'main big', disabled: !full || unready(table).length > 0, onclick: () => act('start') }, t('wait-start'));
}

/** @param {Table} table @param {Act} act */
function readiness(table, act) {
  const ready = table.seats.find((seat) => table.yours.includes(seat.seat))?.ready;
  return h('button', { class: ready ? '' : 'main big', 'aria-pressed': String(Boolean(ready)), onclick: () => act('ready', { ready: !ready }) },
    ready ? t('wait-be-not-ready') : t('wait-be-ready'));
}

/** @param {Act} act */
const leave = (act) => h('button', { class: 'quiet', onclick: () => act('leave') }, t('wait-leave'));

/** @param {Table} table */
function invitation(table) {
  const join = `${location.origin}/join/${table.id}/${table.invitation}`;
  return h('section', { class: 'sheet invitation', 'aria-labelledby': 'wait-invite' },
    h('div', null,
      h('h2', { id: 'wait-invite' }, t('wait-invite')),
      h('p', null, t('wait-invite-about')),
      copyField(join, t('wait-invite-link'), 'main'),
      h('h3', null, t('wait-watch')),
      h('p', null, t('wait-watch-about')),
      copyField(`${location.origin}/table/${table.id}`, t('wait-watch-link'))),
    h('figure', { class: 'qr-figure' }, qrCode(join, t('wait-code-label')), h('figcaption', null, t('wait-code'))));
}

/** @param {Table} table */
function agreed({ terms }) {
  return h('section', { class: 'sheet', 'aria-labelledby': 'wait-terms' },
    h('h2', { id: 'wait-terms' }, t('wait-terms')),
    h('dl', { class: 'terms' }, termRows(terms).map(([name, value]) => h('div', { key: name }, h('dt', null, name), h('dd', null, value)))));
}
