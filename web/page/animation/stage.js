/** Plays scenes: finds places in the drawing and lets things fly between them. */

import { crest } from '../board/emblems.js';
import { h, render } from '../lib/dom.js';
import { centreOf, flightOverlay } from './overlay.js';
import { portrait } from '../lib/drag.js';

/**
 * @import { Event, Player } from '../../types/wire.js'
 * @import { Flight, Scene } from './scenes.js'
 */

/** The delay between flights of one scene, as a share of its duration. */
const STAGGER = 0.12;
/** The most flights of one group. */
const MOST = 6;

export function stage() {
  const air = flightOverlay();

  /** @param {Scene} scene @param {number} duration */
  async function play(scene, duration) {
    const flown = scene.flights.flatMap((flight, index) => flights(flight, index, duration));
    await Promise.all([...flown, ...pulses(scene, duration), opened(scene, duration)]);
  }

  /** @param {Flight} flight @param {number} index @param {number} duration */
  function flights(flight, index, duration) {
    const [from, to] = [spot(flight.from), spot(flight.to)];
    if (!from || !to) return [];
    const many = Math.min(flight.count, MOST);
    return Array.from({ length: many }, (_, at) => {
      const delay = Math.min(0.4, (index + at) * STAGGER) * duration;
      return air.fly(token(flight), from, to, { duration: duration - delay, delay });
    });
  }

  /** Cards that are turned up, taken or announced, and who is spoken of. @param {Scene} scene @param {number} duration */
  function pulses(scene, duration) {
    const names = scene.events.flatMap(highlighted);
    const nodes = names.flatMap((name) => [...document.querySelectorAll(name)]);
    const frames = scene.kind === 'revealed' ? TURN : GLOW;
    return nodes.map((node) => air.animate(node, frames, { duration, fill: 'none' }));
  }

  /** The castillo opens: what was inside stands over it. @param {Scene} scene @param {number} duration */
  async function opened(scene, duration) {
    const [event] = scene.events;
    const at = event.event === 'castillo-opened' && spot('castillo');
    if (at && event.event === 'castillo-opened') await air.show(contents(event.tally), at, { duration });
  }

  return { play, end: air.end, close: air.close };
}

const TURN = [{ transform: 'perspective(40rem) rotateY(90deg)', opacity: 0.3 }, { transform: 'perspective(40rem) rotateY(0)', opacity: 1 }];
const GLOW = [{ filter: 'none' }, { filter: 'drop-shadow(0 0 .5rem var(--lit))' }, { filter: 'none' }];


/** The nodes that an event highlights, as selectors. @param {Event} event @returns {string[]} */
function highlighted(event) {
  switch (event.event) {
    case 'revealed': case 'chose': case 'announced': case 'vetoed': return [`[data-card="${event.card}"]`];
    case 'played': case 'disc-set': return [`[data-place="played:${event.player}"]`];
    default: return [];
  }
}

/** The centre of a place, or of its site. @param {string} name */
function spot(name) {
  const site = name.split('@').at(-1);
  const node = document.querySelector(`[data-place="${name}"]`) ?? document.querySelector(`[data-site="${site}"]`);
  return node && node.getClientRects().length > 0 ? centreOf(node) : undefined;
}

/** What flies. @param {Flight} flight */
function token({ what, from, colour, text }) {
  const node = document.createElement('div');
  node.className = `flying ${what}`;
  if (colour) node.dataset.colour = colour;
  if (text) node.textContent = text;
  else if (what === 'caballero' || what === 'disc') render(node, crest(colour ?? 'dummy'));
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
