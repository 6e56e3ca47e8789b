/** The waiting room: seats, the next step, invitation, chat. */

import { h } from '../lib/dom.js';
import { me, ensureUser } from '../state/user.js';
import { t } from '../i18n/messages.js';
import { colourBadge } from '../components/colour-badge.js';
import { qrCode } from '../components/qr-code.js';
import { copyField, shareButton } from '../components/copy-button.js';
import { requestState } from '../components/request-state.js';
import { selectField, errorMessage } from '../components/fields.js';
import { levelOptions } from '../components/level-options.js';
import { guestName } from '../state/guest-name.js';
import { level } from '../state/quick-game.js';
import { isComplete, openSeats, unreadySeats } from '../state/readiness.js';
import { settingRows } from '../components/table-settings.js';
import { seatKind, seatName } from '../components/seat-label.js';

/** @import { LobbyAction } from '../api/table-actions.js' */

/**
 * @import { Seat, Table } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { PageContext } from '../lib/navigation.js'
 */

/** @typedef {(action: LobbyAction, body?: object) => Promise<Table>} Act  does something and returns the table as it is then */

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
 * @param {Child} [chat]  for those at the table
 * @returns {Child}
 */
export function waitingRoom(table, page, act, chat) {
  if (table.phase === 'closed') return closed();
  if (joining.of !== table.id) joining = joinState(table.id, page.redraw);
  joining.invitation = table.invitation ?? joining.invitation;
  const owner = me.get()?.id === table.owner;
  const at = table.yours.length > 0;
  return h('div', { class: 'waiting', key: 'waiting' },
    h('section', { class: 'sheet', 'aria-labelledby': 'wait-title' },
      h('h1', { id: 'wait-title' }, owner ? t('wait-title-own') : t('wait-title', { name: inviter(table) })),
      h('p', { class: 'missing', 'aria-live': 'polite' }, missing(table, owner)),
      h('ol', { class: 'plain wait-seats' }, table.seats.map((seat) => place(table, seat, owner, act))),
      errorMessage(joining.refused()),
      h('div', { class: 'row wait-next' }, owner && begin(table, act), at && !owner && readiness(table, act), (at || owner) && leave(act))),
    owner && invitation(table),
    at && h('section', { class: 'sheet wait-chat', key: 'chat', 'aria-labelledby': 'wait-chat' }, h('h2', { id: 'wait-chat' }, t('tab-chat')), chat),
    at && !owner && invitation(table),
    agreed(table, owner || at));
}

const closed = () => h('div', { class: 'sheet', key: 'closed' }, h('h1', null, t('wait-closed')), h('p', null, t('wait-closed-about')),
  h('p', null, h('a', { class: 'button main', href: '/new' }, t('lobby-new'))));

/** @param {Table} table */
function inviter(table) {
  return table.seats.find((seat) => seat.user === table.owner)?.name ?? t('wait-somebody');
}

/** What is missing before the game can start; first what the user can do about it. @param {Table} table @param {boolean} owner */
function missing(table, owner) {
  const free = openSeats(table).length;
  if (free > 0 && !owner && table.yours.length === 0) return t(isClosed(table) ? 'wait-uninvited' : 'wait-visitor');
  const late = unreadySeats(table);
  const isLate = late.some(({ seat }) => table.yours.includes(seat));
  if (free > 0) return [isLate && t('wait-unready-own'), ' ', t(owner ? 'wait-missing-own' : 'wait-missing', { free })];
  if (isLate) return t('wait-unready-own');
  if (late.length > 0) return t('wait-unready', { count: late.length, names: late.map(seatName).join(', ') });
  return owner ? t('wait-complete-own') : t('wait-complete', { name: inviter(table) });
}

/** Is the user unable to take a seat because an invitation is missing? @param {Table} table */
const isClosed = ({ terms }) => terms.access === 'invitation' && joining.invitation === undefined;

