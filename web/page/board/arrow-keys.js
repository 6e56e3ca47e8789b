/** Arrow keys move the focus from a site to the nearest one in that direction. */

import { CASTILLO, KING_ABROAD, LAYOUTS } from './layout.js';

/** @import { Point } from './curve.js' */

/** @type {Record<string, Point>} */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @type {Record<string, Point>} */
const MIDDLES = {
  ...KING_ABROAD,
  ...Object.fromEntries(Object.entries(LAYOUTS).map(([site, { crowd }]) => [site, [crowd.x + crowd.w / 2, crowd.y]])),
  castillo: [CASTILLO.x + CASTILLO.w / 2, CASTILLO.y + CASTILLO.h / 2],
};

/** @param {KeyboardEvent} event */
export function moveFocus(event) {
  const here = /** @type {Element} */ (event.target).closest('[data-site]');
  const way = WAYS[event.key];
  const from = here?.getAttribute('data-site');
  if (!way || !from) return;
  const reached = [.../** @type {NodeListOf<SVGElement>} */ (here?.closest('.board')?.querySelectorAll('[data-site][tabindex]'))]
    .map((node) => ({ node, far: distance(from, node.dataset.site ?? '', way) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far)[0];
  if (!reached) return;
  event.preventDefault();
  reached.node.focus();
}

/** The distance, where sideways counts twice; a site that lies behind cannot be reached. @param {string} from @param {string} to @param {Point} way */
function distance(from, to, [east, south]) {
  const [x, y] = [MIDDLES[to][0] - MIDDLES[from][0], MIDDLES[to][1] - MIDDLES[from][1]];
  const [ahead, aside] = [x * east + y * south, Math.abs(x * south) + Math.abs(y * east)];
  return ahead > 20 ? ahead + 2 * aside : Infinity;
}
