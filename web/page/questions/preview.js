/** What a draft would change: the points of every region if it were scored now, courts and scores. */

/**
 * @import { Player, Region, Site, View } from '../../types/wire.js'
 *
 * @typedef {{ player: Player, from: number, to: number }} Change
 * @typedef {{ site: Region, changes: Change[] }} RegionChange
 * @typedef {{ regions: RegionChange[], courts: Change[], scores: Change[] }} Preview
 * @typedef {Partial<Record<Player, number>>} Counts
 */

/** @param {View | null | undefined} before @param {View | null | undefined} after @returns {Preview} */
export function preview(before, after) {
  const changed = (/** @type {'courts' | 'scores'} */ part) => changes(before?.[part] ?? {}, after?.[part] ?? {});
  return { regions: regionChanges(before, after), courts: changed('courts'), scores: changed('scores') };
}

/** The points that players would gain. @param {View} before @param {View | null | undefined} after @returns {{ player: Player, points: number }[]} */
export const gains = (before, after) => (after ? preview(before, after).scores.map(({ player, from, to }) => ({ player, points: to - from })) : []);

/** @param {Preview} preview */
export const hasChanges = ({ regions, courts, scores }) => regions.length + courts.length + scores.length > 0;

/** @param {View | null | undefined} before @param {View | null | undefined} after @returns {RegionChange[]} */
function regionChanges(before, after) {
  const sites = /** @type {Region[]} */ (Object.keys(after?.regions ?? {}));
  return sites.map((site) => ({ site, changes: changes(points(before, site), points(after, site)) })).filter(({ changes }) => changes.length > 0);
}

/** The points that each player would get at a site now. @param {View | null | undefined} view @param {Site} site @returns {Counts} */
const points = (view, site) => (site === 'castillo' ? view?.castillo : view?.regions[site])?.points ?? {};

/** The points that a player would get at a site now, as a short note. @param {View} view @param {Site} site @param {Player} player */
export const pointsNote = (view, site, player) => `+${points(view, site)[player] ?? 0}`;

/** @param {Counts} from @param {Counts} to @returns {Change[]} */
function changes(from, to) {
  const players = /** @type {Player[]} */ ([...new Set([...Object.keys(from), ...Object.keys(to)])]);
  return players.map((player) => ({ player, from: from[player] ?? 0, to: to[player] ?? 0 })).filter(({ from, to }) => from !== to);
}
