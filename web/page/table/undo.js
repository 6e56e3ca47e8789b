/** Undo: freely to the last checkpoint, further back if everybody agrees. */

import { h } from '../lib/dom.js';
import { me } from '../state/user.js';
import { t } from '../i18n/messages.js';
import { effectiveNotices } from './log-chapters.js';
import { glyph } from '../components/glyph.js';

/** @import { Notice } from '../../types/wire.js' */
/** @import { TableSession } from '../state/table-session.js' */

/** Has the viewer acted since the last checkpoint? @param {TableSession} session */
export function canUndo({ game, table, ownSeats, notices }) {
  if (!game || game.over || table.terms.undo === 'never' || game.ply <= game.checkpoint) return false;
  const last = notices.at(-1)?.player;
  return last !== undefined && ownSeats.includes(last);
}

/** Can the viewer propose to go back further? @param {TableSession} session */
export const canPropose = ({ game, table, isSpectator }) =>
  !isSpectator && game !== null && !game.over && table.terms.undo === 'consent' && game.ply > 0 && table.proposal === null;

/** Does another person play? @param {TableSession} session */
export const hasOpponents = ({ table, ownSeats }) => table.seats.some(({ kind, seat }) => kind === 'person' && !ownSeats.includes(seat));

/** The ply before the viewer's last turn. @param {TableSession} session */
export function plyBeforeOwnMove({ notices, ownSeats }) {
  const actions = effectiveNotices(notices).filter(({ undo }) => undo === undefined);
  const isOwn = (/** @type {Notice} */ { player }) => player !== undefined && ownSeats.includes(player);
  const last = actions.findLastIndex(isOwn);
  const before = actions.findLastIndex((notice, index) => index < last && !isOwn(notice));
  return last < 0 ? undefined : actions[before]?.ply ?? 0;
}

/** @param {TableSession} session */
export function undoButton(session) {
  if (!canUndo(session) || session.draft.actions.length > 0) return null;
  return h('button', { class: 'quiet undo', key: 'undo', onclick: () => session.perform(session.actions.undo(session.game?.ply ?? 0)) }, glyph('undo'), t('take-back-own'));
}

/** A proposal to go back: the viewer agrees or declines it, or withdraws their own. @param {TableSession} session */
export function undoProposal(session) {
  const { proposal, seats } = session.table;
  if (!proposal || session.isSpectator) return null;
  const isOwn = proposal.agreed.includes(me.get()?.id ?? '');
  const who = seats.find(({ user }) => user === proposal.agreed[0])?.name ?? '';
  const count = effectiveNotices(session.notices).filter(({ ply, undo }) => ply > proposal.to && undo === undefined).length;
  return h('div', { class: 'proposal', role: 'status', key: 'proposal' },
    h('p', null, isOwn ? t('undo-asked', { count }) : t('undo-wish', { who, count })),
    h('div', { class: 'row' },
      !isOwn && h('button', { class: 'main', onclick: () => session.perform(session.actions.undo(proposal.ply, proposal.to)) }, t('undo-agree')),
      h('button', { onclick: () => session.perform(session.actions.declineUndo()) }, t(isOwn ? 'undo-withdraw' : 'undo-decline'))));
}
