/** Undo: freely to the last checkpoint, against bots to the last reveal, further back if everyone agrees. */

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
export const hasOpponents = ({ table, ownSeats }) => table.seats.some(({ kind, seat }) => (kind === 'person' || kind === 'stand-in') && !ownSeats.includes(seat));

/** The ply before the viewer's last turn. @param {Pick<TableSession, 'notices' | 'ownSeats'>} session */
export function plyBeforeOwnTurn({ notices, ownSeats }) {
  const actions = effectiveNotices(notices).filter(({ undo }) => undo === undefined);
  const isOwn = (/** @type {Notice} */ { player }) => player !== undefined && ownSeats.includes(player);
  const last = actions.findLastIndex(isOwn);
  const before = actions.findLastIndex((notice, index) => index < last && (!isOwn(notice) || beginsTurn(notice)));
  return last < 0 ? undefined : actions[before]?.ply ?? 0;
}

/** @param {Notice} notice */
const beginsTurn = ({ events }) => events.some(({ event }) => event === 'turn-began');

/** Against bots: the ply before the viewer's last turn, if nothing hidden was revealed since. @param {TableSession} session */
export function undoableTurn(session) {
  const { game, table, isSpectator } = session;
  if (!game || game.over || isSpectator || table.terms.undo === 'never' || hasOpponents(session)) return undefined;
  const ply = plyBeforeOwnTurn(session);
  return ply !== undefined && ply >= game.revealed ? ply : undefined;
}

/** Undo and redo, while nothing is drafted. @param {TableSession} session */
export function undoButtons(session) {
  const { game, draft, actions } = session;
  if (!game || draft.actions.length > 0) return null;
  const turn = undoableTurn(session);
  const canRedo = game.redo !== null && !game.over && !session.isSpectator && !hasOpponents(session);
  const button = (/** @type {string} */ key, /** @type {string} */ text, /** @type {number | undefined} */ to) =>
    h('button', { class: `quiet ${key}`, key, onclick: () => session.perform(actions.undo(game.ply, to)) }, glyph(key), h('span', { class: 'label' }, text));
  const undo = turn !== undefined ? button('undo', t('undo-alone'), turn) : canUndo(session) && button('undo', t('take-back-own'), undefined);
  return (undo || canRedo) && h('div', { class: 'undo-buttons', key: 'undo' }, undo, canRedo && button('redo', t('redo-own'), game.redo ?? undefined));
}

/** A proposal to go back: the viewer agrees or declines it, or withdraws their own. @param {TableSession} session */
export function undoProposal(session) {
  const { proposal, seats } = session.table;
  if (!proposal || session.isSpectator) return null;
  const isOwn = proposal.agreed.includes(me.get()?.id ?? '');
  const who = seats.find(({ user }) => user === proposal.agreed[0])?.name ?? '';
  const count = effectiveNotices(session.notices).filter(({ ply, undo }) => ply > proposal.to && undo === undefined).length;
  return h('div', { class: 'proposal', role: 'status', key: 'proposal' },
    h('p', null, isOwn ? t('undo-asked', { count }) : t('undo-proposal', { who, count })),
    h('div', { class: 'row' },
      !isOwn && h('button', { class: 'main', onclick: () => session.perform(session.actions.undo(proposal.ply, proposal.to)) }, t('undo-agree')),
      h('button', { onclick: () => session.perform(session.actions.declineUndo()) }, t(isOwn ? 'undo-withdraw' : 'undo-decline'))));
}
