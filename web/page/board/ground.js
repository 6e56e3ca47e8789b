/** Regions and castillo of a view. */

/** @import { Castillo, RegionView, King, Player, Region, Site, View } from '../../types/wire.js' */

/** @param {BoardView} view @param {Site} site @returns {RegionView | Castillo} */
export const groundOf = (view, site) => (site === 'castillo' ? view.castillo : view.regions[site]);

/**
 * @typedef {Partial<Record<Player, number>>} Counts
 * @typedef {Pick<View, 'regions' | 'castillo' | 'tiles' | 'king'>} BoardView  what the board shows of a view
 */

/** @param {King} site @returns {site is 'france' | 'portugal'} */
export const isAbroad = (site) => site === 'france' || site === 'portugal';

/** Where the king or the grande of a colour stands. @param {BoardView} view @param {Player | 'king'} who @returns {King} */
export function siteOf(view, who) {
  if (who === 'king') return view.king;
  const regions = /** @type {Region[]} */ (Object.keys(view.regions));
  return regions.find((region) => view.regions[region].grandes.includes(who)) ?? 'castillo';
}
