/** Everything that stands on the board, each at its place. */

import { h } from '../lib/dom.js';
import { bar } from './bar.js';
import { HIGH, WIDE, group } from './caballeros.js';
import { CASTILLO, KING_ABROAD, LAYOUTS, TILES, rows } from './layout.js';
import { inside } from './castillo.js';
import { COLOURS } from './emblems.js';
import { REGIONS } from './geography.js';
import { STEP, figure } from './grande.js';
import { king } from './king.js';
import { colourName, siteName } from './names.js';
import { pressable } from './press.js';
import { t } from '../words.js';

/** @typedef {import('./board.js').Drawing} Drawing */
/** @typedef {import('./curve.js').Point} Point */

/** @param {Drawing} drawing */
export const pieces = (drawing) => [
  writing(drawing),
  REGIONS.map((region) => crowd(drawing, region)),
  h('g', { key: 'castillo', dataset: { place: 'castillo' }, 'aria-hidden': 'true' }, inside(tally(drawing.view.castillo.tally ?? {}))),
  tiles(drawing),
  grandes(drawing),
  crowned(drawing),
  notes(drawing),
];

/** Names and score bars. @param {Drawing} drawing */
function writing({ view, places }) {
  const one = (/** @type {string} */ site, /** @type {Point} */ name, /** @type {Point} */ at) => {
    const ground = site === 'castillo' ? view.castillo : view.regions[site];
    return h('g', { key: `writing ${site}`, 'aria-hidden': 'true' },
      h('text', { class: 'name', x: name[0], y: name[1] }, siteName(site)),
      ground.tile === null && h('g', { transform: `translate(${at.join(' ')})` }, bar(ground.bar.slice(0, places), 'bar')));
  };
  return [
    REGIONS.map((region) => one(region, LAYOUTS[region].name, LAYOUTS[region].bar)),
    one('castillo', castilloName, castilloBar),
    h('text', { key: 'france', class: 'name far', x: 700, y: 62, 'aria-hidden': 'true' }, siteName('france')),
    h('text', { key: 'portugal', class: 'name far', transform: 'translate(106 470) rotate(-90)', 'aria-hidden': 'true' }, siteName('portugal')),
  ];
}

/** @type {Point} */
const castilloName = [CASTILLO.x + CASTILLO.w / 2, CASTILLO.y + 30];
/** @type {Point} */
const castilloBar = [CASTILLO.x + CASTILLO.w / 2, CASTILLO.y + CASTILLO.h - 22];

/** @param {Record<string, number>} counts @returns {[string, number][]} */
const tally = (counts) => COLOURS.filter((colour) => counts[colour] > 0).map((colour) => [colour, counts[colour]]);

/** @param {Drawing} drawing @param {string} region */
function crowd(drawing, region) {
  const { view, base } = drawing;
  const now = view.regions[region].caballeros;
  const before = base?.regions[region].caballeros ?? now;
  const shown = COLOURS.filter((colour) => now[colour] > 0 || before[colour] > 0);
  const { scale, places } = rows(LAYOUTS[region].crowd, shown.length, WIDE, HIGH, 1.22);
  return shown.map((colour, index) => {
    const spot = { colour, region, count: now[colour] ?? 0, change: (now[colour] ?? 0) - (before[colour] ?? 0) };
    return standing(drawing, spot, `translate(${places[index].join(' ')}) scale(${scale})`);
  });
}

/** @param {Drawing} drawing @param {{ colour: string, region: string, count: number, change: number }} spot @param {string} transform */
function standing({ view, targets, showPoints }, { colour, region, count, change }, transform) {
  const place = `${colour}@${region}`;
  const target = targets.caballeros.get(place);
  const points = showPoints ? view.regions[region].points?.[colour] : undefined;
  const states = ['group', target && 'lit', target?.chosen && 'chosen', count === 0 && 'gone', change !== 0 && 'changed'].filter(Boolean).join(' ');
  return h('g', { key: place, class: states, dataset: { place }, transform, ...asked(target, named(colour, region, count)) },
    target && h('rect', { class: 'ring', x: -50, y: -33, width: 98, height: 68, rx: 33 }),
    group(colour, count, { change, points, leads: leading(view.regions[region].caballeros, colour) }),
    target?.note && noted(target.note, 0, 44));
}

/** @param {string} colour @param {string} region @param {number} count */
const named = (colour, region, count) => t('board-group', { colour: colourName(colour), count, site: siteName(region) });

