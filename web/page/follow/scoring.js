/** Who got what where: a table that grows while regions are scored and stays until it was read. */

import { crest } from '../board/emblems.js';
import { h } from '../lib/dom.js';
import { playerName, siteName } from '../names.js';
import { t } from '../words.js';

/**
 * @typedef {{ points: number, king: boolean, grande: boolean }} Got
 * @typedef {{ round: number | null, rows: Map<string, Map<string, Got>>, over?: boolean }} Scoring  a round's is a general scoring
 */

/** The scoring with this event in it. What another card scores is another scoring. @param {Scoring | null} scoring @param {any} event @returns {Scoring | null} */
export function entered(scoring, event) {
  if (event.event === 'scoring-began') return { round: event.round, rows: new Map() };
  if (event.event === 'announced' || event.event === 'turn-ended') return scoring && { ...scoring, over: true };
  if (event.event !== 'scored') return scoring;
  if (scoring?.over) return entered(null, event);
  const rows = new Map(scoring?.rows ?? []);
  const row = new Map(rows.get(event.site) ?? []);
  row.set(event.player, { points: event.points, king: event.king, grande: event.grande });
  rows.set(event.site, row);
  return { round: scoring?.round ?? null, rows };
}

/** @param {Scoring} scoring @param {string} player */
export const total = (scoring, player) => [...scoring.rows.values()].reduce((sum, row) => sum + (row.get(player)?.points ?? 0), 0);

/** @param {Scoring} scoring @param {string[]} players @param {import('../decide/asking.js').Context} context @param {() => void} close */
export function scoreboard(scoring, players, context, close) {
  const cell = (/** @type {Map<string, Got>} */ row, /** @type {string} */ player) => h('td', { key: player, class: 'number' }, got(row.get(player)));
  return h('section', { class: 'scoreboard', role: 'status', 'aria-label': t('scoring-label'), key: 'scoring' },
    h('header', null, h('h2', null, scoring.round === null ? t('scoring-title') : t('scoring-general', { round: scoring.round })),
      h('button', { type: 'button', class: 'quiet', onclick: close }, t('scoring-close'))),
    h('table', null,
      h('thead', null, h('tr', null, h('th', { scope: 'col' }, t('scoring-where')), players.map((player) => h('th', { key: player, scope: 'col', class: 'number', title: playerName(context.seats ?? [], player) }, crest(player, playerName(context.seats ?? [], player)))))),
      h('tbody', null, [...scoring.rows].map(([site, row]) => h('tr', { key: site }, h('th', { scope: 'row' }, siteName(site)), players.map((player) => cell(row, player))))),
      scoring.rows.size > 1 && h('tfoot', null, h('tr', null, h('th', { scope: 'row' }, t('scoring-total')), players.map((player) => h('td', { key: player, class: 'number' }, total(scoring, player)))))));
}

/** @param {Got | undefined} got */
function got(got) {
  if (!got) return h('span', { class: 'faint' }, '–');
  const bonus = [got.king && t('scoring-king'), got.grande && t('scoring-grande')].filter(Boolean).join(', ');
  return bonus ? [got.points, h('small', { class: 'bonus', title: bonus }, h('span', { 'aria-hidden': 'true' }, got.king && got.grande ? '++' : '+'), h('span', { class: 'hidden-text' }, `(${bonus})`))] : got.points;
}
