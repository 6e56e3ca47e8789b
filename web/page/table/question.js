/** What is asked now, of us or of somebody else; always in sight. */

import { panel } from '../decide/panel.js';
import { h } from '../lib/dom.js';
import { go } from '../router.js';
import { t } from '../words.js';
import { mark, rich } from './chip.js';
import { naming, row } from '../names.js';
import { proposal, undo } from './undo.js';

/**
 * @typedef {import('./sitting.js').Sitting} Sitting
 * @typedef {import('../decide/asking.js').Context} Context
 */

/**
 * @param {Sitting} sitting
 * @param {Context} context
 * @param {import('../decide/asking.js').Asking | null} asked
 * @param {{ folded: boolean, fold: () => void }} folding
 */
export function question(sitting, context, asked, { folded, fold }) {
  return h('section', { class: `question ${folded ? 'folded' : ''}`, key: 'question', id: 'question', tabindex: '-1', 'aria-label': t('question-label') },
    asked && h('button', { class: 'quiet fold', onclick: fold, 'aria-expanded': String(!folded), 'aria-label': t(folded ? 'question-unfold' : 'question-fold') }, folded ? '▴' : '▾'),
    proposal(sitting),
    over(sitting) ?? (asked ? panel(sitting.draft, context, asked) : waits(sitting, context)),
    undo(sitting));
}

/** @param {Sitting} sitting @param {Context} context */
function waits(sitting, context) {
  const { seats, asked } = sitting.tabled.table;
  const name = naming(seats);
  const isAway = seats.find(({ seat }) => seat === sitting.seat)?.kind === 'stand-in' && !sitting.watching;
  return h('div', { class: 'waits' }, panel(sitting.draft, context, null),
    isAway && h('div', { class: 'proposal' }, h('p', null, t('question-away')),
      h('button', { class: 'main', onclick: () => sitting.wish(sitting.deeds.comeBack(sitting.seat ?? '')) }, t('menu-return'))),
    asked.length > 0 && h('p', { class: 'waits-for' }, h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
      h('span', null, rich(t('question-waits', { who: row(asked.map(mark)), count: asked.length }), name))));
}

/** @param {Sitting} sitting */
function over(sitting) {
  const { game, tabled: { table } } = sitting;
  if (!game?.over) return null;
  const name = naming(table.seats);
  const winners = game.view.standing.places.filter((/** @type {any} */ { place }) => place === 1).map((/** @type {any} */ { player }) => mark(player));
  return h('div', { class: 'over' },
    h('h2', null, t('over-title')),
    h('p', null, rich(t('over-winners', { who: row(winners), count: winners.length }), name)),
    h('div', { class: 'row' },
      h('a', { class: 'button main', href: `/result/${sitting.id}` }, t('over-page')),
      !sitting.watching ? h('button', { onclick: () => again(sitting) }, t(table.next ? 'over-next' : 'over-again'))
        : table.next && h('a', { class: 'button', href: `/table/${table.next}` }, t('over-next'))));
}

/** The same table once more. @param {Sitting} sitting */
async function again(sitting) {
  const tabled = await sitting.wish(sitting.deeds.rematch());
  if (tabled) go(`/table/${tabled.table.id}`);
}
