/** Names on the map. Each is as large as its room allows, in any language, and never wider. */

import { h } from '../lib/dom.js';
import { memo } from '../lib/memo.js';
import { fontsLoaded, widthOf } from '../lib/text-width.js';
import { siteName } from '../i18n/names.js';
import { REGIONS } from './geography.js';
import { CASTILLO, LAYOUTS } from './layout.js';
import { castilloBar } from './tiles.js';

/** @import { King, Region } from '../../types/wire.js' */

/** The largest size of a name and the spaces between its letters in board.css, by kind. */
const TYPE = { near: { size: 36, spacing: 0.5 }, far: { size: 32, spacing: 6 } };
/** The width that a name may have. @type {Record<King, number>} */
const ROOMS = {
  galicia: 146, navarra: 152, aragon: 196, cataluna: 200, castilla: 176, toledo: 190, valencia: 190, sevilla: 168, granada: 184,
  castillo: CASTILLO.w - 16, france: 280, portugal: 216,
};

/** In this language. */
export const labels = memo((/** @type {string} */ _) => [
  REGIONS.map((region) => label(region, LAYOUTS[region].name)),
  label('castillo', [castilloBar[0], CASTILLO.y + 34]),
  distant('france', { x: 690, y: 60 }),
  distant('portugal', { transform: 'translate(106 430) rotate(-90)' }),
], (language) => [language, fontsLoaded.get()]);

/** @param {Region | 'castillo'} site @param {import('./curve.js').Point} point */
const label = (site, [x, y]) => name(site, 'near', { class: 'name', x, y });

/** @param {'france' | 'portugal'} site @param {Record<string, unknown>} place */
const distant = (site, place) => name(site, 'far', { class: 'name far', ...place });

/** @param {King} site @param {keyof typeof TYPE} kind @param {Record<string, unknown>} props */
function name(site, kind, props) {
  const text = siteName(site);
  const { size, spacing } = TYPE[kind];
  const width = widthOf(text, `700 ${size}px ${family()}`) + spacing * text.length;
  const fit = Math.min(1, ROOMS[site] / width);
  // The length is binding: a font that arrives late, or that is drawn wider than measured, cannot leave the room.
  return h('text', { key: `name ${site}`, ...props, textLength: Math.round(fit * width), lengthAdjust: 'spacingAndGlyphs', 'aria-hidden': 'true', style: { '--fit': fit.toFixed(3) } }, text);
}

const family = () => (globalThis.document ? getComputedStyle(document.documentElement).getPropertyValue('--title') : '');
