/** A cache of rendered parts by name. An unchanged part keeps its object, so it is not rendered again. */

/** @typedef {<T>(key: string, version: string, create: () => T) => T} Cached */

/** @returns {Cached} */
export function keyedCache() {
  /** `any`: each key has values of its own type, which only its caller knows. @type {Map<string, { version: string, value: any }>} */
  const entries = new Map();
  return (key, version, create) => {
    const entry = entries.get(key);
    if (entry?.version === version) return entry.value;
    const value = create();
    entries.set(key, { version, value });
    return value;
  };
}
