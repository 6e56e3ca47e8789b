/** Shared parts of the question modules. */

import { siteName } from '../i18n/names.js';
import { verbOf } from '../state/actions.js';
import { t } from '../i18n/messages.js';

/**
 * @import { King, Player } from '../../types/wire.js'
 * @import { Target } from '../board/targets.js'
 * @import { Place } from '../i18n/names.js'
 * @import { Answer, Drags, Question } from './question.js'
 *
 * @typedef {{ player: Player, place: Exclude<Place, 'province'>, name: string }} Source  where caballeros of a colour stand; `name` is red@toledo
 * @typedef {'place' | 'fetch' | 'move'} OptionalVerb  an action that can be ended with `done`
 */

/**
 * @template {string} K
 * @template T
 * @param {Iterable<K>} keys
 * @param {(key: K) => T} make
 * @returns {Map<string, T>}
 */
export const mapOf = (keys, make) => new Map([...keys].map((key) => [key, make(key)]));

/**
 * A target for each site; the action is `prefix` and the site.
 * @param {Pick<Question, 'put' | 'is'>} question
 * @param {'fetch' | 'grande' | 'king' | 'name' | 'place' | 'disc' | 'tile'} verb
 * @param {King[]} sites
 * @param {string} [prefix]
 */
export const siteTargets = (question, verb, sites, prefix = verb) =>
  mapOf(sites, (site) => answerTarget(question, `${prefix} ${site}`, t(`do-${verb}`, { site: siteName(site) })));

/** A target that gives this answer. @param {Pick<Question, 'put' | 'is'>} question @param {string} action @param {string} label @returns {Target} */
export const answerTarget = ({ put, is }, action, label) => ({ label, act: () => put(action), chosen: is(action) });

/** The actions with that verb at the end of the draft. @param {string[]} actions @param {string} verb */
export function trailing(actions, verb) {
  const from = actions.findLastIndex((action) => verbOf(action) !== verb) + 1;
  return actions.slice(from);
}

/** How often each text occurs. @param {string[]} texts @returns {Map<string, number>} */
export function countEach(texts) {
  const counts = new Map();
  texts.forEach((text) => counts.set(text, (counts.get(text) ?? 0) + 1));
  return counts;
}

/** @param {Partial<Record<Player, Source['place'][]>>} sources @returns {Source[]} */
export const sourcePlaces = (sources) => /** @type {[Player, Source['place'][]][]} */ (Object.entries(sources))
  .flatMap(([player, places]) => places.map((place) => ({ player, place, name: `${player}@${place}` })));

/** The button that ends this question. A player who has done nothing yet confirms it separately.
 * @param {Pick<Question, 'draft'>} question @param {OptionalVerb} verb @returns {Answer} */
export function doneAnswer({ draft }, verb) {
  const hasBegun = trailing(draft.actions, verb).length > 0;
  const ends = draft.preview('done')?.ends;
  const text = t(hasBegun ? `done-${verb}` : `none-${verb}`);
  return { text: ends ? t('decide-done-ends', { done: text }) : text, act: () => (ends && hasBegun ? draft.finish() : draft.add('done')), main: hasBegun };
}

/** Dragging one thing to sites. @param {string} dragged @param {Map<string, Target>} sites @returns {Drags} */
export const dragTo = (dragged, sites) => ({
  sites: (place) => (place === dragged ? [...sites.keys()] : []),
  drop: (_, site) => sites.get(site)?.act(),
});
