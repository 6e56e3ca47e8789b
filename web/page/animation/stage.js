/** Plays scenes: finds places in the drawing and animates movements between them. */

import { disc } from '../board/disc.js';
import { shield } from '../board/caballeros.js';
import { crest } from '../board/emblems.js';
import { h, render } from '../lib/dom.js';
import { centreOf, flightOverlay } from './overlay.js';
import { portrait } from '../lib/drag.js';

/**
 * @import { Event, Player, Region } from '../../types/wire.js'
 * @import { Spot } from './overlay.js'
 * @import { Flight, Scene } from './scenes.js'
 */

/** The delay between flights of one scene, as a share of its duration. */
const STAGGER = 0.12;
/** The most flights of one group. */
const MOST = 6;

export function stage() {
  const overlay = flightOverlay();

  /** @param {Scene} scene @param {number} duration */
  async function play(scene, duration) {
    const starts = scene.flights.map(({ from }) => spot(from));
    const ends = scene.flights.map(({ to }) => spot(to));
    const flown = scene.flights.flatMap((flight, index) => {
      const from = flight.what === 'points' ? aboveSite(scene, index) : apart(starts, index);
      const to = flight.what === 'disc' ? apart(ends, index) : ends[index];
      return flights(flight, index, { from, to }, duration);
    });
    await Promise.all([...flown, ...pulses(scene, duration), ...faded(scene, duration), ...opened(scene, duration)]);
  }

  /** @param {Flight} flight @param {number} index @param {{ from?: Spot, to?: Spot }} way @param {number} duration */
  function flights(flight, index, { from, to }, duration) {
    if (!from || !to) return [];
    if (flight.what === 'points') return [overlay.carry(token(flight), from, to, { duration })];
    if (flight.what === 'disc') return [overlay.turn(token(flight), from, to, { duration })];
    const isLost = flight.to === 'castillo' && flight.what === 'caballero';
    const [fly, end] = isLost ? [overlay.drop, battlements()] : [overlay.fly, to];
    return Array.from({ length: Math.min(flight.count, MOST) }, (_, at) => {
      const delay = Math.min(0.4, (index + at) * STAGGER) * duration;
      return fly(token(flight), from, end, { duration: duration - delay, delay });
    });
  }

  /** Cards that are turned up, taken or announced, sites that are scored or named. @param {Scene} scene @param {number} duration */
  function pulses(scene, duration) {
    const nodes = [...new Set(scene.events.flatMap(highlighted))].flatMap((name) => [...document.querySelectorAll(name)]);
    return nodes.map((node) => overlay.animate(node, node.closest('#board') ? OUTLINE : scene.kind === 'revealed' ? TURN : GLOW, { duration, fill: 'none' }));
  }

  /** Figures that move as copies: the originals are pale meanwhile. @param {Scene} scene @param {number} duration */
  function faded(scene, duration) {
    const originals = scene.flights.filter(({ what }) => COPIED.has(what)).map(({ from }) => document.querySelector(`[data-place="${from}"]`));
    return originals.flatMap((node) => (node ? [overlay.animate(node, [{ opacity: 0.2 }, { opacity: 0.2 }], { duration, fill: 'none' })] : []));
  }

  /** The castillo opens: its gate rises, and its contents are shown above it. @param {Scene} scene @param {number} duration */
  function opened({ events: [event] }, duration) {
    const at = spot('castillo');
    if (event.event !== 'castillo-opened' || !at) return [];
    const gate = [...document.querySelectorAll('#board .gate, #board .grate')].map((node) => overlay.animate(node, RISE, { duration, fill: 'none' }));
    return [...gate, overlay.show(contents(event.tally), { x: Math.min(at.x, innerWidth - CONTENTS_WIDTH / 2), y: at.y - CONTENTS_ABOVE }, { duration: duration * 0.85, delay: duration * 0.15 })];
  }

  return { play, end: overlay.end, close: overlay.close };
}

/** @type {Set<Flight['what']>} */
const COPIED = new Set(['king', 'grande', 'tile']);
/** The height of the battlements, as a share of the castillo's height. */
const BATTLEMENTS = 0.07;
const TURN = [{ transform: 'perspective(40rem) rotateY(90deg)', opacity: 0.3 }, { transform: 'perspective(40rem) rotateY(0)', opacity: 1, offset: 0.5 }, { transform: 'perspective(40rem) rotateY(0)', opacity: 1 }];
const GLOW = [{ filter: 'none' }, { filter: 'drop-shadow(0 0 .5rem var(--lit))', offset: 0.3 }, { filter: 'drop-shadow(0 0 .5rem var(--lit))', offset: 0.7 }, { filter: 'none' }];
const OUTLINE = [{ stroke: 'var(--lit)', strokeWidth: '0' }, { stroke: 'var(--lit)', strokeWidth: '20', offset: 0.25 }, { stroke: 'var(--lit)', strokeWidth: '20', offset: 0.8 }, { stroke: 'var(--lit)', strokeWidth: '0' }];
const RISE = [{ transform: 'none', opacity: 1 }, { transform: 'translateY(-60px)', opacity: 0, offset: 0.4 }, { transform: 'translateY(-60px)', opacity: 0 }];
/** How far above the castillo its contents are shown, and their width, in pixels. */
const [CONTENTS_ABOVE, CONTENTS_WIDTH] = [30, 220];
/** The distance between nodes at the same place, in pixels. */
const APART = 60;
/** On a narrower board, points are closer together, in pixels. */
const NARROW = 500;

