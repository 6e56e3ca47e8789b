/** What happened since the viewer last looked at a table. */

import { h } from '../lib/dom.js';
import { persisted } from '../lib/signal.js';
import { t } from '../i18n/messages.js';
import { effectiveNotices } from './log-chapters.js';
import { playerMark, withChips } from '../components/player-chip.js';
import { joined, siteName } from '../i18n/names.js';

/**
 * @import { Event, Notice, Player } from '../../types/wire.js'
 * @import { PlayerNames } from '../i18n/names.js'
 */

/** The last ply seen, by table. */
const seen = persisted('seen', /** @type {Record<string, number>} */ ({}));
/** How many tables are remembered. */
const CAPACITY = 60;

/** The last ply that was seen; undefined on a first visit. @param {string} id @returns {number | undefined} */
export const lastSeen = (id) => seen.get()[id];

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Remembers the ply, debounced. @param {string} id @param {number} ply */
export function markSeen(id, ply) {
  clearTimeout(timer);
  timer = setTimeout(store, 300, id, ply);
}

/** @param {string} id @param {number} ply */
function store(id, ply) {
  if (seen.get()[id] === ply) return;
  const { [id]: _, ...others } = seen.get();
  seen.set({ ...Object.fromEntries(Object.entries(others).slice(1 - CAPACITY)), [id]: ply });
}

/** Turns, points and the king in two lines. @param {Notice[]} notices @param {number} since @param {PlayerNames} name @param {() => void} close */
export function unreadSummary(notices, since, name, close) {
  const events = effectiveNotices(notices).filter(({ ply }) => ply > since).flatMap((notice) => notice.events);
  const parts = [turnsText(events), pointsText(events), kingText(events)].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return h('div', { class: 'banner since', key: 'since' },
    h('p', null, h('b', null, t('since-title')), ' ', parts.map((part) => [withChips(part, name), ' '])),
    h('button', { class: 'quiet', onclick: close }, t('since-close')));
}

/** @param {Event[]} events */
function turnsText(events) {
  const players = events.flatMap((event) => (event.event === 'turn-ended' ? [playerMark(event.player)] : []));
  return players.length === 0 ? '' : t('since-turns', { count: players.length, who: joined([...new Set(players)]) });
}

/** @param {Event[]} events */
function pointsText(events) {
  /** @type {Map<Player, number>} */
  const sums = new Map();
  for (const event of events) if (event.event === 'scored') sums.set(event.player, (sums.get(event.player) ?? 0) + event.points);
  const texts = [...sums].map(([player, points]) => t('log-points', { who: playerMark(player), points, bonus: 'none' }));
  return texts.length === 0 ? '' : t('since-points', { points: joined(texts) });
}

/** @param {Event[]} events */
function kingText(events) {
  const last = events.findLast((event) => event.event === 'king-moved');
  return last?.event === 'king-moved' ? t('since-king', { to: siteName(last.to) }) : '';
}
