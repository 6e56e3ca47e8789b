/** What travels by an event: whose, how many, from which place to which. */

/**
 * @typedef {{ player: string, count: number, from: string, to: string }} Journey  places are regions, castillo, court, province
 * @typedef {{ event: string, [field: string]: any }} Event
 */

/** Caballeros that travel. @param {Event} event @returns {Journey | null} */
export function journey(event) {
  const { player, count = 1 } = event;
  switch (event.event) {
    case 'took': return { player, count, from: 'province', to: 'court' };
    case 'fetched': return { player, count: 1, from: event.region, to: 'court' };
    case 'placed': return { player, count: 1, from: event.from, to: event.to };
    case 'moved': return { player, count: 1, from: event.from, to: event.to };
    case 'returned': return { player, count, from: event.from ?? 'court', to: 'province' };
    case 'left-castillo': return { player, count, from: 'castillo', to: event.to ?? 'court' };
    case 'dummy-placed': return { player: 'dummy', count, from: 'province', to: event.region };
    default: return null;
  }
}

/** The view with so many more or fewer of that colour there. @param {any} view @param {string} player @param {string} place @param {number} by */
export function shifted(view, player, place, by) {
  if (place === 'court') return { ...view, courts: added(view.courts, player, by) };
  if (place === 'province') return { ...view, provinces: added(view.provinces, player, by) };
  if (place === 'castillo') return view.castillo.tally ? { ...view, castillo: { ...view.castillo, tally: added(view.castillo.tally, player, by) } } : view;
  const region = view.regions[place];
  return { ...view, regions: { ...view.regions, [place]: { ...region, caballeros: added(region.caballeros, player, by) } } };
}

/** @param {Record<string, number>} counts @param {string} player @param {number} by */
function added(counts, player, by) {
  const { [player]: now = 0, ...others } = counts;
  return now + by > 0 ? { ...others, [player]: now + by } : player in counts && by < 0 ? { ...others, [player]: 0 } : others;
}

/** The view after what does not travel by hand. @param {any} view @param {Event} event */
export function turned(view, event) {
  switch (event.event) {
    case 'king-moved': return { ...view, king: event.to };
    case 'grande-moved': return { ...view, ...grandes(view, event.player, event.to) };
    case 'tile-moved': return { ...view, tiles: { ...view.tiles, [event.tile]: { ...view.tiles[event.tile], at: event.to } }, ...tiled(view, event) };
    case 'scored': return { ...view, scores: { ...view.scores, [event.player]: (view.scores[event.player] ?? 0) + event.points } };
    case 'chose': return { ...view, chosen: event.card, offers: taken(view.offers, event) };
    case 'played': return { ...view, played: { ...view.played, [event.player]: event.played } };
    case 'turn-began': return { ...view, turn: event.player };
    case 'castillo-opened': return { ...view, castillo: { ...view.castillo, tally: event.tally } };
    case 'round-began': return { ...view, round: event.round };
    default: return view;
  }
}

/** @param {any} view @param {string} player @param {string} to */
function grandes(view, player, to) {
  const without = (/** @type {any} */ ground) => ({ ...ground, grandes: ground.grandes.filter((/** @type {string} */ one) => one !== player) });
  const regions = Object.fromEntries(Object.entries(view.regions).map(([name, ground]) => [name, without(ground)]));
  const castillo = without(view.castillo);
  const ground = to === 'castillo' ? castillo : regions[to];
  ground.grandes = [...ground.grandes, player];
  return { regions, castillo };
}

/** @param {any} view @param {Event} event */
function tiled(view, { tile, from, to }) {
  const values = view.tiles[tile].values;
  const lay = (/** @type {any} */ ground, /** @type {string} */ name) => (name === to ? { ...ground, tile, bar: values } : name === from ? { ...ground, tile: null } : ground);
  const regions = Object.fromEntries(Object.entries(view.regions).map(([name, ground]) => [name, lay(ground, name)]));
  return { regions, castillo: lay(view.castillo, 'castillo') };
}

/** @param {any[]} offers @param {Event} event */
const taken = (offers, { card, player }) => offers.map((offer) => (offer.card === card && !offer.by ? { ...offer, by: player } : offer));
