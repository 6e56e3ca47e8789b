/** Descriptions kept while nothing about them has changed: what is described by the same object is not drawn anew. */

/** @typedef {<T>(name: string, mark: string, make: () => T) => T} Keep */

/** @returns {Keep} */
export function keeper() {
  /** @type {Map<string, { mark: string, made: any }>} */
  const known = new Map();
  return (name, mark, make) => {
    const old = known.get(name);
    if (old?.mark === mark) return old.made;
    const made = make();
    known.set(name, { mark, made });
    return made;
  };
}
