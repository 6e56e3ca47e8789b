/** Carries what the question lets be carried: the drawing's places are lifted, its sites take them. */

import { crest } from '../board/emblems.js';
import { drag } from '../lib/drag.js';
import { put } from '../lib/dom.js';

/**
 * @param {Element} root
 * @param {() => import('./asking.js').Asking | null} asked
 * @returns {() => void} ends it
 */
export function dragging(root, asked) {
  const named = (/** @type {Element} */ node) => node.closest('[data-place]')?.getAttribute('data-place') ?? '';
  const sites = (/** @type {string} */ place) => (place === '' ? [] : asked()?.drag.sites(place) ?? []);
  return drag(root, {
    lift: (node) => (sites(named(node)).length > 0 ? named(node) : undefined),
    over: (place, node) => sites(place).find((site) => site === siteAt(node)),
    drop: (place, site) => asked()?.drag.drop(place, site),
    begun: (place) => asked()?.drag.lift?.(place),
    ghost,
  });
}

/** Of a group of caballeros one is carried. @param {string} place */
function ghost(place) {
  if (!place.includes('@')) return undefined;
  const node = document.createElement('div');
  put(node, crest(place.split('@')[0]));
  return node;
}

/** @param {Element | null} node */
const siteAt = (node) => node?.closest('[data-site]')?.getAttribute('data-site') ?? undefined;
