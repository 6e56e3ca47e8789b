/** The board as an SVG drawing. It highlights the targets and knows no rules. */

import { h } from '../lib/dom.js';
import { memo } from '../lib/memo.js';
import { fontsLoaded } from '../lib/text-width.js';
import { noTargets } from './targets.js';
import { language, t } from '../i18n/messages.js';
import { HEIGHT, WIDTH } from './geography.js';
import { countedPlaces } from './score-bar.js';
import { moveFocus } from './arrow-keys.js';
import { LAND, LINES, PATTERNS } from './map.js';
import { occupants } from './occupants.js';
import { sites } from './sites.js';

/** @import { King } from '../../types/wire.js' */

/**
 * @import { BoardView } from './ground.js'
 * @import { Targets } from './targets.js'
 */

/**
 * @typedef {object} Drawing
 * @property {BoardView} view  that of the draft, if there is one
 * @property {BoardView} [base]  the view before the draft; differences are marked
 * @property {Targets} targets
 * @property {(site: King) => void} [explain]  a site that is not a target was clicked
 * @property {string} [dropped]  the colours of the caballeros that the draft puts into the castillo, one word each
 * @property {boolean} [showPoints]  show the points of a scoring now
 * @property {number} places  how many values of a bar count
 */

/** @typedef {Omit<Drawing, 'places' | 'targets'> & { targets?: Targets }} BoardProps */

export const board = memo(describe, ({ view, base, targets, explain, dropped, showPoints }) => [...parts(view), ...parts(base), targets, explain, dropped, showPoints, language.get(), fontsLoaded.get()]);

/** @param {BoardView | undefined} view */
const parts = (view) => [view?.regions, view?.castillo, view?.tiles, view?.king];

/** @param {BoardProps} props */
function describe(props) {
  const drawing = { ...props, targets: props.targets ?? noTargets(), places: countedPlaces(props.view) };
  const asks = drawing.targets.sites.size > 0;
  return h('svg', { class: `board${asks ? ' asks' : ''}`, viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'group', 'aria-label': t('board-label'), key: 'board', onkeydown: moveFocus },
    PATTERNS,
    LAND,
    h('g', { key: 'sites' }, sites(drawing)),
    LINES,
    h('g', { key: 'pieces', class: 'above' }, occupants(drawing)));
}
