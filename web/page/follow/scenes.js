/** Notices as scenes: what moves at the same time, what the table shows before and after, and how long it wants. */

import { journey, shifted, turned } from './moves.js';

/**
 * @typedef {import('./moves.js').Event} Event
 * @typedef {{ what: string, from: string, to: string, count: number, colour?: string, text?: string }} Flight
 *   `what` is caballero, king, grande, tile, disc or points; `from` and `to` are names of the drawing's places
 * @typedef {{ kind: string, events: Event[], flights: Flight[], lifted: any, landed: any, time: number }} Scene
 */

/** How long each wants at the speed as drawn, in milliseconds; what is not named wants none. @type {Record<string, number>} */
const TIMES = {
  took: 450, fetched: 500, placed: 520, moved: 620, returned: 560, 'left-castillo': 700, 'dummy-placed': 560, 'king-moved': 800,
  'grande-moved': 700, 'tile-moved': 700, scored: 650, 'castillo-opened': 1100, 'disc-turned': 600, 'disc-set': 250, chose: 500,
  announced: 450, vetoed: 900, played: 420, revealed: 450, 'round-began': 600, 'scoring-began': 700, 'start-marker': 250,
};

/** What a player did themselves was seen in the draft already; only what came of it is news to them. */
const NEWS = new Set(['scored', 'castillo-opened', 'left-castillo', 'disc-turned', 'revealed', 'round-began', 'scoring-began', 'returned', 'vetoed', 'dummy-placed']);

/**
 * @param {{ player?: string | null, events?: Event[] }[]} notices
 * @param {any} before
 * @param {string} [me]  who looks
 * @returns {Scene[]}
 */
export function scenes(notices, before, me) {
  let view = before;
  return notices.flatMap(({ player, events }) => grouped(events ?? []).map((group) => {
    const scene = made(group, view);
    view = scene.landed;
    const known = player === me && me !== undefined && !NEWS.has(scene.kind);
    return known ? { ...scene, time: 0 } : scene;
  })).reduce(joined, /** @type {Scene[]} */ ([]));
}

/** One step after the other of the same deed is one scene. @param {Scene[]} all @param {Scene} next @returns {Scene[]} */
function joined(all, next) {
  const last = all.at(-1);
  if (!last || !together(last.events[0], next.events[0]) || Boolean(last.time) !== Boolean(next.time)) return [...all, next];
  const one = { ...last, events: [...last.events, ...next.events], flights: [...last.flights, ...next.flights], landed: next.landed };
  return [...all.slice(0, -1), { ...one, lifted: lifted(next, last) }];
}

/** What has not landed yet when several set out together. @param {Scene} next @param {Scene} last */
const lifted = (next, last) => next.events.flatMap((event) => journey(event) ?? [])
  .reduce((view, { player, from, count }) => shifted(view, player, from, -count), last.lifted);

/** What happens to the same one after the other happens at once. @param {Event[]} events @returns {Event[][]} */
export function grouped(events) {
  /** @type {Event[][]} */
  const groups = [];
  for (const event of events.filter(({ event }) => event in TIMES || event === 'turn-began')) {
    const last = groups.at(-1);
    if (last && together(last[0], event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** @param {Event} one @param {Event} other */
function together(one, other) {
  if (one.event !== other.event || one.event === 'king-moved') return false;
  if (one.event === 'scored') return one.site === other.site;
  return ['revealed', 'disc-turned', 'left-castillo', 'dummy-placed', 'played', 'returned'].includes(one.event) || one.player === other.player;
}

/** @param {Event[]} events @param {any} view @returns {Scene} */
function made(events, view) {
  const journeys = events.flatMap((event) => journey(event) ?? []);
  const lifted = journeys.reduce((now, { player, from, count }) => shifted(now, player, from, -count), view);
  const put = journeys.reduce((now, { player, to, count }) => shifted(now, player, to, count), lifted);
  const landed = events.reduce(turned, put);
  return { kind: events[0].event, events, flights: events.flatMap(flights), lifted, landed, time: TIMES[events[0].event] ?? 0 };
}

/** @param {Event} event @returns {Flight[]} */
function flights(event) {
  const travel = journey(event);
  if (travel) return [{ what: 'caballero', colour: travel.player, count: travel.count, from: placed(travel.player, travel.from), to: placed(travel.player, travel.to) }];
  const { player } = event;
  switch (event.event) {
    case 'king-moved': return [{ what: 'king', from: 'king', to: event.to, count: 1 }];
    case 'grande-moved': return [{ what: 'grande', colour: player, from: `grande:${player}`, to: event.to, count: 1 }];
    case 'tile-moved': return [{ what: 'tile', from: `tile:${event.tile}`, to: event.to, count: 1 }];
    case 'disc-turned': return [{ what: 'disc', colour: player, from: `disc:${player}`, to: event.region, count: 1 }];
    case 'scored': return [{ what: 'points', colour: player, from: placed(player, event.site), to: `score:${player}`, count: 1, text: `+${event.points}` }];
    default: return [];
  }
}

/** @param {string} player @param {string} place */
const placed = (player, place) => (place === 'castillo' ? 'castillo' : `${player}@${place}`);
