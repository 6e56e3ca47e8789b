/** A worked example: a picture of the position before and after, drawn like the table's, and what came of it. */

import { board } from '../board/board.js';
import { crest } from '../board/emblems.js';
import { colourName } from '../names.js';
import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { card } from '../table/card.js';
import { power } from '../table/power.js';
import { language, t } from '../words.js';
import { keeper } from './kept.js';
import { cardFacts } from './tables.js';
import { prose } from './text.js';

/** @typedef {import('./book.js').Book} Book */

/** So far ahead of the reader examples are fetched. */
const AHEAD = '900px';

/**
 * The examples of the book, each fetched when the reader comes near it.
 * @param {Book} book
 * @param {any} edition
 * @param {() => void} redraw
 */
export function examples(book, edition, redraw) {
  /** @type {Map<string, any>} */
  const told = new Map();
  /** @type {Map<string, 'before' | 'after'>} */
  const turned = new Map();
  const keep = keeper();
  const eye = new IntersectionObserver((seen) => seen.filter((one) => one.isIntersecting).forEach(({ target }) => {
    eye.unobserve(target);
    fetched(/** @type {HTMLElement} */ (target).dataset.example ?? '');
  }), { rootMargin: AHEAD });

  /** @param {string} name */
  async function fetched(name) {
    if (told.has(name)) return;
    told.set(name, null);
    try {
      told.set(name, await ask('GET', `/examples/${name}`));
    } catch {
      told.set(name, 'unloaded');
    }
    redraw();
  }

  /** @param {string} name @param {'before' | 'after'} side */
  function turn(name, side) {
    turned.set(name, side);
    redraw();
  }

  return {
    /** @param {string} name */
    view(name) {
      const [about, side] = [told.get(name), turned.get(name) ?? 'before'];
      return keep(name, `${language.get()} ${side} ${about === 'unloaded' ? about : Boolean(about)}`, () => h('figure', {
        key: `example ${name}`, id: `example-${name}`, class: 'example', dataset: { example: name }, made: (/** @type {Element} */ node) => eye.observe(node),
      }, h('figcaption', { class: 'example-name' }, t('rules-example', { name: t(`book-example-${name}`) })), scene(book, edition, name, about, side, (next) => turn(name, next))));
    },
    /** All of them, to be printed. */
    all: () => Promise.all(Object.keys(book.examples).map(fetched)),
    close: () => eye.disconnect(),
  };
}

/**
 * @param {Book} book @param {any} edition @param {string} name @param {any} told
 * @param {'before' | 'after'} side @param {(side: 'before' | 'after') => void} turn
 */
function scene(book, edition, name, told, side, turn) {
  if (told === 'unloaded') return h('p', { class: 'faint' }, t('rules-unloaded'));
  if (!told) return h('div', { class: `example-room ${book.examples[name]}` });
  return [
    h('div', { class: 'example-text' }, prose(book, t(`book-example-${name}-text`, told.values)), h('p', { class: 'example-rules' }, told.rules.map((/** @type {string} */ rule) => h('a', { class: 'id', href: `/rules#${rule}` }, rule)))),
    PICTURES[book.examples[name]](told, side, turn, edition),
  ];
}

/** @type {Record<string, (told: any, side: 'before' | 'after', turn: (side: 'before' | 'after') => void, edition: any) => import('../lib/dom.js').Child>} */
const PICTURES = {
  board: (told, side, turn) => [
    h('div', { class: 'example-board', role: 'img', 'aria-label': t(`rules-picture-${side}`) }, h('div', { inert: true }, side === 'before' ? board({ view: told.before }) : board({ view: told.after, base: told.before }))),
    h('div', { class: 'example-foot' }, looks(told.before) !== looks(told.after) && sides(side, turn), points(told)),
  ],
  powers: (told, _, __, edition) => h('div', { class: 'example-cards' }, bids(told).map(([colour, played]) => power({
    value: played.power, colour, court: edition?.powers.find((/** @type {any} */ one) => one.value === played.power)?.caballeros ?? 0, modifier: played.modifier,
  }))),
  offers: (told, _, __, edition) => {
    const facts = cardFacts(edition);
    return h('div', { class: 'example-offers' }, h('div', null, told.before.offers.filter((/** @type {any} */ offer) => facts[offer.card]).map((/** @type {any} */ offer) => card({ id: offer.card, facts: facts[offer.card], by: offer.by, size: 'compact' }))));
  },
};

/** What was played, in the order of turns. @param {any} told @returns {[string, { power: number, modifier: string | null }][]} */
function bids({ before, after }) {
  const played = Object.entries(Object.values(after.played).some(Boolean) ? after.played : before.played).filter(([, one]) => one);
  const sum = (/** @type {any} */ [, one]) => one.power + Number(one.modifier ?? 0);
  return /** @type {any} */ (played.sort((a, b) => sum(b) - sum(a)));
}

/** What can be seen on the board. @param {any} view */
const looks = ({ regions, castillo, tiles, king }) => JSON.stringify([regions, castillo, tiles, king]);

/** @param {'before' | 'after'} side @param {(side: 'before' | 'after') => void} turn */
const sides = (side, turn) => h('div', { class: 'sides', role: 'group' }, /** @type {const} */ (['before', 'after']).map((one) => h('button', {
  key: one, type: 'button', 'aria-pressed': String(one === side), onclick: () => turn(one),
}, t(`rules-${one}`))));

/** @param {any} told */
function points({ before, after }) {
  const gained = before.players.map((/** @type {string} */ colour) => ({ colour, points: after.scores[colour] - before.scores[colour] })).filter((/** @type {any} */ one) => one.points > 0);
  return gained.length > 0 && h('ul', { class: 'gained' }, gained.map((/** @type {{ colour: string, points: number }} */ { colour, points: more }) => h('li', { key: colour },
    crest(colour), h('strong', { 'aria-hidden': 'true' }, `+${more}`), h('span', { class: 'hidden-text' }, t('rules-points', { colour: colourName(colour), points: more })))));
}
