/** What every spectator could know from the events: power cards played so far, discs set and not yet turned. */

import { effectiveNotices } from './log-chapters.js';

/**
 * @import { Event, Notice, Player } from '../../types/wire.js'
 *
 * @typedef {{ powers: number[], back: number }} Used  what was played, and how many cards came back to hand unseen
 */

/** @type {WeakMap<Notice[], Map<Player, Used>>} */
const cache = new WeakMap();

/** @param {Notice[]} notices @returns {Map<Player, Used>} */
export function usedPowers(notices) {
  const known = cache.get(notices);
  if (known) return known;
  /** @type {Map<Player, Used>} */
  const used = new Map();
  for (const { events } of effectiveNotices(notices)) for (const event of events) count(used, event);
  cache.set(notices, used);
  return used;
}

/** @param {Map<Player, Used>} used @param {Event} event */
function count(used, event) {
  if (event.event !== 'played' && event.event !== 'recalled') return;
  const own = used.get(event.player) ?? { powers: [], back: 0 };
  if (event.event === 'played') own.powers = [...own.powers.filter((power) => power !== event.played.power), event.played.power].sort((a, b) => a - b);
  else if (event.kind === 'power') own.back += 1;
  used.set(event.player, own);
}

/** Players who have set a disc that is not yet turned. @param {Notice[]} notices @returns {Set<Player>} */
export function openDiscs(notices) {
  /** @type {Set<Player>} */
  const players = new Set();
  const events = effectiveNotices(notices.slice(-40)).flatMap(({ events }) => events);
  for (const event of events.reverse()) {
    if (event.event === 'disc-turned' || event.event === 'round-began') break;
    if (event.event === 'disc-set') players.add(event.player);
  }
  return players;
}
