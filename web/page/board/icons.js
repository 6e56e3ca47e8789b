/** The picture language: from the words of a card's effects to a row of small pictures. It knows words, never cards. */

import { h } from '../lib/dom.js';
import { GLYPHS, firstValue, number } from './glyphs.js';

/** @typedef {{ wide: number, drawn: import('../lib/dom.js').Child }} Sign */

/** @param {string} name @returns {Sign} */
const sign = (name) => ({ wide: 42, drawn: GLYPHS[name]() });
/** @param {number | string} value @returns {Sign} */
const count = (value) => ({ wide: String(value).length > 1 ? 36 : 26, drawn: number(value) });
/** As many as there are is told by a large number. @param {number | string} value */
const many = (value) => (value === 'all' || Number(value) >= 99 ? count('∞') : count(value));
/** @param {number | string} value @param {string} kind */
const so = (value, kind) => (!value ? [] : [many(value), sign(kind)]);
/** @param {...string} names */
const signs = (...names) => names.map(sign);

/** What is scored. @type {Record<string, (effect: any) => Sign[]>} */
const SCORED = {
  chosen: () => signs('one', 'star'),
  'first-value': ({ low, high }) => [{ wide: 44, drawn: firstValue(low, high) }, sign('star')],
  castillo: () => signs('castillo', 'star'),
  'sole-first': () => signs('first', 'star'),
  most: () => signs('most', 'star'),
  fewest: () => signs('fewest', 'star'),
};

/** @type {Record<string, (effect: any) => Sign[]>} */
const RETURNED = {
  'own-choice': ({ count: each }) => [...so(each, 'opposing'), ...signs('arrow', 'province')],
  'from-court': ({ count: each }) => [sign('court'), ...so(each, 'opposing'), ...signs('arrow', 'province')],
  'one-of-each': () => [count(1), ...signs('each', 'arrow', 'province')],
};

/** @type {Record<string, (effect: any) => Sign[]>} */
const TURNED = {
  return: ({ count: each }) => [sign('disc'), ...so(each, 'opposing'), ...signs('arrow', 'province')],
  scatter: () => signs('disc', 'one', 'scatter'),
  'score-once': () => signs('disc', 'once', 'star'),
};

/** @type {Record<string, string>} */
const KING_TO = { 'any-region': 'region', adjacent: 'adjacent', fewest: 'fewest', abroad: 'abroad', castillo: 'castillo' };

/** By word. @type {Record<string, (effect: any) => Sign[]>} */
const WORDS = {
  move: ({ own, opposing, any, from }) => [
    ...(from === 'one-region' ? [sign('one')] : []), ...so(own, 'own'), ...so(opposing, 'opposing'), ...so(any, 'any'), sign('arrow'),
  ],
  'place-from-court': ({ count: most }) => [sign('court'), ...so(most, 'own'), ...signs('arrow', 'region')],
  score: (effect) => SCORED[effect.what](effect),
  return: (effect) => RETURNED[effect.what](effect),
  discs: (effect) => TURNED[effect.what](effect),
  'move-king': ({ to, along }) => [sign('crown'), ...(along ? so(along, 'any') : []), sign('arrow'), sign(KING_TO[to])],
  'move-tile': () => signs('tile', 'arrow', 'tile'),
  'move-grande': () => signs('grande', 'arrow', 'region'),
  'recall-power': () => signs('power', 'back'),
  recruit: ({ count: most }) => [sign('province'), ...so(most, 'own'), ...signs('arrow', 'court')],
  'lock-up-grandes': () => signs('grande', 'arrow', 'castillo'),
  'swap-king-with-grande': () => signs('crown', 'swap', 'grande'),
  infiltrate: () => signs('own', 'arrow', 'kings'),
  veto: () => signs('veto'),
  'one-of': ({ effects }) => joined(effects, 'or'),
};

/** @param {any} effect @returns {Sign[]} */
const read = (effect) => (WORDS[effect.word] ?? (() => []))(effect);

/** @param {any[]} effects @param {string} between */
const joined = (effects, between) => effects.flatMap((effect, index) => (index === 0 ? read(effect) : [{ ...sign(between), wide: 34 }, ...read(effect)]));

/** The pictures of a list of effects, one row each time they are done one after the other or chosen from. @param {any[]} effects */
export function pictures(effects) {
  const lines = effects.flatMap((effect) => (effect.word === 'one-of' ? effect.effects.map((/** @type {any} */ one, /** @type {number} */ index) => [...(index > 0 ? [sign('or')] : []), ...read(one)]) : [read(effect)]));
  return h('div', { class: 'pictures', 'aria-hidden': 'true' }, lines.map((line) => row(line)));
}

/** @param {Sign[]} line */
function row(line) {
  let at = 0;
  const placed = line.map(({ wide, drawn }) => h('g', { transform: `translate(${(at += wide) - wide} 0)` }, drawn));
  return h('svg', { class: 'picture', viewBox: `0 0 ${at} 40`, style: { '--wide': at / 40 } }, placed);
}
