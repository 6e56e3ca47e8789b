/** The score track and the round track. */

import { h } from '../lib/dom.js';
import { t } from '../words.js';
import { crest } from './emblems.js';
import { colourName } from './names.js';

const STAR = 'M20 4l4.700 9.900 10.700 1.500-7.800 7.600 1.900 10.800L20 28.700l-9.500 5.100 1.900-10.800-7.800-7.600 10.700-1.500z';

/**
 * The race of the scores: one lane each, the best first.
 * @param {{ view: any, names?: Record<string, string>, base?: any }} shown
 */
export function scores({ view, names = {}, base }) {
  const lanes = Object.entries(view.scores).toSorted(([, a], [, b]) => b - a);
  const end = Math.max(20, Math.ceil((Math.max(...lanes.map(([, score]) => score)) + 4) / 10) * 10);
  return h('ol', { class: 'scores', 'aria-label': t('scores-label') }, lanes.map(([colour, score]) =>
    h('li', { key: colour, class: `lane of-${colour}${view.turn === colour ? ' turn' : ''}`, dataset: { place: `score:${colour}` } },
      crest(colour),
      h('span', { class: 'lane-name' }, names[colour] ?? colourName(colour)),
      h('span', { class: 'lane-track', 'aria-hidden': 'true' }, h('span', { class: 'lane-bar', style: { '--part': score / end } })),
      h('strong', { class: 'lane-score' }, score),
      gained(score - (base?.scores[colour] ?? score)))));
}

/** What the draft brings. @param {number} points */
const gained = (points) => points > 0 && h('span', { class: 'lane-gain' }, `+${points}`);

/** The rounds, each general scoring after the one it follows. @param {{ view: any }} shown */
export function rounds({ view }) {
  return h('ol', { class: 'rounds', 'aria-label': t('rounds-label', { round: view.round, last: view.rounds.last }) }, view.rounds.all.map((/** @type {number} */ round) => one(view, round)));
}

/** @param {any} view @param {number} round */
function one(view, round) {
  const scoring = view.rounds.scorings.includes(round);
  const states = ['round', round < view.round && 'past', round === view.round && 'now', scoring && 'scoring'].filter(Boolean).join(' ');
  return h('li', { key: String(round), class: states, 'aria-current': round === view.round ? 'step' : undefined },
    h('span', { class: 'round-number' }, round),
    scoring && h('svg', { class: 'round-star', viewBox: '0 0 40 40', role: 'img', 'aria-label': t('round-scoring') }, h('path', { d: STAR })));
}
