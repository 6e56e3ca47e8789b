/** What the kinds of decisions are put together from. */

import { siteName } from '../names.js';
import { verb } from './quick.js';
import { t } from '../words.js';

/** @typedef {import('./asking.js').Question} Question @typedef {import('./asking.js').Target} Target */

/**
 * @template T
 * @param {Iterable<string>} keys
 * @param {(key: string) => T} make
 * @returns {Map<string, T>}
 */
export const each = (keys, make) => new Map([...keys].map((key) => [key, make(key)]));

/** A target for each site: the action is the deed and the site. @param {Question} question @param {string} deed @param {string[]} sites */
export const sitesFor = (question, deed, sites) =>
  each(sites, (site) => answer(question, `${deed} ${site}`, t(`do-${verb(deed)}`, { site: siteName(site) })));

/** A target that gives this answer. @param {Question} question @param {string} action @param {string} label @returns {Target} */
export const answer = ({ put, is }, action, label) => ({ label, act: () => put(action), chosen: is(action) });

/** How many of these stand at the end of the draft, one after the other. @param {string[]} actions @param {string} deed */
export function run(actions, deed) {
  const from = actions.findLastIndex((action) => verb(action) !== deed) + 1;
  return actions.slice(from);
}

/** How often each is there. @param {string[]} words @returns {Map<string, number>} */
export function tally(words) {
  const counts = new Map();
  words.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  return counts;
}

/** The pairs of a map of colours to places, as the drawing names them. @param {Record<string, string[]>} sources */
export const places = (sources) => Object.entries(sources).flatMap(([player, all]) => all.map((place) => ({ player, place, name: `${player}@${place}` })));

/** The button that is done with this question. Who has done nothing of it yet is asked once more.
 * @param {Question} question @param {string} deed @returns {import('./asking.js').Answer} */
export function doneAnswer({ draft }, deed) {
  const begun = run(draft.actions, deed).length > 0;
  const over = draft.foresee('done')?.ends;
  const text = t(begun ? `done-${deed}` : `none-${deed}`);
  return { text: over ? t('decide-done-ends', { done: text }) : text, act: () => (over && begun ? draft.finish() : draft.add('done')), main: begun };
}

/** A move by drag of one thing to sites. @param {string} lifted @param {Map<string, Target>} sites @returns {import('./asking.js').Drags} */
export const carried = (lifted, sites) => ({
  sites: (place) => (place === lifted ? [...sites.keys()] : []),
  drop: (_, site) => sites.get(site)?.act(),
});
