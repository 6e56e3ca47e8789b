/** Who sits in a seat, as a sign and in words. */

import { h } from '../lib/dom.js';
import { t } from '../words.js';
import { badge } from './badge.js';

/** @typedef {{ seat: string, kind: string, user: string | null, name: string | null, level: string | null, ready: boolean, present: boolean, left: number | null }} Seat */

/** @param {Seat} seat */
export function who(seat) {
  if (seat.kind === 'open') return t('who-open');
  return seat.name ?? t(`player-${seat.seat}`);
}

/** What else there is to say: a bot and how well it plays. @param {Seat} seat */
export function kind(seat) {
  if (seat.kind === 'bot') return t('who-bot', { level: t(`level-${seat.level}`) });
  if (seat.kind === 'stand-in') return t('who-stand-in');
  return '';
}

/** Sign, name and kind in a line. @param {Seat} seat @param {boolean} [linked]  the name leads to the player */
export function person(seat, linked = false) {
  const name = linked && seat.user ? h('a', { href: `/player/${seat.user}` }, who(seat)) : who(seat);
  const more = kind(seat);
  return h('span', { class: 'person', key: seat.seat }, badge(seat.seat),
    h('span', { class: 'person-name' }, name, more && h('small', null, more)));
}

/** The seat of that colour. @param {Seat[]} seats @param {string} colour */
export const seated = (seats, colour) => seats.find((one) => one.seat === colour);