/** @param {Table} table @param {Seat} seat @param {boolean} owner @param {Act} act */
function place(table, seat, owner, act) {
  const mine = table.yours.includes(seat.seat);
  return h('li', { class: `wait-seat of-${seat.seat} ${seat.kind === 'open' ? 'free' : ''}`, key: seat.seat },
    colourBadge(seat.seat),
    h('span', { class: 'wait-name' }, mine ? t('wait-you', { name: seatName(seat) }) : seatName(seat), h('small', null, state(table, seat))),
    h('span', { class: 'wait-actions' }, seat.kind === 'open' ? free(table, seat, owner, act) : owner && movable(seat, table) && remove(seat, act)));
}

/** @param {Table} table @param {Seat} seat */
function state(table, seat) {
  if (seat.kind !== 'person') return seatKind(seat);
  const role = seat.user === table.owner ? t('wait-owner') : t(seat.ready ? 'wait-ready' : 'wait-not-ready');
  return seat.present || table.yours.includes(seat.seat) ? role : `${role} · ${t('seat-away')}`;
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
  const isNext = table.yours.length === 0 && seat === openSeats(table)[0];
  return [
    !isClosed(table) && (table.yours.length === 0 || owner) && h('button', { class: isNext ? 'main' : '', onclick: owner ? () => act('seats', { seat: seat.seat, holder: 'me' }) : sit },
      table.yours.length === 0 ? t('wait-sit') : t('wait-sit-too')),
    owner && selectField({ id: `bot-${seat.seat}`, label: t('wait-add-bot-to', { colour: t(`player-${seat.seat}`) }), value: '', options, pick: put, quiet: true }),
  ];
}

/** @param {Seat} seat @param {Act} act */
function remove(seat, act) {
  return h('button', { class: 'quiet', 'aria-label': t('wait-remove-label', { name: seatName(seat) }), onclick: () => act('seats', { seat: seat.seat, holder: 'open' }) }, t('wait-remove'));
}

/** The owner invites people or adds bots, then starts the game. @param {Table} table @param {Act} act */
function begin(table, act) {
  const free = openSeats(table);
  /** Someone may take a seat meanwhile. */
  const fill = async () => {
    let now = table;
    for (const { seat } of free) if (openSeats(now).some((open) => open.seat === seat)) now = await act('seats', { seat, holder: level.get() });
  };
  if (free.length === 0) return h('button', { class: 'main big', key: 'start', disabled: !isComplete(table), onclick: () => act('start') }, t('wait-start'));
  return [
    shareButton(invitationLink(table), t('share-invitation'), { title: t('join-from', { name: me.get()?.name ?? '' }), look: 'main big' }),
    h('button', { key: 'fill', onclick: fill }, t('wait-fill')),
  ];
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
const invitationLink = (table) => `${location.origin}/join/${table.id}/${table.invitation}`;

/** Only while a seat is open. @param {Table} table */
function invitation(table) {
  const join = invitationLink(table);
  if (openSeats(table).length === 0) return null;
  return h('section', { class: 'sheet invitation', key: 'invitation', 'aria-labelledby': 'wait-invite' },
    h('div', null,
      h('h2', { id: 'wait-invite' }, t('wait-invite')),
      h('p', null, t('wait-invite-about')),
      copyField(join, t('wait-invite-link'))),
    h('figure', { class: 'qr-figure' }, qrCode(join, t('wait-code-label')), h('figcaption', null, t('wait-code'))));
}

/** The settings of the table; for those at it also a link for spectators. @param {Table} table @param {boolean} isHere */
function agreed({ id, terms }, isHere) {
  return h('section', { class: 'sheet', key: 'terms', 'aria-labelledby': 'wait-terms' },
    h('h2', { id: 'wait-terms' }, t('wait-terms')),
    h('dl', { class: 'terms' }, settingRows(terms).map(([name, value]) => h('div', { key: name }, h('dt', null, name), h('dd', null, value)))),
    isHere && [
      h('h3', null, t('wait-watch')),
      h('p', null, t('wait-watch-about')),
      shareButton(`${location.origin}/table/${id}`, t('share-watch')),
    ]);
}