/** @param {Record<string, number>} counts @param {string} colour */
function leading(counts, colour) {
  const most = Math.max(...Object.values(counts));
  if (counts[colour] !== most || most === 0) return undefined;
  return Object.values(counts).filter((count) => count === most).length > 1 ? 'tied' : 'alone';
}

/** @param {import('../decide/asking.js').Target | undefined} target @param {string} about */
const asked = (target, about) => (target ? pressable(`${target.label}. ${about}`, target.act, { pressed: target.chosen }) : { 'aria-hidden': 'true' });

/** @param {Drawing} drawing */
function tiles({ view, base, targets, places }) {
  return ['low', 'high'].map((tile) => {
    const { values, at } = view.tiles[tile];
    const target = targets.tiles.get(tile);
    const moved = base && base.tiles[tile].at !== at;
    const [x, y] = at === null ? TILES[tile] : at === 'castillo' ? castilloBar : LAYOUTS[at].bar;
    const states = ['tile', target && 'lit', target?.chosen && 'chosen', moved && 'changed'].filter(Boolean).join(' ');
    return h('g', { key: `tile ${tile}`, class: states, dataset: { place: `tile:${tile}` }, transform: `translate(${x} ${y})`, ...asked(target, t('board-tile', { values: values.slice(0, places).join(', ') })) },
      target && h('rect', { class: 'ring', x: -67, y: -26, width: 134, height: 52, rx: 8 }),
      bar(values.slice(0, places), 'tile'));
  });
}

/** Where a grande stands: beside the others of that site. @param {any} view @param {string} colour @returns {Point | undefined} */
function foothold(view, colour) {
  const site = [...REGIONS, 'castillo'].find((one) => (one === 'castillo' ? view.castillo : view.regions[one]).grandes.includes(colour));
  if (site === undefined) return undefined;
  if (site === 'castillo') return [CASTILLO.x + 18 + view.castillo.grandes.indexOf(colour) * 30, CASTILLO.y + 6];
  const { grandes: [x, y], side } = LAYOUTS[site];
  const here = view.regions[site].grandes;
  const step = Math.min(STEP, 130 / here.length) * side;
  const shift = view.king === site && side === -1 ? -62 : 0;
  return [x + shift + here.indexOf(colour) * step, y];
}

/** @param {Drawing} drawing */
function grandes({ view, base, targets }) {
  const colours = view.players.filter((/** @type {string} */ colour) => foothold(view, colour));
  return colours.map((/** @type {string} */ colour) => {
    const [x, y] = /** @type {Point} */ (foothold(view, colour));
    const target = targets.grandes.get(colour);
    const moved = base && String(siteOf(base, colour)) !== String(siteOf(view, colour));
    const states = ['stands', target && 'lit', target?.chosen && 'chosen', moved && 'changed'].filter(Boolean).join(' ');
    return h('g', { key: `grande ${colour}`, class: states, dataset: { place: `grande:${colour}` }, transform: `translate(${x} ${y}) scale(0.9)`, ...asked(target, t('board-grande', { colour: colourName(colour) })) },
      (target || moved) && h('ellipse', { class: 'ring', cx: 0, cy: -38, rx: 32, ry: 52 }), figure(colour));
  });
}

/** @param {any} view @param {string} colour */
const siteOf = (view, colour) => [...REGIONS, 'castillo'].find((one) => (one === 'castillo' ? view.castillo : view.regions[one]).grandes.includes(colour));

/** @param {Drawing} drawing */
function crowned({ view, base }) {
  const [x, y] = KING_ABROAD[view.king] ?? LAYOUTS[view.king].king;
  const moved = base && base.king !== view.king;
  return h('g', { key: 'king', class: `king${moved ? ' changed' : ''}`, dataset: { place: 'king' }, transform: `translate(${x} ${y}) scale(0.88)`, 'aria-hidden': 'true' },
    moved && h('ellipse', { class: 'ring', cx: 0, cy: -54, rx: 48, ry: 68 }), king());
}

/** Short notes on lit sites. @param {Drawing} drawing */
function notes({ targets }) {
  return [...targets.sites].filter(([, target]) => target.note).map(([site, target]) => {
    const [x, y] = KING_ABROAD[site] ?? LAYOUTS[site].name;
    return h('g', { key: `note ${site}`, 'aria-hidden': 'true' }, noted(/** @type {string} */ (target.note), x, y - 44));
  });
}

/** @param {string} text @param {number} x @param {number} y */
const noted = (text, x, y) => h('g', { class: 'note', transform: `translate(${x} ${y})` },
  h('rect', { x: -14 - text.length * 8, y: -18, width: 28 + text.length * 16, height: 36, rx: 18 }), h('text', { y: 10 }, text));
