/** The scoreboard: points by site and player. It grows during a scoring. */

import { crest } from '../board/emblems.js';
import { h } from '../lib/dom.js';
import { placeText } from '../table/event-text.js';
import { playerName, siteName } from '../i18n/names.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Event, Player, Site } from '../../types/wire.js'
 * @import { NamedSeat } from '../i18n/names.js'
 */

/**
 * @typedef {Pick<Extract<Event, { event: 'scored' }>, 'points' | 'place' | 'tied' | 'king' | 'grande'>} Score
 * @typedef {Map<Site, Map<Player, Score>>} Scoring  the sites in the order of their scoring
 */

/** Adds an event. @param {Scoring} scoring @param {Event} event @returns {Scoring} */
export function addToScoring(scoring, event) {
  if (event.event !== 'scored') return scoring;
  const row = new Map(scoring.get(event.site) ?? []);
  const { points, place, tied, king, grande } = event;
  row.set(event.player, { points, place, tied, king, grande });
  return new Map([...scoring, [event.site, row]]);
}

/** @param {Scoring} scoring @param {Player} player */
export const totalOf = (scoring, player) => [...scoring.values()].reduce((sum, row) => sum + (row.get(player)?.points ?? 0), 0);

/** @param {Scoring} scoring @param {Player[]} players @param {NamedSeat[]} seats */
export function scoreboard(scoring, players, seats) {
  const cell = (/** @type {Map<Player, Score>} */ row, /** @type {Player} */ player) => h('td', { key: player, class: 'number' }, scoreCell(row.get(player)));
  return h('table', { class: 'scoreboard', 'aria-label': t('scoring-label'), key: 'scoring' },
    h('thead', null, h('tr', null, h('th', { scope: 'col' }, t('scoring-where')), players.map((player) => h('th', { key: player, scope: 'col', class: 'number', title: playerName(seats, player) }, crest(player, playerName(seats, player)))))),
    h('tbody', null, [...scoring].map(([site, row]) => h('tr', { key: site }, h('th', { scope: 'row' }, siteName(site)), players.map((player) => cell(row, player))))),
    scoring.size > 1 && h('tfoot', null, h('tr', null, h('th', { scope: 'row' }, t('scoring-total')), players.map((player) => h('td', { key: player, class: 'number' }, totalOf(scoring, player))))));
}

/** @param {Score | undefined} score */
function scoreCell(score) {
  if (!score) return h('span', { class: 'faint' }, '–');
  const why = [placeText(score), score.king && t('scoring-king'), score.grande && t('scoring-grande')].filter(Boolean).join(', ');
  const bonus = '+'.repeat(Number(score.king) + Number(score.grande));
  return [
    score.points,
    h('small', { class: 'bonus', title: why }, h('span', { class: 'rank', 'aria-hidden': 'true' }, `${score.tied ? '=' : ''}${score.place}`), h('span', { 'aria-hidden': 'true' }, bonus), h('span', { class: 'hidden-text' }, `(${why})`)),
  ];
}
