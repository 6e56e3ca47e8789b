/** A value that can be watched. */

/**
 * @template T
 * @typedef {{ get: () => T, set: (value: T) => void, watch: (told: (value: T) => void) => () => void }} Cell
 */

/**
 * @template T
 * @param {T} value
 * @returns {Cell<T>}
 */
export function cell(value) {
  /** @type {Set<(value: T) => void>} */
  const watchers = new Set();
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      watchers.forEach((told) => told(value));
    },
    watch(told) {
      watchers.add(told);
      return () => watchers.delete(told);
    },
  };
}

/**
 * A cell whose value outlives the page in this browser.
 * @template T
 * @param {string} name
 * @param {T} first
 * @returns {Cell<T>}
 */
export function kept(name, first) {
  const inner = cell(recalled(name, first));
  inner.watch((value) => {
    try {
      localStorage.setItem(`elgrande.${name}`, JSON.stringify(value));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  return inner;
}

/**
 * @template T
 * @param {string} name
 * @param {T} first
 * @returns {T}
 */
function recalled(name, first) {
  try {
    const text = localStorage.getItem(`elgrande.${name}`);
    return text === null ? first : JSON.parse(text);
  } catch {
    return first;
  }
}
