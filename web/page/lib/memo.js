/** Structural sharing and memoisation, so that unchanged parts of the page are the same objects and are not rendered again. */

/**
 * The newer value, reusing the older value's objects wherever they are equal. Both are plain JSON; the newer one is modified.
 * @template T
 * @param {unknown} older
 * @param {T} newer
 * @returns {T}
 */
export function reuseEqual(older, newer) {
  if (older === newer || !isObject(older) || !isObject(newer) || Array.isArray(older) !== Array.isArray(newer)) return newer;
  /** @type {Record<string, unknown>} */
  const now = newer;
  const keys = Object.keys(now);
  keys.forEach((key) => { now[key] = reuseEqual(older[key], now[key]); });
  const equal = keys.length === Object.keys(older).length && keys.every((key) => now[key] === older[key]);
  return equal ? /** @type {T} */ (older) : newer;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null;

/**
 * Calls `describe` again only when one of its dependencies is a different value.
 * @template Input, Output
 * @param {(input: Input) => Output} describe
 * @param {(input: Input) => unknown[]} dependencies
 * @returns {(input: Input) => Output}
 */
export function memo(describe, dependencies) {
  /** @type {unknown[] | undefined} */
  let last;
  /** @type {Output} */
  let output;
  return (input) => {
    const now = dependencies(input);
    if (!last?.every((value, at) => value === now[at])) [last, output] = [now, describe(input)];
    return output;
  };
}

/**
 * One memo for each name.
 * @template Input, Output
 * @template {string} Name
 * @param {(input: Input, name: Name) => Output} describe
 * @param {(input: Input, name: Name) => unknown[]} dependencies
 * @returns {(input: Input, name: Name) => Output}
 */
export function memoEach(describe, dependencies) {
  /** @type {Map<Name, (input: Input) => Output>} */
  const memos = new Map();
  return (input, name) => {
    const existing = memos.get(name) ?? memo((/** @type {Input} */ now) => describe(now, name), (now) => dependencies(now, name));
    memos.set(name, existing);
    return existing(input);
  };
}