/** Points appear in a row above their site, the most first, so that the site stays visible. @param {Scene} scene @param {number} index @returns {Spot | undefined} */
function aboveSite({ events, flights }, index) {
  const site = events[index].event === 'scored' ? document.querySelector(`#board [data-site="${events[index].site}"] .focus`)?.getBoundingClientRect() : undefined;
  const frame = document.querySelector('#board')?.getBoundingClientRect();
  if (!site || !frame) return spot(flights[index].from);
  const order = flights.map((_, at) => at).sort((one, other) => Number(flights[other].text) - Number(flights[one].text));
  const wide = frame.width < NARROW ? APART * 0.75 : APART;
  const half = (flights.length * wide) / 2;
  const middle = Math.min(Math.max(site.left + site.width / 2, frame.left + half), frame.right - half);
  return { x: middle - half + (order.indexOf(index) + 0.5) * wide, y: Math.max(site.top - 6, frame.top + 14) };
}

/** The spot of one of several nodes at the same place: side by side. @param {(Spot | undefined)[]} spots @param {number} index @returns {Spot | undefined} */
function apart(spots, index) {
  const own = spots[index];
  if (!own) return undefined;
  const isSame = (/** @type {Spot | undefined} */ other) => other !== undefined && Math.hypot(other.x - own.x, other.y - own.y) < APART / 2;
  const [all, before] = [spots.filter(isSame).length, spots.slice(0, index).filter(isSame).length];
  return { x: own.x + (before - (all - 1) / 2) * APART, y: own.y };
}

/** The nodes that an event highlights, as selectors. @param {Event} event @returns {string[]} */
function highlighted(event) {
  switch (event.event) {
    case 'revealed': case 'chose': case 'announced': case 'vetoed': return [`[data-card="${event.card}"]`];
    case 'played': case 'disc-set': return [`[data-place="played:${event.player}"]`];
    case 'scored': return [`#board [data-site="${event.site}"] .focus`];
    case 'named': return [`#board [data-site="${event.region}"] .focus`];
    default: return [];
  }
}

/** The centre of a place, or of its site; where neither is visible, that of its owner's score. @param {string} name */
function spot(name) {
  const [site, owner] = [name.split('@').at(-1), name.split(/[:@]/)[name.startsWith('disc:') ? 1 : 0]];
  const places = [`[data-place="${name}"]`, `[data-site="${site}"]`, `[data-place="score:${owner}"]`];
  const node = places.map((place) => document.querySelector(place)).find((found) => found && found.getClientRects().length > 0);
  return node ? centreOf(node) : undefined;
}

/** The middle of the castillo's upper edge. @returns {Spot} */
function battlements() {
  const { left, top, width, height } = /** @type {Element} */ (document.querySelector('[data-place="castillo"]')).getBoundingClientRect();
  return { x: left + width / 2, y: top + height * BATTLEMENTS };
}

/** The node that moves. @param {Flight} flight */
function token({ what, from, to, colour, text }) {
  const node = document.createElement('div');
  node.className = `flying ${what}`;
  if (colour) node.dataset.colour = colour;
  if (text) node.textContent = text;
  else if (what === 'caballero') render(node, h('svg', { class: 'piece', viewBox: '-24 -28 48 56' }, shield(colour ?? 'dummy', 0, 0)));
  else if (what === 'disc') render(node, disc({ colour: colour ?? 'dummy', state: 'turned', region: /** @type {Region} */ (to) }));
  else copied(node, document.querySelector(`[data-place="${from}"]`));
  return node;
}

/** @param {Element} node @param {Element | null} original */
function copied(node, original) {
  if (original) node.append(portrait(original));
}

/** @param {Partial<Record<Player, number>>} tally */
function contents(tally) {
  const node = document.createElement('div');
  node.className = 'flying contents';
  render(node, /** @type {[Player, number][]} */ (Object.entries(tally)).map(([colour, count]) => h('span', { key: colour, dataset: { colour } }, crest(colour), h('b', null, count))));
  return node;
}
