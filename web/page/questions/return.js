/** Which caballeros go back to the province: `{ sources: { blue: ['toledo', 'court'] }, left }`. */

import { colourName, siteName } from '../i18n/names.js';
import { owner } from './owner-name.js';
import { sourceChips } from './chips.js';
import { mapOf, sourcePlaces, trailing } from './parts.js';
import { steps } from './steps.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Target } from '../board/targets.js'
 * @import { Source } from './parts.js'
 * @import { Question, QuestionModule } from './question.js'
 */

/** @type {QuestionModule<'return'>} */
export default function giveBack(question) {
  const { decision, draft, me } = question;
  const { left } = decision;
  const sources = sourcePlaces(decision.sources);
  const isOwn = sources.every(({ player }) => player === me);
  const total = left + trailing(draft.actions, 'return').length;
  return {
    title: t(isOwn ? 'ask-return' : 'ask-return-others', { left }),
    about: t(isOwn ? 'about-return' : 'about-return-others'),
    caballeros: new Map(sources.map((source) => [source.name, returnTarget(question, source)])),
    sites: regionTargets(question, sources),
    body: [courtChips(question, sources), chooser(question, sources), steps(question, 'return', { left, total })],
    site: (site) => (isOwn ? `return ${me} ${site}` : undefined),
  };
}

/** @param {Question<'return'>} question @param {Source} source @returns {Target} */
const returnTarget = (question, { player, place }) => ({
  label: t('do-return', { ...owner(question, player), site: siteName(place) }), act: () => question.put(`return ${player} ${place}`),
});

/** @param {Question<'return'>} question @param {Source[]} sources */
function regionTargets(question, sources) {
  const inRegions = sources.filter(({ place }) => place !== 'court');
  return mapOf(new Set(inRegions.map(({ place }) => place)), (region) => {
    const there = inRegions.filter(({ place }) => place === region);
    if (there.length === 1) return returnTarget(question, there[0]);
    return { label: t('do-lift-from', { site: siteName(region) }), act: () => question.draft.pick({ region }), chosen: question.draft.picked?.region === region };
  });
}

/** @param {Question<'return'>} question @param {Source[]} sources */
const courtChips = (question, sources) => sourceChips(sources.filter(({ place }) => place === 'court'), (source) => returnTarget(question, source), () => t('from-court'));

/** @param {Question<'return'>} question @param {Source[]} sources */
const chooser = (question, sources) => sourceChips(sources.filter(({ place }) => place === question.draft.picked?.region),
  (source) => returnTarget(question, source), ({ player }) => colourName(player));
