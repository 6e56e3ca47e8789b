/** What is the same stays the same: equal values keep one object, and nothing is described anew that would look as before. */

/**
 * The newer value, holding the older one's objects wherever they are equal. Both are plain, as JSON is; the newer is changed.
 * @template T
 * @param {any} older
 * @param {T} newer
 * @returns {T}
 */
export function shared(older, newer) {
  if (!isPlain(older) || !isPlain(newer) || Array.isArray(older) !== Array.isArray(newer)) return newer;
  const now = /** @type {any} */ (newer);
  const keys = Object.keys(now);
  keys.forEach((key) => { now[key] = shared(older[key], now[key]); });
  const alike = keys.length === Object.keys(older).length && keys.every((key) => now[key] === older[key]);
  return alike ? older : newer;
}

/** @param {any} value */
const isPlain = (value) => typeof value === 'object' && value !== null;

/**
 * Describes anew only when something that it depends on is not the very same as last time.
 * @template About, Shown
 * @param {(about: About) => Shown} describe
 * @param {(about: About) => any[]} depends
 * @returns {(about: About) => Shown}
 */
export function remembered(describe, depends) {
  /** @type {any[] | undefined} */
  let last;
  /** @type {Shown} */
  let shown;
  return (about) => {
    const now = depends(about);
    if (!last?.every((one, at) => one === now[at])) [last, shown] = [now, describe(about)];
    return shown;
  };
}

/**
 * The same for each of several things on its own.
 * @template About, Shown
 * @param {(about: About, name: string) => Shown} describe
 * @param {(about: About, name: string) => any[]} depends
 * @returns {(about: About, name: string) => Shown}
 */
export function rememberedEach(describe, depends) {
  /** @type {Map<string, (about: About) => Shown>} */
  const each = new Map();
  return (about, name) => {
    const known = each.get(name) ?? remembered((/** @type {About} */ now) => describe(now, name), (now) => depends(now, name));
    each.set(name, known);
    return known(about);
  };
}
