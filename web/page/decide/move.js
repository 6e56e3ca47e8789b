/**
 * Which caballero moves where, or done: `{ sources: { red: ['toledo', …] }, targets, own, opposing, any, must }`.
 * First the one that moves is taken up, then its place is named; a drag does both.
 */

import { colourName, siteName } from '../names.js';
import { whose } from './whose.js';
import { chips } from './chips.js';
import { doneAnswer, each, places } from './parts.js';
import { steps } from './steps.js';
import { t } from '../words.js';

/** @typedef {import('./asking.js').Question} Question */

/** @type {import('./index.js').Kind} */
export default function move(question) {
  const { decision, draft } = question;
  const found = places(decision.sources);
  const held = found.find(({ name }) => name === draft.picked?.place);
  return {
    title: held ? t('ask-move-where', { who: whose(question, held.player), site: siteName(held.place) }) : t('ask-move', counts(decision)),
    about: held ? undefined : t(decision.must ? 'about-move-must' : 'about-move'),
    caballeros: each(found.map(({ name }) => name), (name) => taken(question, found, name)),
    sites: held ? targets(question, held) : regions(question, found),
    body: [held ? undefined : chooser(question, found), steps(question, 'move', {})],
    answers: held ? [{ text: t('do-put-down'), act: () => draft.pick(null) }] : decision.must ? [] : [doneAnswer(question, 'move')],
    site: (site) => (held ? `move ${held.player} ${held.place} ${site}` : undefined),
    drag: {
      lift: (place) => draft.pick({ place }),
      sites: (place) => reach(decision, found.find(({ name }) => name === place)),
      drop: (place, site) => moved(question, found.find(({ name }) => name === place), site),
    },
  };
}

/** How many may still move, and of whom: nobody has as many as stand for all. @param {any} decision */
export function counts({ own, opposing, any }) {
  const kind = own >= ALL ? 'all' : [own > 0 && 'own', opposing > 0 && 'opposing', any > 0 && 'any'].filter(Boolean).join('-');
  return { own, opposing, any, kind };
}

const ALL = 31;

/** Where that one may go. @param {any} decision @param {{ place: string } | undefined} held @returns {string[]} */
export const reach = (decision, held) => (held ? decision.targets.filter((/** @type {string} */ site) => site !== held.place) : []);

/** @param {Question} question @param {{ player: string, place: string } | undefined} held @param {string} site */
function moved({ put }, held, site) {
  if (held) put(`move ${held.player} ${held.place} ${site}`);
}

/** @param {Question} question @param {{ player: string, place: string, name: string }} held */
function targets(question, held) {
  const label = (/** @type {string} */ site) => t('do-move-to', { site: siteName(site) });
  const there = each(reach(question.decision, held), (site) => ({ label: label(site), act: () => moved(question, held, site) }));
  return there;
}

/** @param {Question} question @param {{ player: string, place: string, name: string }[]} found @param {string} name */
function taken(question, found, name) {
  const one = found.find((other) => other.name === name);
  const chosen = question.draft.picked?.place === name;
  const label = one ? t('do-lift', { who: whose(question, one.player), site: siteName(one.place) }) : name;
  return { label, chosen, act: () => question.draft.pick(chosen ? null : { place: name }) };
}

/** A region with movable caballeros: one colour is taken up, several are asked for. @param {Question} question
 * @param {{ player: string, place: string, name: string }[]} found */
function regions(question, found) {
  return each(new Set(found.map(({ place }) => place)), (region) => {
    const there = found.filter(({ place }) => place === region);
    const act = there.length === 1 ? taken(question, found, there[0].name).act : () => question.draft.pick({ region });
    return { label: t('do-lift-from', { site: siteName(region) }), act, chosen: question.draft.picked?.region === region };
  });
}

/** @param {Question} question @param {{ player: string, place: string, name: string }[]} found */
function chooser(question, found) {
  const there = found.filter(({ place }) => place === question.draft.picked?.region);
  if (there.length === 0) return undefined;
  return chips(each(there.map(({ name }) => name), (name) => taken(question, found, name)),
    (name) => colourName(name.split('@')[0]), (name) => name.split('@')[0]);
}
