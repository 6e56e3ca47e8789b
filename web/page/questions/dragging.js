/** Drag and drop on the board, as far as the question allows it. */

import { crest } from '../board/emblems.js';
import { drag } from '../lib/drag.js';
import { render } from '../lib/dom.js';

/** @import { Player } from '../../types/wire.js' */
/** @import { QuestionView } from './question.js' */

/** @param {Element} root @param {() => QuestionView | null} question @returns {() => void} stops it */
export function enableDragging(root, question) {
  const placeOf = (/** @type {Element} */ node) => node.closest('[data-place]')?.getAttribute('data-place') ?? '';
  const sitesFor = (/** @type {string} */ place) => (place === '' ? [] : question()?.drag.sites(place) ?? []);
  return drag(root, {
    lift: (node) => (sitesFor(placeOf(node)).length > 0 ? placeOf(node) : undefined),
    over: (place, node) => sitesFor(place).find((site) => site === siteAt(node)),
    drop: (place, site) => question()?.drag.drop(place, site),
    started: (place) => question()?.drag.lift?.(place),
    ghost,
  });
}

/** Of a group of caballeros one is dragged. @param {string} place */
function ghost(place) {
  if (!place.includes('@')) return undefined;
  const node = document.createElement('div');
  render(node, crest(/** @type {Player} */ (place.split('@')[0])));
  return node;
}

/** @param {Element | null} node */
const siteAt = (node) => node?.closest('[data-site]')?.getAttribute('data-site') ?? undefined;
