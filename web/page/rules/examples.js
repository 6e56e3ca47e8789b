/** Worked examples: the position before and after, and the points. */

import { board } from '../board/board.js';
import { crest } from '../board/emblems.js';
import { colourName } from '../i18n/names.js';
import { h } from '../lib/dom.js';
import { courtOf } from '../api/editions.js';
import { ignoreRequestError } from '../api/errors.js';
import { request } from '../api/http.js';
import { actionCard } from '../table/action-card.js';
import { powerCard } from '../table/power-card.js';
import { byTurn } from '../table/turn-order.js';
import { dynamicText, language, t } from '../i18n/messages.js';
import { keyedCache } from './cache.js';
import { cardsById } from './tables.js';
import { prose } from './prose.js';

/**
 * @import { Edition, Player, View } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { Book } from './book.js'
 */

/**
 * `GET /api/examples/{name}`.
 * @typedef {{ before: View, after: View, values: Record<string, string | number>, rules: string[] }} Example
 */

/** How far ahead of the reader examples are loaded. */
const AHEAD = '900px';

/**
 * The examples of the book, each loaded when it comes near the viewport.
 * @param {Book} book
 * @param {Edition | null} edition
 * @param {() => void} redraw
 */
export function examples(book, edition, redraw) {
  /** @type {Map<string, Example | 'loading' | 'failed'>} */
  const loaded = new Map();
  /** @type {Map<string, 'before' | 'after'>} */
  const turned = new Map();
  const keep = keyedCache();
  const eye = new IntersectionObserver((seen) => seen.filter((one) => one.isIntersecting).forEach(({ target }) => {
    eye.unobserve(target);
    fetched(/** @type {HTMLElement} */ (target).dataset.example ?? '');
  }), { rootMargin: AHEAD });

  /** @param {string} name */
  async function fetched(name) {
    if (loaded.has(name)) return;
    loaded.set(name, 'loading');
    try {
      loaded.set(name, await request('GET', `/examples/${name}`));
    } catch (error) {
      ignoreRequestError(error);
      loaded.set(name, 'failed');
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
      const [about, side] = [loaded.get(name), turned.get(name) ?? 'before'];
      return keep(name, `${language.get()} ${side} ${typeof about === 'object' ? 'loaded' : about}`, () => h('figure', {
        key: `example ${name}`, id: `example-${name}`, class: 'example', dataset: { example: name }, made: (/** @type {Element} */ node) => eye.observe(node),
      }, h('figcaption', { class: 'example-name' }, t('rules-example', { name: dynamicText(`book-example-${name}`) })), scene(book, edition, name, about, side, (next) => turn(name, next))));
    },
    /** All of them, to be printed. */
    all: () => Promise.all(Object.keys(book.examples).map(fetched)),
    close: () => eye.disconnect(),
  };
}

/**
 * @param {Book} book @param {Edition | null} edition @param {string} name @param {Example | 'loading' | 'failed' | undefined} loaded
 * @param {'before' | 'after'} side @param {(side: 'before' | 'after') => void} turn
 */
function scene(book, edition, name, loaded, side, turn) {
  if (loaded === 'failed') return h('p', { class: 'faint' }, t('rules-unloaded'));
  if (!loaded || loaded === 'loading') return h('div', { class: `example-room ${book.examples[name]}` });
  return [
    h('div', { class: 'example-text' }, prose(book, dynamicText(`book-example-${name}-text`, loaded.values)), h('p', { class: 'example-rules' }, loaded.rules.map((rule) => h('a', { class: 'id', href: `/rules#${rule}` }, rule)))),
    PICTURES[book.examples[name]](loaded, side, turn, edition),
  ];
}

/** @type {Record<string, (loaded: Example, side: 'before' | 'after', turn: (side: 'before' | 'after') => void, edition: Edition | null) => Child>} */
const PICTURES = {
  board: (loaded, side, turn) => [
    h('div', { class: 'example-board', role: 'img', 'aria-label': t(`rules-picture-${side}`) }, h('div', { inert: true }, side === 'before' ? board({ view: loaded.before }) : board({ view: loaded.after, base: loaded.before }))),
    h('div', { class: 'example-foot' }, looks(loaded.before) !== looks(loaded.after) && sides(side, turn), points(loaded)),
  ],
  powers: (loaded, _, __, edition) => h('div', { class: 'example-cards' }, playedPowerCards(loaded).map(({ colour, power, modifier }) => powerCard({
    value: power, colour, court: edition ? courtOf(edition, power) : 0, modifier,
  }))),
  offers: (loaded, _, __, edition) => {
    const facts = cardsById(edition);
    return h('div', { class: 'example-offers' }, h('div', null, loaded.before.offers.flatMap(({ card, by }) => {
      const printed = facts[card];
      return printed ? [actionCard({ id: card, facts: printed, by, size: 'compact' })] : [];
    })));
  },
};

/** The played power cards, in the order of turns. @param {Example} example */
function playedPowerCards({ before, after }) {
  const { played } = Object.values(after.played).some(Boolean) ? after : before;
  return byTurn({ played }).flatMap(({ player }) => {
    const card = played[player];
    return card ? [{ colour: player, ...card }] : [];
  });
}

/** What the board shows. @param {View} view */
const looks = ({ regions, castillo, tiles, king }) => JSON.stringify([regions, castillo, tiles, king]);

/** @param {'before' | 'after'} side @param {(side: 'before' | 'after') => void} turn */
const sides = (side, turn) => h('div', { class: 'sides', role: 'group' }, /** @type {const} */ (['before', 'after']).map((one) => h('button', {
  key: one, type: 'button', 'aria-pressed': String(one === side), onclick: () => turn(one),
}, t(`rules-${one}`))));

/** The points that the example brings. @param {Example} example */
function points({ before, after }) {
  const gained = before.players.map((colour) => ({ colour, points: after.scores[colour] - before.scores[colour] })).filter((one) => one.points > 0);
  return gained.length > 0 && h('ul', { class: 'gained' }, gained.map(({ colour, points: more }) => h('li', { key: colour },
    crest(colour), h('strong', { 'aria-hidden': 'true' }, `+${more}`), h('span', { class: 'hidden-text' }, t('rules-points', { colour: colourName(colour), points: more })))));
}
