/** How events change a view during an animation. */

/**
 * @import { Castillo, RegionView, Event, Offer, Player, Region, Site, View } from '../../types/wire.js'
 *
 * @typedef {Site | 'court' | 'province'} Place
 * @typedef {{ player: Player, count: number, from: Place, to: Place }} Travel  caballeros that move from one place to another
 */

/** The caballeros that an event moves. @param {Event} event @returns {Travel | null} */
export function travelOf(event) {
  switch (event.event) {
    case 'took': return { player: event.player, count: event.count, from: 'province', to: 'court' };
    case 'fetched': return { player: event.player, count: 1, from: event.region, to: 'court' };
    case 'placed': return { player: event.player, count: 1, from: event.from, to: event.to };
    case 'moved': return { player: event.player, count: 1, from: event.from, to: event.to };
    case 'returned': return { player: event.player, count: event.count, from: event.from ?? 'court', to: 'province' };
    case 'left-castillo': return { player: event.player, count: event.count, from: 'castillo', to: event.to ?? 'court' };
    case 'dummy-placed': return { player: 'dummy', count: event.count, from: 'province', to: event.region };
    default: return null;
  }
}

/** The view with more or fewer caballeros of a colour at a place. @param {View} view @param {Player} player @param {Place} place @param {number} by @returns {View} */
export function withMoved(view, player, place, by) {
  if (place === 'court') return { ...view, courts: added(view.courts, player, by) };
  if (place === 'province') return { ...view, provinces: added(view.provinces, player, by) };
  if (place === 'castillo') return view.castillo.tally ? { ...view, castillo: { ...view.castillo, tally: added(view.castillo.tally, player, by) } } : view;
  const region = view.regions[place];
  return { ...view, regions: { ...view.regions, [place]: { ...region, caballeros: added(region.caballeros, player, by) } } };
}

/** @template {Partial<Record<Player, number>>} T @param {T} counts @param {Player} player @param {number} by @returns {T} */
function added(counts, player, by) {
  const now = (counts[player] ?? 0) + by;
  return now > 0 || player in counts ? { ...counts, [player]: Math.max(0, now) } : counts;
}

/** The view after everything in an event except moving caballeros. @param {View} view @param {Event} event @returns {View} */
export function applyEvent(view, event) {
  switch (event.event) {
    case 'king-moved': return { ...view, king: event.to };
    case 'grande-moved': return withGrande(view, event.player, event.to);
    case 'tile-moved': return withTile(view, event);
    case 'scored': return { ...view, scores: { ...view.scores, [event.player]: (view.scores[event.player] ?? 0) + event.points } };
    case 'chose': return { ...view, chosen: event.card, offers: view.offers.map((offer) => withTaker(offer, event)) };
    case 'played': return { ...view, played: { ...view.played, [event.player]: event.played } };
    case 'turn-began': return { ...view, turn: event.player, waiting: waitingAfter(view, event.player) };
    case 'revealed': return { ...view, offers: [...view.offers, { card: event.card, by: null }] };
    case 'start-marker': return { ...view, start: event.player };
    case 'castillo-opened': return { ...view, castillo: { ...view.castillo, tally: event.tally } };
    case 'round-began': return { ...view, round: event.round, turn: null, waiting: [], chosen: null, offers: [], played: nothingPlayed(view) };
    default: return view;
  }
}

/** Those with a power card who have not had their turn. @param {View} view @param {Player} player  whose turn begins */
const waitingAfter = ({ played, offers }, player) => /** @type {Player[]} */ (Object.keys(played)).filter((one) => played[one] && one !== player && !offers.some(({ by }) => by === one));

/** @param {View} view */
const nothingPlayed = ({ played }) => /** @type {View['played']} */ (Object.fromEntries(Object.keys(played).map((player) => [player, null])));

/** @param {Offer} offer @param {Extract<Event, { event: 'chose' }>} event @returns {Offer} */
const withTaker = (offer, { card, player }) => (offer.card === card && !offer.by ? { ...offer, by: player } : offer);

/**
 * The view with every region and the castillo changed.
 * @param {View} view
 * @param {<T extends RegionView | Castillo>(ground: T, site: Site) => T} change
 * @returns {View}
 */
function mapGround(view, change) {
  const regions = /** @type {[Region, RegionView][]} */ (Object.entries(view.regions)).map(([name, ground]) => [name, change(ground, name)]);
  return { ...view, regions: /** @type {View['regions']} */ (Object.fromEntries(regions)), castillo: change(view.castillo, 'castillo') };
}

/** @param {View} view @param {Player} player @param {Site} to */
const withGrande = (view, player, to) => mapGround(view, (ground, site) => {
  const others = ground.grandes.filter((one) => one !== player);
  return { ...ground, grandes: site === to ? [...others, player] : others };
});

/** @param {View} view @param {Extract<Event, { event: 'tile-moved' }>} event */
function withTile(view, { tile, from, to }) {
  const { values } = view.tiles[tile];
  const moved = mapGround(view, (ground, site) => (site === to ? { ...ground, tile, bar: values } : site === from ? { ...ground, tile: null } : ground));
  return { ...moved, tiles: { ...view.tiles, [tile]: { ...view.tiles[tile], at: to } } };
}
