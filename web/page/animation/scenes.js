/** Notices as scenes: what moves at the same time, the view before and after, and the duration. */

import { applyEvent, travelOf, withMoved } from './moves.js';
import { TIMES } from './pace.js';

/**
 * @import { Event, Notice, Player, View } from '../../types/wire.js'
 * @import { Place } from './moves.js'
 *
 * @typedef {object} Flight  something that flies from one place of the drawing to another
 * @property {'caballero' | 'king' | 'grande' | 'tile' | 'disc' | 'points'} what
 * @property {string} from
 * @property {string} to
 * @property {number} count
 * @property {Player} [colour]
 * @property {string} [text]
 *
 * @typedef {object} Scene
 * @property {Event['event']} kind
 * @property {Event[]} events
 * @property {Player | null} by  who acted
 * @property {number} ply
 * @property {Flight[]} flights
 * @property {View} lifted  the view while figures move, without them
 * @property {View} landed  the view after the scene
 * @property {number} time  in milliseconds at brisk speed; 0 is not shown
 */

/** The viewer saw their own actions in the draft; only these consequences are new to them. @type {Set<Event['event']>} */
const CONSEQUENCES = new Set(['scored', 'castillo-opened', 'left-castillo', 'disc-turned', 'revealed', 'round-began', 'scoring-began', 'returned', 'vetoed', 'dummy-placed', 'game-over']);

/** In these the player is the owner of what moves, not who acts. @type {Set<Event['event']>} */
const NAMES_OWNER = new Set(['moved', 'grande-moved']);

/** Kinds that are shown together for all players. @type {Set<Event['event']>} */
const SIMULTANEOUS = new Set(['revealed', 'disc-turned', 'left-castillo', 'dummy-placed', 'played', 'returned']);

/** @param {Pick<Notice, 'player' | 'events' | 'ply'>[]} notices @param {View} before @param {Player} [me]  the viewer @returns {Scene[]} */
export function scenes(notices, before, me) {
  let view = before;
  return notices.flatMap(({ player = null, events, ply }) => groupEvents(events).map((group) => {
    const scene = { ...createScene(group, view), by: player, ply };
    view = scene.landed;
    return isKnown(scene, me) ? { ...scene, time: 0 } : scene;
  })).reduce(joinScene, /** @type {Scene[]} */ ([]));
}

/** Has the viewer seen it in the draft, or is it the beginning of their own turn? @param {Scene} scene @param {Player | undefined} me */
function isKnown({ by, events: [event] }, me) {
  if (me === undefined) return false;
  return event.event === 'turn-began' ? event.player === me : by === me && !isConsequence(event, me);
}

/** Is it a consequence of the viewer's action, or something that another player did in the same ply? @param {Event} event @param {Player} me */
const isConsequence = (event, me) => CONSEQUENCES.has(event.event) || (!NAMES_OWNER.has(event.event) && 'player' in event && event.player !== me);

/** Consecutive steps of the same action are one scene. @param {Scene[]} all @param {Scene} next @returns {Scene[]} */
function joinScene(all, next) {
  const last = all.at(-1);
  if (!last || last.by !== next.by || !areTogether(last.events[0], next.events[0]) || Boolean(last.time) !== Boolean(next.time)) return [...all, next];
  const joined = { ...last, ply: next.ply, events: [...last.events, ...next.events], flights: [...last.flights, ...next.flights], lifted: lift(last.lifted, next.events), landed: next.landed };
  return [...all.slice(0, -1), joined];
}

/** The view without the caballeros that these events move. @param {View} view @param {Event[]} events */
const lift = (view, events) => events.flatMap((event) => travelOf(event) ?? []).reduce((now, { player, from, count }) => withMoved(now, player, from, -count), view);

/** Groups of events that are shown at the same time. @param {Event[]} events @returns {Event[][]} */
export function groupEvents(events) {
  /** @type {Event[][]} */
  const groups = [];
  for (const event of events.filter((one) => TIMES[one.event] !== null)) {
    const last = groups.at(-1);
    if (last && areTogether(last[0], event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** @param {Event} one @param {Event} other */
function areTogether(one, other) {
  if (one.event !== other.event || one.event === 'king-moved') return false;
  if (one.event === 'scored' && other.event === 'scored') return one.site === other.site;
  return SIMULTANEOUS.has(one.event) || playerOf(one) === playerOf(other);
}

/** @param {Event} event */
const playerOf = (event) => ('player' in event ? event.player : undefined);

/** @param {Event[]} events @param {View} view @returns {Omit<Scene, 'by' | 'ply'>} */
function createScene(events, view) {
  const lifted = lift(view, events);
  const placed = events.flatMap((event) => travelOf(event) ?? []).reduce((now, { player, to, count }) => withMoved(now, player, to, count), lifted);
  return { kind: events[0].event, events, flights: events.flatMap(flightsOf), lifted, landed: events.reduce(applyEvent, placed), time: TIMES[events[0].event] ?? 0 };
}

/** @param {Event} event @returns {Flight[]} */
function flightsOf(event) {
  const travel = travelOf(event);
  if (travel) return [{ what: 'caballero', colour: travel.player, count: travel.count, from: placeName(travel.player, travel.from), to: placeName(travel.player, travel.to) }];
  switch (event.event) {
    case 'king-moved': return [{ what: 'king', from: 'king', to: event.to, count: 1 }];
    case 'grande-moved': return [{ what: 'grande', colour: event.player, from: `grande:${event.player}`, to: event.to, count: 1 }];
    case 'tile-moved': return [{ what: 'tile', from: `tile:${event.tile}`, to: event.to, count: 1 }];
    case 'disc-turned': return [{ what: 'disc', colour: event.player, from: `disc:${event.player}`, to: event.region, count: 1 }];
    case 'scored': return [{ what: 'points', colour: event.player, from: placeName(event.player, event.site), to: `score:${event.player}`, count: 1, text: `+${event.points}` }];
    default: return [];
  }
}

/** The name of a place in the drawing. @param {Player} player @param {Place} place */
const placeName = (player, place) => (place === 'castillo' ? 'castillo' : `${player}@${place}`);
