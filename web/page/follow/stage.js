/** Where scenes are played: the drawing's places, and what flies between them. */

import { crest } from '../board/emblems.js';
import { h, put } from '../lib/dom.js';
import { middle, sky } from '../lib/motion.js';
import { portrait } from '../lib/drag.js';

/** @typedef {import('./scenes.js').Scene} Scene @typedef {import('./scenes.js').Flight} Flight */

/** So much later does the next of several set out, as a share of the scene. */
const APART = 0.12;
const MOST = 6;

export function stage() {
  const air = sky();

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
      const delay = Math.min(0.4, (index + at) * APART) * duration;
      return air.fly(token(flight), from, to, { duration: duration - delay, delay });
    });
  }

  /** Cards that are turned up, taken or announced, and who is spoken of. @param {Scene} scene @param {number} duration */
  function pulses(scene, duration) {
    const names = scene.events.flatMap(spokenOf);
    const nodes = names.flatMap((name) => [...document.querySelectorAll(name)]);
    const frames = scene.kind === 'revealed' ? TURN : GLOW;
    return nodes.map((node) => air.animate(node, frames, { duration, fill: 'none' }));
  }

  /** The castillo opens: what was inside stands over it. @param {Scene} scene @param {number} duration */
  async function opened(scene, duration) {
    const tally = scene.kind === 'castillo-opened' ? scene.events[0].tally : undefined;
    const at = tally && spot('castillo');
    if (at) await air.show(contents(tally), at, { duration });
  }

  return { play, end: air.end, close: air.close };
}

const TURN = [{ transform: 'perspective(40rem) rotateY(90deg)', opacity: 0.3 }, { transform: 'perspective(40rem) rotateY(0)', opacity: 1 }];
const GLOW = [{ filter: 'none' }, { filter: 'drop-shadow(0 0 .5rem var(--lit))' }, { filter: 'none' }];

/** @param {any} event @returns {string[]} */
function spokenOf({ event, card, player }) {
  if (['revealed', 'chose', 'announced', 'vetoed'].includes(event) && card) return [`[data-card="${card}"]`];
  return event === 'played' || event === 'disc-set' ? [`[data-place="played:${player}"]`] : [];
}

/** The middle of a place, or of the site it lies in. @param {string} name */
function spot(name) {
  const site = name.split('@').at(-1);
  const node = document.querySelector(`[data-place="${name}"]`) ?? document.querySelector(`[data-site="${site}"]`);
  return node && node.getClientRects().length > 0 ? middle(node) : undefined;
}

/** What flies. @param {Flight} flight */
function token({ what, from, colour, text }) {
  const node = document.createElement('div');
  node.className = `flying ${what}`;
  if (colour) node.dataset.colour = colour;
  if (text) node.textContent = text;
  else if (what === 'caballero' || what === 'disc') put(node, crest(colour ?? 'dummy'));
  else copied(node, document.querySelector(`[data-place="${from}"]`));
  return node;
}

/** @param {Element} node @param {Element | null} original */
function copied(node, original) {
  if (original) node.append(portrait(original));
}

/** @param {Record<string, number>} tally */
function contents(tally) {
  const node = document.createElement('div');
  node.className = 'flying contents';
  put(node, Object.entries(tally).map(([colour, count]) => h('span', { key: colour, dataset: { colour } }, crest(colour), h('b', null, count))));
  return node;
}
