/** Smooth curves through points, and a random roughness for coasts. */

/** @typedef {[number, number]} Point */

/** The text of a path through the points. @param {Point[]} points @param {boolean} begins */
export function curve(points, begins) {
  const at = (/** @type {number} */ index) => points[Math.max(0, Math.min(points.length - 1, index))];
  const head = begins ? `M${shown(points[0])}` : '';
  return head + points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), points[index], at(index + 2)];
    return `C${shown(lean(start, before, end))} ${shown(lean(end, after, start))} ${shown(end)}`;
  }).join('');
}

/** The handle at `point` of a curve that comes from `from` and goes to `to`. @param {Point} point @param {Point} from @param {Point} to @returns {Point} */
const lean = (point, from, to) => [point[0] + (to[0] - from[0]) / 6, point[1] + (to[1] - from[1]) / 6];

/** @param {Point} point */
const shown = ([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/**
 * The line with random but repeatable offsets between its points.
 * @param {Point[]} points
 * @param {number} depth  how often every stretch is halved
 * @param {number} swing  how far aside, as a part of the stretch
 * @returns {Point[]}
 */
export function roughened(points, depth, swing) {
  if (depth === 0) return points;
  const between = points.slice(1).flatMap((end, index) => [aside(points[index], end, swing), end]);
  return roughened([points[0], ...between], depth - 1, swing * 0.8);
}

/** @param {Point} start @param {Point} end @param {number} swing @returns {Point} */
function aside([ax, ay], [bx, by], swing) {
  const part = (chance(ax * 7 + ay * 13 + bx * 17 + by * 29) - 0.5) * 2 * swing;
  return [(ax + bx) / 2 - (by - ay) * part, (ay + by) / 2 + (bx - ax) * part];
}

/** @param {number} seed */
function chance(seed) {
  const far = Math.sin(seed * 12.9898) * 43758.5453;
  return far - Math.floor(far);
}
