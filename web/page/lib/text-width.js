/** How wide a text is when it is drawn. */

import { signal } from './signal.js';

/** Counts arrivals of fonts: a width that was measured before may have changed. */
export const fontsLoaded = signal(0);

const ink = globalThis.document?.createElement('canvas').getContext('2d');
globalThis.document?.fonts.addEventListener('loadingdone', () => fontsLoaded.set(fontsLoaded.get() + 1));

/** @param {string} text @param {string} font  as in a style sheet */
export function widthOf(text, font) {
  if (!ink) return 0;
  ink.font = font;
  return ink.measureText(text).width;
}
