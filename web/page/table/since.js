/** What happened since somebody last looked at a table. */

import { h } from '../lib/dom.js';
import { kept } from '../lib/cell.js';
import { t } from '../words.js';
import { standing } from './chapter.js';
import { mark, rich } from './chip.js';
import { row, siteName } from '../names.js';

/** The last ply seen, by table. */
const seen = kept('seen', /** @type {Record<string, number>} */ ({}));
const TABLES = 60;

/** The ply after which everything is new; none on a first visit. @param {string} id @returns {number | undefined} */
export const lastSeen = (id) => seen.get()[id];

/** @type {ReturnType<typeof setTimeout> | undefined} */
let writing;

/** Notes how far somebody has seen it; written down once in a while. @param {string} id @param {number} ply */
export function look(id, ply) {
  clearTimeout(writing);
  writing = setTimeout(write, 300, id, ply);
}

/** @param {string} id @param {number} ply */
function write(id, ply) {
  if (seen.get()[id] === ply) return;
  const { [id]: _, ...others } = seen.get();
  seen.set({ ...Object.fromEntries(Object.entries(others).slice(1 - TABLES)), [id]: ply });
}

/**
 * In two lines: turns taken, points got, where the king went.
 * @param {import('../../types/wire.js').Notice[]} notices
 * @param {number} since
 * @param {(player: string) => string} name
 * @param {() => void} close
 */
export function summary(notices, since, name, close) {
  const events = standing(notices).filter(({ ply }) => ply > since).flatMap((notice) => notice.events);
  const parts = [turns(events), points(events), king(events)].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return h('div', { class: 'banner since', key: 'since' },
    h('p', null, h('b', null, t('since-title')), ' ', parts.map((part) => [rich(part, name), ' '])),
    h('button', { class: 'quiet', onclick: close }, t('since-close')));
}

/** @param {any[]} events */
function turns(events) {
  const players = events.filter(({ event }) => event === 'turn-ended').map(({ player }) => mark(player));
  return players.length === 0 ? '' : t('since-turns', { count: players.length, who: row([...new Set(players)]) });
}

/** @param {any[]} events */
function points(events) {
  /** @type {Map<string, number>} */
  const got = new Map();
  for (const { event, player, points } of events) if (event === 'scored') got.set(player, (got.get(player) ?? 0) + points);
  const each = [...got].map(([player, points]) => t('log-points', { who: mark(player), points, bonus: 'none' }));
  return each.length === 0 ? '' : t('since-points', { points: row(each) });
}

/** @param {any[]} events */
function king(events) {
  const last = events.filter(({ event }) => event === 'king-moved').at(-1);
  return last ? t('since-king', { to: siteName(last.to) }) : '';
}
