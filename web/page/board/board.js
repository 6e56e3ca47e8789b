/** The whole drawing from a view: it shows what there is and lights what may be clicked, and knows no rules. */

import { h } from '../lib/dom.js';
import { remembered } from '../lib/same.js';
import { nothing } from '../decide/asking.js';
import { language, t } from '../words.js';
import { HEIGHT, WIDTH } from './geography.js';
import { counted } from './bar.js';
import { walk } from './compass.js';
import { LAND, LINES, PATTERNS } from './map.js';
import { pieces } from './pieces.js';
import { sites } from './sites.js';

/**
 * @typedef {object} Drawing
 * @property {any} view  the view to show: the tried one while there is a draft
 * @property {any} [base]  the view before the draft; what differs from it is marked
 * @property {any} [edition]  the edition's facts
 * @property {import('../decide/asking.js').Targets} targets
 * @property {(site: string) => void} [why]  somebody clicks a site that is not lit
 * @property {any} [seats]
 * @property {boolean} [showPoints]  what everybody would score now
 * @property {number} places  how many values of a bar count
 */

/** @typedef {Omit<Drawing, 'places' | 'targets'> & { targets?: import('../decide/asking.js').Targets }} Shown */

/** Describes the board. @param {Shown} shown */
export const board = remembered(described, ({ view, base, targets, why, showPoints }) => [...lies(view), ...lies(base), targets, why, showPoints, language.get()]);

/** What of a view lies on the board. @param {any} view */
const lies = (view) => [view?.regions, view?.castillo, view?.tiles, view?.king];

/** @param {Shown} shown */
function described(shown) {
  const drawing = { ...shown, targets: shown.targets ?? nothing(), places: counted(shown.view) };
  const asks = drawing.targets.sites.size > 0;
  return h('svg', { class: `board${asks ? ' asks' : ''}`, viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'group', 'aria-label': t('board-label'), key: 'board', onkeydown: walk },
    PATTERNS,
    LAND,
    h('g', { key: 'sites' }, sites(drawing)),
    LINES,
    h('g', { key: 'pieces', class: 'above' }, pieces(drawing)));
}
