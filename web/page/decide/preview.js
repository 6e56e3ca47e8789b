/** What a draft would do: the points of every region if it were scored now, and what the players have, before and after. */

/**
 * @typedef {{ player: string, from: number, to: number }} Change
 * @typedef {{ site: string, changes: Change[] }} Shift
 * @typedef {{ regions: Shift[], courts: Change[], scores: Change[] }} Preview
 */

/** @param {any} before @param {any} after @returns {Preview} */
export function preview(before, after) {
  const of = (/** @type {string} */ part) => changes(before?.[part] ?? {}, after?.[part] ?? {});
  return { regions: shifts(before, after), courts: of('courts'), scores: of('scores') };
}

/** Who would get how many points by that. @param {any} before @param {any} after @returns {{ player: string, points: number }[]} */
export const gains = (before, after) => (after ? preview(before, after).scores.map(({ player, from, to }) => ({ player, points: to - from })) : []);

/** Is there anything to tell? @param {Preview} told */
export const tells = (told) => told.regions.length + told.courts.length + told.scores.length > 0;

/** @param {any} before @param {any} after @returns {Shift[]} */
function shifts(before, after) {
  const sites = Object.keys(after?.regions ?? {});
  return sites.map((site) => ({ site, changes: changes(points(before, site), points(after, site)) })).filter(({ changes }) => changes.length > 0);
}

/** Who would get how many points there now. @param {any} view @param {string} site @returns {Record<string, number>} */
export const points = (view, site) => (site === 'castillo' ? view?.castillo : view?.regions?.[site])?.points ?? {};

/** What a region would bring somebody now, as a short note. @param {any} view @param {string} site @param {string} me */
export const worth = (view, site, me) => `+${points(view, site)[me] ?? 0}`;

/** @param {Record<string, number>} from @param {Record<string, number>} to @returns {Change[]} */
function changes(from, to) {
  const players = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return players.map((player) => ({ player, from: from[player] ?? 0, to: to[player] ?? 0 })).filter(({ from, to }) => from !== to);
}
