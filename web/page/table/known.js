/** What anybody who watched could tell: power cards laid down so far, discs set and not yet turned. */

import { standing } from './chapter.js';

/** @typedef {{ powers: number[], back: number }} Used  what was played, and how many came back to hand unseen */

/** @type {WeakMap<any[], Map<string, Used>>} */
const known = new WeakMap();

/** @param {any[]} notices @returns {Map<string, Used>} */
export function used(notices) {
  const before = known.get(notices);
  if (before) return before;
  /** @type {Map<string, Used>} */
  const all = new Map();
  for (const { events } of standing(notices)) for (const event of events) enter(all, event);
  known.set(notices, all);
  return all;
}

/** @param {Map<string, Used>} all @param {any} event */
function enter(all, event) {
  if (event.event !== 'played' && event.event !== 'recalled') return;
  const mine = all.get(event.player) ?? { powers: [], back: 0 };
  if (event.event === 'played') mine.powers = [...mine.powers.filter((power) => power !== event.played.power), event.played.power].sort((a, b) => a - b);
  else if (event.kind === 'power') mine.back += 1;
  all.set(event.player, mine);
}

/** Who has set a disc that is not yet turned. @param {any[]} notices @returns {Set<string>} */
export function discs(notices) {
  const set = new Set();
  const events = standing(notices.slice(-40)).flatMap(({ events }) => events);
  for (const event of events.reverse()) {
    if (event.event === 'disc-turned' || event.event === 'round-began') break;
    if (event.event === 'disc-set') set.add(event.player);
  }
  return set;
}
