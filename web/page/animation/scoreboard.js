/** The scoreboard: points by site and player. It grows during a scoring. */

import { crest } from '../board/emblems.js';
import { h } from '../lib/dom.js';
import { playerName, siteName } from '../i18n/names.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Event, Player, Site } from '../../types/wire.js'
 * @import { NamedSeat } from '../i18n/names.js'
 */

/**
 * @typedef {{ points: number, king: boolean, grande: boolean }} Score
 * @typedef {{ round: number | null, rows: Map<Site, Map<Player, Score>>, over?: boolean }} Scoring  `round` is that of a general scoring
 */

/** Adds an event. Another card begins another scoring. @param {Scoring | null} scoring @param {Event} event @returns {Scoring | null} */
export function addToScoring(scoring, event) {
  if (event.event === 'scoring-began') return { round: event.round, rows: new Map() };
  if (event.event === 'announced' || event.event === 'turn-ended') return scoring && { ...scoring, over: true };
  if (event.event !== 'scored') return scoring;
  if (scoring?.over) return addToScoring(null, event);
  const rows = new Map(scoring?.rows ?? []);
  const row = new Map(rows.get(event.site) ?? []);
  row.set(event.player, { points: event.points, king: event.king, grande: event.grande });
  rows.set(event.site, row);
  return { round: scoring?.round ?? null, rows };
}

/** @param {Scoring} scoring @param {Player} player */
export const totalOf = (scoring, player) => [...scoring.rows.values()].reduce((sum, row) => sum + (row.get(player)?.points ?? 0), 0);

/** @param {Scoring} scoring @param {Player[]} players @param {NamedSeat[]} seats @param {() => void} close */
export function scoreboard(scoring, players, seats, close) {
  const cell = (/** @type {Map<Player, Score>} */ row, /** @type {Player} */ player) => h('td', { key: player, class: 'number' }, scoreCell(row.get(player)));
  return h('section', { class: 'scoreboard', role: 'status', 'aria-label': t('scoring-label'), key: 'scoring' },
    h('header', null, h('h2', null, scoring.round === null ? t('scoring-title') : t('scoring-general', { round: scoring.round })),
      h('button', { type: 'button', class: 'quiet', onclick: close }, t('scoring-close'))),
    h('table', null,
      h('thead', null, h('tr', null, h('th', { scope: 'col' }, t('scoring-where')), players.map((player) => h('th', { key: player, scope: 'col', class: 'number', title: playerName(seats, player) }, crest(player, playerName(seats, player)))))),
      h('tbody', null, [...scoring.rows].map(([site, row]) => h('tr', { key: site }, h('th', { scope: 'row' }, siteName(site)), players.map((player) => cell(row, player))))),
      scoring.rows.size > 1 && h('tfoot', null, h('tr', null, h('th', { scope: 'row' }, t('scoring-total')), players.map((player) => h('td', { key: player, class: 'number' }, totalOf(scoring, player)))))));
}

/** @param {Score | undefined} score */
function scoreCell(score) {
  if (!score) return h('span', { class: 'faint' }, '–');
  const bonus = [score.king && t('scoring-king'), score.grande && t('scoring-grande')].filter(Boolean).join(', ');
  return bonus ? [score.points, h('small', { class: 'bonus', title: bonus }, h('span', { 'aria-hidden': 'true' }, score.king && score.grande ? '++' : '+'), h('span', { class: 'hidden-text' }, `(${bonus})`))] : score.points;
}
