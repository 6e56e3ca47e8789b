/** Which caballeros go back to the province: `{ sources: { blue: ['toledo', 'court'] }, left }`. */

import { colourName, siteName } from '../names.js';
import { whose } from './whose.js';
import { chips } from './chips.js';
import { each, places, run } from './parts.js';
import { steps } from './steps.js';
import { t } from '../words.js';

/** @typedef {import('./asking.js').Question} Question */

/** @type {import('./index.js').Kind} */
export default function giveBack(question) {
  const { decision, draft, me } = question;
  const found = places(decision.sources);
  const own = Object.keys(decision.sources).every((player) => player === me);
  const total = decision.left + run(draft.actions, 'return').length;
  return {
    title: t(own ? 'ask-return' : 'ask-return-others', { left: decision.left }),
    about: t(own ? 'about-return' : 'about-return-others'),
    caballeros: each(found.map(({ name }) => name), (name) => given(question, name)),
    sites: regions(question, found),
    body: [courts(question, found), chooser(question, found), steps(question, 'return', { left: decision.left, total })],
    site: (site) => (own ? `return ${me} ${site}` : undefined),
  };
}

/** @param {Question} question @param {string} name */
function given(question, name) {
  const [player, place] = name.split('@');
  return { label: t('do-return', { who: whose(question, player), site: siteName(place) }), act: () => question.put(`return ${player} ${place}`) };
}

/** @param {Question} question @param {{ player: string, place: string, name: string }[]} found */
function regions(question, found) {
  const here = found.filter(({ place }) => place !== 'court');
  return each(new Set(here.map(({ place }) => place)), (region) => {
    const there = here.filter(({ place }) => place === region);
    if (there.length === 1) return given(question, there[0].name);
    return { label: t('do-lift-from', { site: siteName(region) }), act: () => question.draft.pick({ region }), chosen: question.draft.picked?.region === region };
  });
}

/** @param {Question} question @param {{ player: string, place: string, name: string }[]} found */
function courts(question, found) {
  const there = found.filter(({ place }) => place === 'court').map(({ name }) => name);
  return there.length > 0 && chips(each(there, (name) => given(question, name)), () => t('from-court'), (name) => name.split('@')[0]);
}

/** @param {Question} question @param {{ player: string, place: string, name: string }[]} found */
function chooser(question, found) {
  const there = found.filter(({ place }) => place === question.draft.picked?.region).map(({ name }) => name);
  return there.length > 0 && chips(each(there, (name) => given(question, name)),
    (name) => colourName(name.split('@')[0]), (name) => name.split('@')[0]);
}
