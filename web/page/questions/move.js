/**
 * Which caballero moves where, or done: `{ sources: { red: ['toledo', …] }, targets, own, opposing, any, must }`.
 * First the caballero is picked, then its destination; a drag does both.
 */

import { colourName, siteName } from '../i18n/names.js';
import { owner } from './owner-name.js';
import { sourceChips } from './chips.js';
import { doneAnswer, mapOf, sourcePlaces } from './parts.js';
import { steps } from './steps.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Target } from '../board/targets.js'
 * @import { Source } from './parts.js'
 * @import { Question, QuestionModule } from './question.js'
 */

/** @type {QuestionModule<'move'>} */
export default function move(question) {
  const { decision, draft } = question;
  const sources = sourcePlaces(decision.sources);
  const find = (/** @type {string | undefined} */ name) => sources.find((source) => source.name === name);
  const held = find(draft.picked?.place);
  return {
    ...texts(question, held),
    caballeros: new Map(sources.map((source) => [source.name, pickTarget(question, source)])),
    sites: held ? destinationTargets(question, held) : regionTargets(question, sources),
    body: [held ? undefined : chooser(question, sources), steps(question, 'move', {})],
    answers: answers(question, held),
    site: (site) => (held ? `move ${held.player} ${held.place} ${site}` : undefined),
    drag: {
      lift: (place) => draft.pick({ place }),
      sites: (place) => destinations(decision, find(place)),
      drop: (place, site) => moveTo(question, find(place), site),
    },
  };
}

/** @param {Question<'move'>} question @param {Source | undefined} held */
function texts(question, held) {
  const { decision } = question;
  if (held) return { title: t('ask-move-where', { ...owner(question, held.player), site: siteName(held.place) }) };
  return { title: t('ask-move', counts(decision)), about: t(decision.must ? 'about-move-must' : 'about-move') };
}

/** @param {Question<'move'>} question @param {Source | undefined} held */
function answers(question, held) {
  if (held) return [{ text: t('do-put-down'), act: () => question.draft.pick(null) }];
  return question.decision.must ? [] : [doneAnswer(question, 'move')];
}

/** How many may still move, and of which colours. @param {Question<'move'>['decision']} decision */
export function counts({ own, opposing, any, must }) {
  if (must) return { own, opposing, any, kind: 'must' };
  const kind = own >= ALL ? 'all' : [own > 0 && 'own', opposing > 0 && 'opposing', any > 0 && 'any'].filter(Boolean).join('-');
  return { own, opposing, any, kind };
}

/** The number that stands for all caballeros; no player has as many. */
const ALL = 31;

/** @param {Question<'move'>['decision']} decision @param {Source | undefined} held */
export const destinations = (decision, held) => (held ? decision.targets.filter((site) => site !== held.place) : []);

/** @param {Question<'move'>} question @param {Source | undefined} held @param {string} site */
function moveTo({ put }, held, site) {
  if (held) put(`move ${held.player} ${held.place} ${site}`);
}

/** @param {Question<'move'>} question @param {Source} held */
const destinationTargets = (question, held) => mapOf(destinations(question.decision, held), (site) => ({
  label: t('do-move-to', { site: siteName(site) }), act: () => moveTo(question, held, site),
}));

/** @param {Question<'move'>} question @param {Source} source @returns {Target} */
function pickTarget(question, source) {
  const chosen = question.draft.picked?.place === source.name;
  const label = t('do-lift', { ...owner(question, source.player), site: siteName(source.place) });
  return { label, chosen, act: () => question.draft.pick(chosen ? null : { place: source.name }) };
}

/** A region with movable caballeros: one colour is picked at once, several are asked for. @param {Question<'move'>} question @param {Source[]} sources */
function regionTargets(question, sources) {
  return mapOf(new Set(sources.map(({ place }) => place)), (region) => {
    const there = sources.filter(({ place }) => place === region);
    const act = there.length === 1 ? pickTarget(question, there[0]).act : () => question.draft.pick({ region });
    return { label: t('do-lift-from', { site: siteName(region) }), act, chosen: question.draft.picked?.region === region };
  });
}

/** @param {Question<'move'>} question @param {Source[]} sources */
function chooser(question, sources) {
  const there = sources.filter(({ place }) => place === question.draft.picked?.region);
  return sourceChips(there, (source) => pickTarget(question, source), ({ player }) => colourName(player));
}
