/** The current question, for the viewer or for another player. */

import { panel } from '../questions/panel.js';
import { h } from '../lib/dom.js';
import { go } from '../lib/navigation.js';
import { t } from '../i18n/messages.js';
import { playerMark, withChips } from '../components/player-chip.js';
import { joined, playerNames } from '../i18n/names.js';
import { undoButtons, undoProposal } from './undo.js';

/**
 * @import { Context, QuestionView } from '../questions/question.js'
 * @import { TableSession } from '../state/table-session.js'
 */

/**
 * @param {TableSession} session
 * @param {Context} context
 * @param {QuestionView | null} question
 * @param {{ isFolded: boolean, toggle: () => void }} folding
 */
export function questionPanel(session, context, question, { isFolded, toggle }) {
  return h('section', { class: `question ${isFolded ? 'folded' : ''}`, key: 'question', id: 'question', tabindex: '-1', 'aria-label': t('question-label') },
    question && foldButton(isFolded, toggle),
    undoProposal(session),
    gameOver(session) ?? (question ? panel(session.draft, context, question) : waiting(session, context)),
    undoButtons(session));
}

/** @param {boolean} isFolded @param {() => void} toggle */
export const foldButton = (isFolded, toggle) =>
  h('button', { class: 'quiet fold', onclick: toggle, 'aria-expanded': String(!isFolded), 'aria-label': t(isFolded ? 'question-unfold' : 'question-fold') }, isFolded ? '▴' : '▾');

/** @param {TableSession} session @param {Context} context */
function waiting(session, context) {
  const { seats, asked } = session.table;
  const isReplaced = !session.isSpectator && seats.find(({ seat }) => seat === session.seat)?.kind === 'stand-in';
  return h('div', { class: 'waits' }, panel(session.draft, context, null),
    isReplaced && h('div', { class: 'proposal' }, h('p', null, t('question-away')),
      h('button', { class: 'main', onclick: () => session.perform(session.actions.comeBack(session.seat ?? '')) }, t('menu-return'))),
    asked.length > 0 && h('p', { class: 'waits-for' }, h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
      h('span', null, withChips(t('question-waits', { who: joined(asked.map(playerMark)), count: asked.length }), playerNames(seats)))));
}

/** @param {TableSession} session */
function gameOver(session) {
  const { game, table } = session;
  if (!game?.over) return null;
  const winners = game.view.standing.places.filter(({ place }) => place === 1).map(({ player }) => playerMark(player));
  return h('div', { class: 'over' },
    h('h2', null, t('over-title')),
    h('p', null, withChips(t('over-winners', { who: joined(winners), count: winners.length }), playerNames(table.seats))),
    h('div', { class: 'row' },
      h('a', { class: 'button main', href: `/result/${session.id}` }, t('over-page')),
      !session.isSpectator ? h('button', { onclick: () => startRematch(session) }, t(table.next ? 'over-next' : 'over-again'))
        : table.next && h('a', { class: 'button', href: `/table/${table.next}` }, t('over-next'))));
}

/** @param {TableSession} session */
async function startRematch(session) {
  const rematch = await session.perform(session.actions.rematch());
  if (rematch) go(`/table/${rematch.table.id}`);
}
