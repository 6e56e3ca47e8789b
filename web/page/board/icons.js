/** Pictures of card effects. They are made from the effect, never from the card's id. */

import { h } from '../lib/dom.js';
import { GLYPHS, firstValue, number } from './glyphs.js';

/**
 * @import { AfterDiscs, Effect, KingTo, Returned, Scored } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 */

/** @typedef {Exclude<Effect, { effect: 'one-of' }>} SingleEffect */
/** @typedef {{ wide: number, drawn: Child }} Sign */

/** @param {string} name @returns {Sign} */
const sign = (name) => ({ wide: 42, drawn: GLYPHS[name]() });
/** @param {number | string} value @returns {Sign} */
const count = (value) => ({ wide: String(value).length > 1 ? 36 : 26, drawn: number(value) });
/** As many as there are has a sign of its own. @param {number | string} value */
const many = (value) => count(value === 'all' ? '∞' : value);
/** @param {number | string} value @param {string} kind */
const so = (value, kind) => (!value ? [] : [many(value), sign(kind)]);
/** @param {...string} names */
const signs = (...names) => names.map(sign);

/** What is scored. @type {{ [K in Scored['what']]: (effect: Extract<Scored, { what: K }>) => Sign[] }} */
const SCORED = {
  chosen: () => signs('one', 'star'),
  'first-value': ({ least, most }) => [{ wide: least === most ? 44 : 70, drawn: firstValue(least, most) }, sign('star')],
  castillo: () => signs('castillo', 'star'),
  'sole-first': () => signs('first', 'star'),
  most: () => signs('most', 'star'),
  fewest: () => signs('fewest', 'star'),
};

/** @type {{ [K in Returned['how']]: (effect: Extract<Returned, { how: K }>) => Sign[] }} */
const RETURNED = {
  'own-choice': ({ count: each }) => [...so(each, 'opposing'), ...signs('arrow', 'province')],
  'from-court': ({ count: each }) => [sign('court'), ...so(each, 'opposing'), ...signs('arrow', 'province')],
  'one-of-each': () => [count(1), ...signs('each', 'arrow', 'province')],
};

/** @type {{ [K in AfterDiscs['then']]: (effect: Extract<AfterDiscs, { then: K }>) => Sign[] }} */
const TURNED = {
  return: ({ count: each }) => [sign('disc'), ...so(each, 'opposing'), ...signs('arrow', 'province')],
  scatter: () => signs('disc', 'one', 'scatter'),
  'score-once': () => signs('disc', 'once', 'star'),
};

/** @type {Record<KingTo, string>} */
const KING_TO = { 'any-region': 'region', adjacent: 'adjacent', fewest: 'fewest', abroad: 'abroad', castillo: 'castillo' };

/** A kind of effect that is missing here fails `tsc`. @type {{ [K in SingleEffect['effect']]: (effect: Extract<SingleEffect, { effect: K }>) => Sign[] }} */
const WORDS = {
  move: ({ own, opposing, any, from }) => [
    ...(from === 'one-region' ? [sign('one')] : []), ...so(own, 'own'), ...so(opposing, 'opposing'), ...so(any, 'any'), sign('arrow'),
  ],
  'place-from-court': ({ count: most }) => [sign('court'), ...so(most, 'own'), ...signs('arrow', 'region')],
  score: (effect) => pictureOf(SCORED, effect.what, effect),
  return: (effect) => pictureOf(RETURNED, effect.how, effect),
  discs: (effect) => pictureOf(TURNED, effect.then, effect),
  'move-king': ({ to, along }) => [sign('crown'), ...(along ? so(along, 'any') : []), sign('arrow'), sign(KING_TO[to])],
  'move-tile': () => signs('tile', 'arrow', 'tile'),
  'move-grande': () => signs('grande', 'arrow', 'region'),
  'recall-power': () => signs('back', 'power'),
  recruit: ({ count: most }) => [sign('province'), ...so(most, 'own'), ...signs('arrow', 'court')],
  'lock-up-grandes': () => signs('grande', 'arrow', 'castillo'),
  'swap-king-with-grande': () => signs('crown', 'swap', 'grande'),
  infiltrate: () => signs('own', 'arrow', 'kings'),
  veto: () => signs('veto'),
};

/**
 * Looks up a variant in an exhaustive table; the table's entry takes exactly that variant.
 * @template {string} K
 * @param {Record<K, (effect: never) => Sign[]>} table
 * @param {K} kind
 * @param {object} effect
 */
const pictureOf = (table, kind, effect) => table[kind](/** @type {never} */ (effect));

/** @param {SingleEffect} effect */
const read = (effect) => pictureOf(WORDS, effect.effect, effect);

/** Each effect in a row of its own; what can be chosen from begins with a stroke from the second on. @param {Effect[]} effects */
export const pictures = (effects) => h('span', { class: 'pictures', 'aria-hidden': 'true' }, effects.flatMap(lines).map(row));

/** @param {Effect} effect @returns {Sign[][]} */
const lines = (effect) => (effect.effect === 'one-of'
  ? effect.effects.flatMap((one, index) => (one.effect === 'one-of' ? lines(one) : [[...(index > 0 ? signs('or') : []), ...read(one)]]))
  : [read(effect)]);

/** On a narrow card a row breaks between its signs. @param {Sign[]} line */
function row(line) {
  const wide = line.reduce((sum, sign) => sum + sign.wide, 0);
  return h('span', { class: 'picture-row', style: { '--wide': wide / 40 } },
    line.map((sign) => h('svg', { class: 'picture', viewBox: `0 0 ${sign.wide} 40`, style: { '--wide': sign.wide / 40, '--part': sign.wide / wide } }, sign.drawn)));
}
