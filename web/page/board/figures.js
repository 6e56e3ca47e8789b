/** Grandes and the king, side by side where they share a site; while a draft moves one, a shadow stays where it stood. */

import { h } from '../lib/dom.js';
import { remembered } from '../lib/same.js';
import { language, t } from '../words.js';
import { REGIONS } from './geography.js';
import { figure } from './grande.js';
import { king } from './king.js';
import { CASTILLO, KING_ABROAD, LAYOUTS, abreast } from './layout.js';
import { colourName } from '../names.js';
import { asked, mark } from './pieces.js';

/** @typedef {import('./board.js').Drawing} Drawing */
/** @typedef {import('./curve.js').Point} Point */

const GRANDE = 44;
const KING = 66;
const BATTLEMENTS = { x: CASTILLO.x + 6, y: CASTILLO.y - 76, w: CASTILLO.w - 12, h: 76 };

/** Where everybody stands in a view. @param {any} view @returns {Map<string, Point>} */
function footholds(view) {
  const all = [...REGIONS, 'castillo'].flatMap((site) => {
    const ground = site === 'castillo' ? view.castillo : view.regions[site];
    const here = [...ground.grandes, ...(view.king === site && site !== 'castillo' ? ['king'] : [])];
    const feet = abreast(LAYOUTS[site]?.stand ?? BATTLEMENTS, here.map((who) => (who === 'king' ? KING : GRANDE)));
    return here.map((who, index) => /** @type {[string, Point]} */ ([who, feet[index]]));
  });
  const abroad = KING_ABROAD[view.king];
  return new Map(abroad ? [...all, ['king', abroad]] : all);
}

/** @param {any} view @param {string} who */
const siteOf = (view, who) =>
  (who === 'king' ? view.king : REGIONS.find((region) => view.regions[region].grandes.includes(who)) ?? 'castillo');

export const figures = remembered(shown, ({ view, base, targets }) => [...standing(view), ...standing(base), targets, language.get()]);

/** Where grandes and the king are. @param {any} view @returns {any[]} */
const standing = (view) => [view?.king, ...REGIONS.map((region) => view?.regions[region].grandes), view?.castillo.grandes];

/** @param {Drawing} drawing */
function shown({ view, base, targets }) {
  const feet = footholds(view);
  const before = base ? footholds(base) : feet;
  return [...feet].flatMap(([who, at]) => {
    const moved = base !== undefined && siteOf(base, who) !== siteOf(view, who);
    return [moved && before.has(who) && shadow(who, /** @type {Point} */ (before.get(who))), stands(who, at, targets, moved)];
  });
}

/** @param {string} who @param {Point} at */
const shadow = (who, at) => h('g', { key: `shadow ${who}`, class: `shadow${who === 'king' ? ' king' : ''}`, transform: placed(at, who), 'aria-hidden': 'true' }, shape(who));

/** @param {string} who @param {Point} at @param {import('../decide/asking.js').Targets} targets @param {boolean} moved */
function stands(who, at, targets, moved) {
  const target = targets.grandes.get(who);
  const states = ['stands', who === 'king' && 'king', target && 'lit', target?.chosen && 'chosen', moved && 'changed'].filter(Boolean).join(' ');
  const place = who === 'king' ? 'king' : `grande:${who}`;
  return h('g', { key: place, class: states, dataset: { place }, transform: placed(at, who), ...asked(target, who === 'king' ? t('board-king') : t('board-grande', { colour: colourName(who) })) },
    (target || moved) && ring(who), shape(who), mark(targets, place, -22, -70));
}

/** @param {Point} at @param {string} who */
const placed = ([x, y], who) => `translate(${Math.round(x)} ${Math.round(y)}) scale(${who === 'king' ? 0.86 : 0.98})`;
/** @param {string} who */
const shape = (who) => (who === 'king' ? king() : figure(who));
/** @param {string} who */
const ring = (who) => (who === 'king'
  ? h('ellipse', { key: 'ring', class: 'ring', cx: 2, cy: -54, rx: 48, ry: 68 })
  : h('ellipse', { key: 'ring', class: 'ring', cx: 0, cy: -38, rx: 31, ry: 51 }));
