/** Everything on the board: names, score bars, caballeros, tiles, grandes, king, badges. */

import { h } from '../lib/dom.js';
import { memo, memoEach } from '../lib/memo.js';
import { HIGH, WIDE, WORTH, group } from './caballeros.js';
import { KEEP, castilloContents } from './castillo.js';
import { COLOURS } from './emblems.js';
import { figures } from './figures.js';
import { ABROAD, REGIONS } from './geography.js';
import { labels } from './labels.js';
import { KING_ABROAD, LAYOUTS, rows } from './layout.js';
import { colourName, siteName } from '../i18n/names.js';
import { badgeAt, targetProps } from './marking.js';
import { language, t } from '../i18n/messages.js';
import { bars, castilloBar, tiles } from './tiles.js';
import { isAbroad } from './ground.js';

/** @import { Counts } from './ground.js' */

/**
 * @import { King, Player, Region } from '../../types/wire.js'
 * @import { Drawing } from './board.js'
 * @import { Point } from './curve.js'
 */

/** @param {Drawing} drawing */
export const occupants = (drawing) => [
  labels(language.get()),
  bars(drawing),
  REGIONS.map((region) => crowd(drawing, region)),
  castillo(drawing),
  tiles(drawing),
  figures(drawing),
  notes(drawing),
  badges(drawing),
];

const castillo = memo(
  (/** @type {Drawing} */ drawing) => h('g', { key: 'castillo', dataset: { place: 'castillo' }, 'aria-hidden': 'true' }, h('path', { class: 'touch', d: KEEP, key: 'keep' }), castilloContents(drawing)),
  ({ view, base, showPoints }) => [view.castillo, base?.castillo, showPoints]);

/** Below this scale a small board has no room for the text of a change. */
const CROWDED = 0.8;

/** The caballeros in a region. */
const crowd = memoEach(crowded, ({ view, base, targets, showPoints }, /** @type {Region} */ region) =>
  [view.regions[region], base?.regions[region], view.king === region, targets, showPoints, language.get()]);

/** @param {Drawing} drawing @param {Region} region */
function crowded(drawing, region) {
  const { view, base, showPoints } = drawing;
  const { caballeros: now, grandes } = view.regions[region];
  const before = base?.regions[region].caballeros ?? now;
  const shown = COLOURS.filter((colour) => (now[colour] ?? 0) > 0 || (before[colour] ?? 0) > 0);
  const within = view.king === region || grandes.length > 0 ? LAYOUTS[region].tight : LAYOUTS[region].crowd;
  const isBadged = showPoints || shown.some((colour) => now[colour] !== before[colour]);
  const { scale, places } = rows(within, shown.length, WIDE, HIGH + (isBadged ? WORTH : 0), 1.16);
  const groups = shown.map((colour, index) => {
    const spot = { colour, region, crowded: scale < CROWDED, count: now[colour] ?? 0, change: (now[colour] ?? 0) - (before[colour] ?? 0) };
    return caballeroGroup(drawing, spot, { transform: `translate(${Math.round(places[index][0])} ${Math.round(places[index][1] + 4)}) scale(${scale.toFixed(3)})`, style: { '--scale': scale.toFixed(3) } });
  });
  return [groups, shown.map((colour, index) => badgeAt(drawing.targets, `${colour}@${region}`, Math.round(places[index][0] + 48 * scale), Math.round(places[index][1] - 18 * scale)))];
}

/** @param {Drawing} drawing @param {{ colour: Player, region: Region, crowded: boolean, count: number, change: number }} spot @param {{ transform: string, style: Record<string, string> }} placed */
function caballeroGroup({ view, targets, showPoints }, { colour, region, crowded, count, change }, placed) {
  const place = `${colour}@${region}`;
  const target = targets.caballeros.get(place);
  const points = showPoints ? view.regions[region].points?.[colour] : undefined;
  const states = ['group', target && 'lit', target?.chosen && 'chosen', count === 0 && 'gone', crowded && 'crowded'].filter(Boolean).join(' ');
  return h('g', { key: place, class: states, dataset: { place }, ...placed, ...targetProps(target, named(colour, region, count)) },
    target && h('rect', { key: 'ring', class: 'ring', x: -52, y: -33, width: 100, height: 67, rx: 33 }),
    group(colour, count, { change, points, leads: leading(view.regions[region].caballeros, colour) }),
    target?.note && note(target.note, 0, -38));
}

/** @param {Player} colour @param {Region} region @param {number} count */
const named = (colour, region, count) => t('board-group', { colour: colourName(colour), count, site: siteName(region) });

/** @param {Counts} counts @param {Player} colour */
function leading(counts, colour) {
  const most = Math.max(...Object.values(counts));
  if (counts[colour] !== most || most === 0) return undefined;
  return Object.values(counts).filter((count) => count === most).length > 1 ? 'tied' : 'alone';
}

/** Short notes on lit sites. @param {Drawing} drawing */
function notes({ targets }) {
  return [...targets.sites].filter(([, target]) => target.note).map(([site, target]) => {
    const [x, y] = noteAt(/** @type {King} */ (site));
    return h('g', { key: `note ${site}`, 'aria-hidden': 'true' }, note(/** @type {string} */ (target.note), x, y));
  });
}

/** Badges on sites. @param {Drawing} drawing */
const badges = ({ targets }) => [...REGIONS, ...ABROAD, /** @type {const} */ ('castillo')].map((site) => {
  const [x, y] = site === 'castillo' ? [castilloBar[0] + 154, castilloBar[1]] : anchorOf(site);
  return badgeAt(targets, site, x - 77, y);
});

/** The score bar of a region, or the king's place abroad. @param {Exclude<King, 'castillo'>} site @returns {Point} */
const anchorOf = (site) => (isAbroad(site) ? KING_ABROAD[site] : LAYOUTS[site].bar);

/** Above the name of a region, because grandes stand beside its score bar. @param {King} site @returns {Point} */
function noteAt(site) {
  if (site === 'castillo') return [castilloBar[0] - 112, castilloBar[1]];
  if (isAbroad(site)) return [KING_ABROAD[site][0] + 92, KING_ABROAD[site][1]];
  const [x, y] = LAYOUTS[site].name;
  return [x, y - 50];
}

/** @param {string} text @param {number} x @param {number} y */
const note = (text, x, y) => h('g', { class: 'note', transform: `translate(${x} ${y})` },
  h('g', { class: 'legible' }, h('rect', { x: -12 - text.length * 8, y: -19, width: 24 + text.length * 16, height: 38, rx: 19 }), h('text', { y: 10 }, text)));
