/** A small scene on an action card. Like the pictures beside it, it is made from the effect, never from the card's id. */

import { h } from '../lib/dom.js';
import { figure } from './grande.js';
import { king } from './king.js';
import { banner, bars, cards, coins, decree, discs, exchange, keep, palace, put, rider, tile, village } from './motifs.js';

/**
 * @import { Effect, Player, Scored } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 */

/** @typedef {Exclude<Effect, { effect: 'one-of' }>} SingleEffect */

/** A figure without an owner. */
const grande = () => figure(/** @type {Player} */ ('plain'));
const monarch = () => h('g', { class: 'king' }, king());
const moon = () => h('path', { class: 'lit', d: 'M40 12a14 14 0 1 0 12 21 12 12 0 1 1-12-21z' });

/** @type {Record<Scored['what'], () => Child>} */
const SCORED = {
  chosen: () => [put(120, 78, banner(), 0.95), put(80, 84, coins()), put(185, 80, rider(), 0.75, true)],
  'first-value': () => [put(112, 80, banner(), 1.05), put(82, 84, coins()), put(166, 86, coins(), 1.15)],
  castillo: () => [put(120, 80, keep(), 1.2), put(58, 84, coins()), put(184, 86, coins(), 0.85)],
  'sole-first': () => [put(126, 74, rider(), 1.1), put(72, 80, banner(), 0.85), put(182, 86, coins(), 0.85)],
  most: () => [put(60, 72, rider(), 0.6), put(92, 76, rider(), 0.7), put(128, 80, rider(), 0.8), put(174, 80, banner(), 0.9)],
  fewest: () => [put(92, 80, rider(), 0.85), put(158, 80, banner(), 0.9)],
};

/** @type {{ [K in SingleEffect['effect']]: (effect: Extract<SingleEffect, { effect: K }>) => Child }} */
const SCENES = {
  move: () => [put(68, 70, rider(), 0.6), put(112, 78, rider(), 0.85), put(176, 84, rider(), 1.05)],
  'place-from-court': () => [put(56, 72, palace(), 1.1), put(126, 78, rider(), 0.8), put(184, 85, rider(), 1.05)],
  score: ({ what }) => SCORED[what](),
  return: () => [put(56, 72, village(), 1.05), put(124, 78, rider(), 0.8, true), put(184, 85, rider(), 1.05, true)],
  discs: () => [moon(), put(120, 88, discs(), 1.3)],
  'move-king': () => [put(186, 70, keep(), 0.7), put(104, 88, monarch(), 0.66)],
  'move-tile': () => [put(120, 48, tile(-5)), put(132, 84, tile(6), 1.1)],
  'move-grande': () => [put(190, 70, keep(), 0.7), put(100, 88, grande(), 0.9)],
  'recall-power': () => put(122, 88, cards(), 1.25),
  recruit: () => [put(50, 72, village()), put(112, 80, rider(), 0.85), put(190, 74, palace())],
  'lock-up-grandes': () => [put(120, 82, keep(), 1.3), put(120, 82, [h('path', { class: 'night', d: 'M-17 0v-34a17 17 0 0 1 34 0V0z' }), put(0, -1, grande(), 0.5), bars()])],
  'swap-king-with-grande': () => [put(68, 88, monarch(), 0.6), put(120, 92, exchange(), 0.9), put(172, 88, grande(), 0.85)],
  infiltrate: () => [moon(), put(164, 72, keep(), 0.95), put(70, 84, rider(), 0.95)],
  veto: () => [put(120, 74, decree(), 1.25), h('path', { class: 'strike', d: 'M84 84 158 20' })],
};

/** What is done in secret. @type {Set<SingleEffect['effect']>} */
const NIGHTLY = new Set(['discs', 'infiltrate']);

/** @param {Effect} effect @returns {SingleEffect} */
const first = (effect) => (effect.effect === 'one-of' ? first(effect.effects[0]) : effect);

/** The land goes on beyond the picture, for frames that are wider. @param {Effect[]} effects */
export function vignette([effect]) {
  const shown = first(effect);
  return h('span', { class: `vignette${NIGHTLY.has(shown.effect) ? ' nightly' : ''}`, 'aria-hidden': 'true' }, h('svg', { viewBox: '0 0 240 96', preserveAspectRatio: 'xMidYMax' },
    !NIGHTLY.has(shown.effect) && h('circle', { class: 'sun', cx: 40, cy: 26, r: 13 }),
    h('path', { class: 'ridge', d: 'M-300 96V54C-220 30-180 62-110 42-70 30-30 78 0 58 20 44 34 50 52 40 70 30 84 46 104 44 128 42 140 26 164 34 190 42 212 34 240 50 280 74 330 34 380 44 440 56 480 36 540 50V96Z' }),
    h('path', { class: 'hill', d: 'M-300 96V72C-220 60-100 88 0 74 40 60 70 70 108 72 150 74 190 60 240 70 320 86 440 58 540 74V96Z' }),
    h('path', { class: 'meadow', d: 'M-300 96V84C-200 80-100 92 0 88 60 78 170 84 240 82 340 78 440 90 540 84V96Z' }),
    SCENES[shown.effect](/** @type {never} */ (shown))));
}
