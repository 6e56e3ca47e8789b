/** The list of decisions, filtered by player and verdict. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { playerName } from '../i18n/names.js';
import { selectField } from '../components/fields.js';
import { colourBadge } from '../components/colour-badge.js';
import { actionTexts } from '../questions/action-text.js';
import { percent, points } from './numbers.js';
import { reasonText } from './reason-text.js';
import { VERDICTS } from './summaries.js';

/**
 * @import { DecisionReview, Review, ReviewLine, ReviewValue, ReviewVerdict } from '../../types/engine.js'
 * @import { Player, Seat } from '../../types/wire.js'
 *
 * @typedef {Exclude<ReviewVerdict, 'good'>} Least
 * @typedef {{ player: Player | '', least: Least }} Filter
 * @typedef {{ seats: Seat[], link: (ply: number) => string, compare: (one: DecisionReview) => string, branch: (ply: number) => void }} Scene
 */

/** Nobody is addressed as "you". */
const NOBODY = /** @type {Player} */ ('');
/** What can be filtered for. @type {Least[]} */
const LEAST = ['best', 'inaccuracy', 'mistake', 'blunder'];

/** @param {Review} review @param {Filter} filter @param {Scene} scene */
export function decisionList(review, filter, scene) {
  const isShown = (/** @type {DecisionReview} */ { seat, verdict }) =>
    (filter.player === '' || filter.player === seat) && VERDICTS.indexOf(verdict) >= VERDICTS.indexOf(filter.least);
  const shown = review.decisions.filter(isShown);
  return [
    shown.length === 0 && h('p', { key: 'none' }, t('review-none')),
    h('ol', { class: 'review-decisions', key: 'list' }, shown.map((one) => decision(one, scene))),
  ];
}

/** @param {Review} review @param {Seat[]} seats @param {Filter} filter @param {(change: Partial<Filter>) => void} set */
export function filterFields(review, seats, filter, set) {
  const players = review.players.map((player) => ({ value: player, text: playerName(seats, player) }));
  return h('div', { class: 'row review-filters', key: 'filters' },
    selectField({ id: 'review-player', label: t('review-filter-player'), value: filter.player, options: [{ value: '', text: t('review-filter-everyone') }, ...players], pick: (player) => set({ player: /** @type {Player | ''} */ (player) }) }),
    selectField({ id: 'review-least', label: t('review-filter-verdict'), value: filter.least, options: LEAST.map((least) => ({ value: least, text: t(`review-filter-${least}`) })), pick: (least) => set({ least }) }));
}

/** @param {DecisionReview} one @param {Scene} scene */
function decision(one, { seats, link, compare, branch }) {
  const { seat, round, from, to, verdict, loss, before, played, best, reasons } = one;
  const isBest = played.actions.join() === best.actions.join();
  return h('li', { class: `review-decision is-${verdict}`, key: from },
    h('h3', null, colourBadge(seat, 'small'), ' ', playerName(seats, seat), ' · ', t(`review-kind-${one.kind}`), ' · ', h('span', { class: 'verdict' }, t(`review-verdict-${verdict}`)),
      loss > 0 && h('span', { class: 'review-loss' }, points(-loss))),
    h('p', { class: 'faint' }, t('review-step', { round, ply: to })),
    h('p', null, t('review-before', valueTexts(before))),
    h('p', null, t('review-played', lineValues(played, seats))),
    !isBest && h('p', null, t('review-better', lineValues(best, seats))),
    reasons.length > 0 && h('p', { class: 'faint' }, t('review-because', { reasons: reasons.map(reasonText).join('; ') })),
    h('div', { class: 'row' },
      !isBest && h('a', { class: 'button', href: compare(one) }, t('review-compare')),
      h('a', { class: 'button', href: link(from) }, t('review-show')),
      h('button', { onclick: () => branch(from) }, t('replay-branch'))));
}

/** @param {ReviewLine} line @param {Seat[]} seats */
function lineValues({ actions, value }, seats) {
  const texts = actionTexts(actions, { context: { seats }, me: NOBODY });
  return { line: texts.length > 0 ? texts.join(', ') : t('review-nothing'), ...valueTexts(value) };
}

/** @param {ReviewValue} value */
const valueTexts = ({ margin, win }) => ({ margin: points(margin), win: percent(win) });
