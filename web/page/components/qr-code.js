/** A link as a QR code. */

import { h } from '../lib/dom.js';
import { qrPath, encodeQr } from '../qr/qr.js';

/** @type {Map<string, { side: number, d: string } | null>} */
const drawn = new Map();

/** Nothing where the text is too long. @param {string} text @param {string} label */
export function qrCode(text, label) {
  const found = drawn.has(text) ? drawn.get(text) : draw(text);
  return found && h('svg', { class: 'qr', viewBox: `0 0 ${found.side} ${found.side}`, role: 'img', 'aria-label': label, 'shape-rendering': 'crispEdges' },
    h('rect', { class: 'qr-light', width: found.side, height: found.side, rx: 2 }),
    h('path', { class: 'qr-dark', d: found.d }));
}

/** @param {string} text */
function draw(text) {
  /** @type {{ side: number, d: string } | null} */
  let found = null;
  try {
    const squares = encodeQr(text);
    found = { side: squares.length + 8, d: qrPath(squares) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  drawn.set(text, found);
  return found;
}
