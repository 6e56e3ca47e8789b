/** A cache of rendered parts by name. An unchanged part keeps its object, so it is not rendered again. */

/** @typedef {<T>(name: string, mark: string, make: () => T) => T} Keep */

/** @returns {Keep} */
export function keyedCache() {
  /** `any`: each name has values of its own type, which only its caller knows. @type {Map<string, { mark: string, made: any }>} */
  const known = new Map();
  return (name, mark, make) => {
    const old = known.get(name);
    if (old?.mark === mark) return old.made;
    const made = make();
    known.set(name, { mark, made });
    return made;
  };
}
