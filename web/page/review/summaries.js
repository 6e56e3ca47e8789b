/** How accurately everyone played, and where the points came from. */

import { h } from '../lib/dom.js';
import { t } from '../i18n/messages.js';
import { playerName } from '../i18n/names.js';
import { colourBadge } from '../components/colour-badge.js';
import { decimal, points } from './numbers.js';

/**
 * @import { PlayerReview, Review, ReviewNotableReveal, ReviewPart, ReviewPoints, ReviewVerdict } from '../../types/engine.js'
 * @import { Seat } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 *
 * @typedef {[string, (one: PlayerReview) => Child]} Row
 */

/** @type {ReviewPart[]} */
const PARTS = ['power', 'card', 'placement', 'special', 'disc'];
/** @type {ReviewVerdict[]} */
export const VERDICTS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** @param {Review} review @param {Seat[]} seats */
export function accuracyTable(review, seats) {
  /** @type {Row[]} */
  const rows = [
    [t('review-accuracy'), ({ accuracy }) => h('strong', null, decimal(accuracy.percent))],
    ...PARTS.map((part) => /** @type {Row} */ ([t(`review-part-${part}`), ({ parts }) => accuracyOf(parts.find((one) => one.part === part)?.percent)])),
    ...VERDICTS.map((verdict) => /** @type {Row} */ ([t(`review-verdict-${verdict}`), ({ verdicts }) => verdicts[verdict]])),
  ];
  return playerTable(t('review-accuracy'), rows, review, seats);
}

/** Start, luck and decisions add up to the end. @param {Review} review @param {Seat[]} seats */
export function accountTable(review, seats) {
  /** @type {Row[]} */
  const rows = [
    [t('review-start'), ({ start }) => points(start)],
    [t('review-luck'), ({ luck }) => withError(luck)],
    [t('review-own-decisions'), ({ decisions }) => withError(decisions)],
    [t('review-others-decisions'), ({ others }) => withError(others)],
    [t('review-end'), ({ end }) => h('strong', null, points(end))],
  ];
  return playerTable(t('review-account'), rows, review, seats);
}

/** The reveals that changed a lead most. @param {Review} review @param {Seat[]} seats @param {(ply: number) => string} link */
export function notableReveals({ notable_reveals: reveals }, seats, link) {
  const text = (/** @type {ReviewNotableReveal} */ { ply, by, player, points: more, error }) =>
    t(`review-reveal-${by}`, { ply, who: playerName(seats, player), points: points(more), error: decimal(error) });
  return reveals.length > 0 && [
    h('h3', { key: 'reveals' }, t('review-reveals')),
    h('ul', { class: 'review-turns', key: 'reveal-list' }, reveals.map((one) => h('li', { key: `${one.by}${one.ply}` }, h('a', { href: link(one.ply) }, text(one))))),
  ];
}

/** @param {number | undefined} percent */
const accuracyOf = (percent) => (percent === undefined ? h('span', { class: 'faint' }, '–') : decimal(percent));

/** @param {ReviewPoints} value */
const withError = ({ points: value, error }) => [points(value), ' ', h('small', { class: 'faint' }, `± ${decimal(error)}`)];

/** A column for each player. @param {string} label @param {Row[]} rows @param {Review} review @param {Seat[]} seats */
function playerTable(label, rows, { summaries }, seats) {
  return h('div', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': label, key: label }, h('table', { class: 'scorings review-table' },
    h('thead', null, h('tr', null, h('td', null),
      summaries.map(({ player }) => h('th', { class: 'number', scope: 'col', key: player }, colourBadge(player), h('span', { class: 'column-name' }, playerName(seats, player)))))),
    h('tbody', null, rows.map(([name, value]) => h('tr', { key: name }, h('th', { scope: 'row' }, name), summaries.map((one) => h('td', { class: 'number', key: one.player }, value(one))))))));
}
