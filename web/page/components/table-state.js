/** How a table stands, in a line of a list: free seats, round and deadline, result. */

import { formatClock, formatTime, t } from '../i18n/messages.js';
import { playerName } from '../i18n/names.js';
import { awaitsUser, openSeats, unreadySeats } from '../state/readiness.js';
import { me } from '../state/user.js';

/**
 * @import { ListedTable, Place, Player, Table } from '../../types/wire.js'
 */

/** @param {ListedTable} table */
export function tableState(table) {
  if (table.phase === 'open') return waitingState(table);
  if (table.phase === 'playing') return playingState(table);
  if (!table.ended) return t('glance-closed');
  return joined(table.progress !== null && resultText(table, table.progress.places), t('glance-ended', { when: formatTime(table.ended) }));
}

/** @param {Table} table */
function waitingState(table) {
  const [user, free, late] = [me.get()?.id ?? '', openSeats(table).length, unreadySeats(table)];
  if (awaitsUser(table, user)) return t(table.owner === user ? 'wait-complete-own' : 'wait-unready-own');
  if (free > 0 || late.length === 0) return t('glance-free', { free });
  return t('wait-unready', { count: late.length, names: late.map(({ seat }) => playerName(table.seats, seat)).join(', ') });
}

/** The user's own turn is not repeated: the list says so. In a game of others, the player to act changes too fast to be named. @param {ListedTable} table */
function playingState(table) {
  const round = table.progress !== null && t('glance-round', { round: table.progress.round, last: table.progress.last });
  if (table.yours.length === 0) return joined(round, t('glance-playing', { when: formatTime(table.created) }));
  const others = table.asked.filter((seat) => !table.yours.includes(seat));
  const left = timeLeft(table);
  return joined(
    round,
    others.length === table.asked.length && others.length > 0 && t('glance-waits', { names: others.map((seat) => playerName(table.seats, seat)).join(', ') }),
    left !== null && t('glance-left', { time: formatClock(left) }));
}

/** The milliseconds until the first of those who must act runs out of time: of the user's own seats, if they are asked; null without a clock. @param {Table} table */
export function timeLeft({ asked, yours, seats }) {
  const own = asked.filter((seat) => yours.includes(seat));
  const awaited = own.length > 0 ? own : asked;
  const times = seats.flatMap(({ seat, left }) => (left !== null && awaited.includes(seat) ? [left] : []));
  return times.length > 0 ? Math.min(...times) : null;
}

/** Who has won. @param {Table} table @param {Place[]} places */
export function winnerText(table, places) {
  const first = places.filter(({ place }) => place === 1).map(({ player }) => player);
  if (first.length > 1) return t('end-shared', { names: first.map((player) => playerName(table.seats, player)).join(' · ') });
  return isUser(table, first[0]) ? t('end-you-won') : t('end-won', { name: playerName(table.seats, first[0]) });
}

/** Is this the only seat of the user, who has not left it to a bot? @param {Table} table @param {Player} player */
const isUser = ({ yours, seats }, player) => yours.length === 1 && yours[0] === player && seats.some(({ seat, kind }) => seat === player && kind === 'person');

/** The user's own place, or who has won. @param {Table} table @param {Place[]} places */
function resultText(table, places) {
  const own = places.find(({ player }) => isUser(table, player));
  return own && own.place > 1 ? t('end-your-place', { place: own.place, of: places.length }) : winnerText(table, places);
}

/** @param {...(string | false | undefined)} parts */
const joined = (...parts) => parts.filter(Boolean).join(' · ');
