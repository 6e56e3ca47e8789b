/** Grandes and the king, side by side where they share a site; where a draft moves one, a shadow marks its old place. */

import { h } from '../lib/dom.js';
import { memo } from '../lib/memo.js';
import { language, t } from '../i18n/messages.js';
import { REGIONS } from './geography.js';
import { figure } from './grande.js';
import { king } from './king.js';
import { CASTILLO, KING_ABROAD, LAYOUTS, sideBySide } from './layout.js';
import { colourName } from '../i18n/names.js';
import { badgeAt, targetProps } from './marking.js';
import { groundOf, siteOf } from './ground.js';

/** @import { Player, Site } from '../../types/wire.js' */

/**
 * @import { BoardView } from './ground.js'
 * @import { Drawing } from './board.js'
 * @import { Point } from './curve.js'
 * @import { Targets } from './targets.js'
 */

/** @typedef {Player | 'king'} Figure */

/** @type {Site[]} */
const SITES = [...REGIONS, 'castillo'];
const GRANDE = 44;
const KING = 66;
const BATTLEMENTS = { x: CASTILLO.x + 6, y: CASTILLO.y - 76, w: CASTILLO.w - 12, h: 76 };

/** Where grandes and king stand. @param {BoardView} view @returns {Map<Figure, Point>} */
function footholds(view) {
  const all = SITES.flatMap((site) => {
    /** @type {Figure[]} */
    const here = [...groundOf(view, site).grandes, ...(view.king === site && site !== 'castillo' ? [/** @type {const} */ ('king')] : [])];
    const feet = sideBySide(site === 'castillo' ? BATTLEMENTS : LAYOUTS[site].stand, here.map((who) => (who === 'king' ? KING : GRANDE)));
    return here.map((who, index) => /** @type {[Figure, Point]} */ ([who, feet[index]]));
  });
  const abroad = view.king in KING_ABROAD ? KING_ABROAD[/** @type {keyof typeof KING_ABROAD} */ (view.king)] : undefined;
  return new Map(abroad ? [...all, ['king', abroad]] : all);
}

export const figures = memo(describe, ({ view, base, targets }) => [...figureSites(view), ...figureSites(base), targets, language.get()]);

/** Where grandes and the king are. @param {BoardView | undefined} view @returns {unknown[]} */
const figureSites = (view) => [view?.king, ...REGIONS.map((region) => view?.regions[region].grandes), view?.castillo.grandes];

/** @param {Drawing} drawing */
function describe({ view, base, targets }) {
  const feet = footholds(view);
  const before = base ? footholds(base) : feet;
  return [...feet].flatMap(([who, at]) => {
    const moved = base !== undefined && siteOf(base, who) !== siteOf(view, who);
    return [moved && before.has(who) && shadow(who, /** @type {Point} */ (before.get(who))), stands(who, at, targets, moved)];
  });
}

/** @param {Figure} who @param {Point} at */
const shadow = (who, at) => h('g', { key: `shadow ${who}`, class: `shadow${who === 'king' ? ' king' : ''}`, transform: placed(at, who), 'aria-hidden': 'true' }, shape(who));

/** @param {Figure} who @param {Point} at @param {Targets} targets @param {boolean} moved */
function stands(who, at, targets, moved) {
  const target = targets.grandes.get(who);
  const states = ['stands', who === 'king' && 'king', target && 'lit', target?.chosen && 'chosen', moved && 'changed'].filter(Boolean).join(' ');
  const place = who === 'king' ? 'king' : `grande:${who}`;
  return h('g', { key: place, class: states, dataset: { place }, transform: placed(at, who), ...targetProps(target, who === 'king' ? t('board-king') : t('board-grande', { colour: colourName(who) })) },
    (target || moved) && ring(who), shape(who), badgeAt(targets, place, -22, -70));
}

/** @param {Point} at @param {Figure} who */
const placed = ([x, y], who) => `translate(${Math.round(x)} ${Math.round(y)}) scale(${who === 'king' ? 0.86 : 0.98})`;
/** @param {Figure} who */
const shape = (who) => (who === 'king' ? king() : figure(who));
/** @param {Figure} who */
const ring = (who) => (who === 'king'
  ? h('ellipse', { key: 'ring', class: 'ring', cx: 2, cy: -54, rx: 48, ry: 68 })
  : h('ellipse', { key: 'ring', class: 'ring', cx: 0, cy: -38, rx: 31, ry: 51 }));
