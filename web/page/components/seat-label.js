/** The player of a seat: badge, name, kind. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { colourName, levelName } from '../i18n/names.js';
import { colourBadge } from './colour-badge.js';

/** @import { Player, Seat } from '../../types/wire.js' */

/** @param {Seat} seat */
export function seatName(seat) {
  if (seat.kind === 'open') return t('who-open');
  return seat.name ?? colourName(seat.seat);
}

/** Whether a bot plays, and how well. @param {Seat} seat */
export function seatKind(seat) {
  if (seat.kind === 'bot') return t('who-bot', { level: seat.level ? levelName(seat.level) : '' });
  if (seat.kind === 'stand-in') return t('who-stand-in');
  return '';
}

/** Badge, name and kind. @param {Seat} seat @param {boolean} [linked]  the name leads to the player */
export function seatLabel(seat, linked = false) {
  const name = linked && seat.user ? h('a', { href: `/player/${seat.user}` }, seatName(seat)) : seatName(seat);
  const more = seatKind(seat);
  return h('span', { class: 'person', key: seat.seat }, colourBadge(seat.seat),
    h('span', { class: 'person-name' }, name, more && h('small', null, more)));
}

/** The seat of that colour. @param {Seat[]} seats @param {Player} colour */
export const seatOf = (seats, colour) => seats.find((one) => one.seat === colour);
