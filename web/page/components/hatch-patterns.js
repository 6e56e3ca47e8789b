/** SVG patterns that tell the players' colours apart without colour. A setting turns them on. */

import { h } from '../lib/dom.js';
import { hatching } from '../state/settings.js';

/** On a field of 6 by 6. @type {Record<string, string>} */
const LINES = {
  red: 'M1.5 0v6M4.5 0v6',
  blue: 'M0 1.5h6M0 4.5h6',
  green: 'M-1 -1l8 8M-1 5l2 2M5 -1l2 2',
  orange: 'M1.2 1.5h.6M4.2 4.5h.6',
  purple: 'M7 -1l-8 8M1 -1l-2 2M7 5l-2 2',
};

/** Nothing while the setting is off. */
export function hatchPatterns() {
  return hatching.get() && h('svg', { class: 'hidden-text', 'aria-hidden': 'true', key: 'hatching' },
    h('defs', null, Object.entries(LINES).map(([colour, d]) => h('pattern', { id: `hatch-${colour}`, key: colour, width: 6, height: 6, patternUnits: 'userSpaceOnUse' },
      h('rect', { class: 'hatch-ground', width: 6, height: 6, style: { fill: `var(--${colour})` } }),
      h('path', { class: colour === 'orange' ? 'hatch-dots' : 'hatch-lines', d })))));
}
