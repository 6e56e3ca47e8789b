/** Observable values. */

/**
 * @template T
 * @typedef {{ get: () => T, set: (value: T) => void, watch: (listener: (value: T) => void) => () => void }} Signal
 */

/**
 * @template T
 * @param {T} value
 * @returns {Signal<T>}
 */
export function signal(value) {
  /** @type {Set<(value: T) => void>} */
  const listeners = new Set();
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      listeners.forEach((listener) => listener(value));
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A signal that is stored in this browser. It still works, unstored, where local storage is not available.
 * @template T
 * @param {string} name
 * @param {T} initial
 * @returns {Signal<T>}
 */
export function persisted(name, initial) {
  const inner = signal(load(name, initial));
  inner.watch((value) => {
    try {
      localStorage.setItem(`elgrande.${name}`, JSON.stringify(value));
    } catch {
      // Storage is full or disabled: the value lasts until the page is closed.
    }
  });
  return inner;
}

/**
 * @template T
 * @param {string} name
 * @param {T} initial
 * @returns {T}
 */
function load(name, initial) {
  try {
    const text = localStorage.getItem(`elgrande.${name}`);
    return text === null ? initial : JSON.parse(text);
  } catch {
    return initial;
  }
}
