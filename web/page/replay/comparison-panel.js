/** The panel that switches between the position before a turn, the turn that was played, and the better one. */

import { h } from '../lib/dom.js';
import { colourBadge } from '../components/colour-badge.js';
import { t } from '../i18n/messages.js';
import { actionTexts } from '../questions/action-text.js';
import { SIDES } from './comparison.js';

/**
 * @import { PlayerNames } from '../i18n/names.js'
 * @import { Player, Table } from '../../types/wire.js'
 * @import { Comparison } from './comparison.js'
 */

/** Nobody is addressed as "you". */
const NOBODY = /** @type {Player} */ ('');

/** @param {Comparison} comparison @param {{ table: Table, branch: () => void, name: PlayerNames }} scene */
export function comparisonPanel(comparison, { table, branch, name }) {
  const { side, turns, failed, reveals } = comparison;
  const texts = actionTexts(comparison.actions, { context: { seats: table.seats }, me: NOBODY });
  return h('div', { class: 'comparison', key: 'comparison' },
    h('h2', null, colourBadge(turns.seat, 'small'), ' ', name(turns.seat)),
    h('div', { class: 'comparison-sides', role: 'group', 'aria-label': t('replay-compare') }, SIDES.map((one) => h('button', {
      key: one, type: 'button', class: `compare-${one}`, 'aria-pressed': String(one === side), onclick: () => comparison.show(one),
    }, t(`replay-side-${one}`)))),
    h('p', { class: 'comparison-line', role: 'status' }, side === 'before' ? t('replay-side-before-about') : texts.join(', ') || t('replay-nothing')),
    failed && h('p', { class: 'error', role: 'alert' }, failed),
    side === 'better' && reveals && h('p', { class: 'faint' }, t('replay-better-reveals')),
    h('div', { class: 'row' },
      h('button', { onclick: branch }, t('replay-branch')),
      h('a', { class: 'button', href: `/review/${table.id}` }, t('end-review'))));
}
