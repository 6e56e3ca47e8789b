/** Going back: freely to the last checkpoint, beyond it if everybody agrees. */

import { h } from '../lib/dom.js';
import { me } from '../session.js';
import { t } from '../words.js';
import { standing } from './chapter.js';
import { glyph } from './glyph.js';

/** @typedef {import('./sitting.js').Sitting} Sitting */

/** Has something of ours been played since the last checkpoint? @param {Sitting} sitting */
export function canUndo({ game, tabled: { table }, yours, notices }) {
  if (!game || game.over || table.terms.undo === 'never' || game.ply <= game.checkpoint) return false;
  const last = notices.at(-1)?.player;
  return last !== undefined && yours.includes(last);
}

/** Could one ask the others to go back further? @param {Sitting} sitting */
export const canPropose = ({ game, tabled: { table }, watching }) =>
  !watching && game !== null && !game.over && table.terms.undo === 'consent' && game.ply > 0 && table.proposal === null;

/** Does somebody else play in person? @param {Sitting} sitting */
export const others = ({ tabled: { table }, yours }) => table.seats.some(({ kind, seat }) => kind === 'person' && !yours.includes(seat));

/** The ply before the last thing we did, where that is further back. @param {Sitting} sitting */
export function ours({ notices, yours }) {
  const stand = standing(notices).filter(({ undo }) => undo === undefined);
  const isOurs = (/** @type {any} */ { player }) => player !== undefined && yours.includes(player);
  const last = stand.findLastIndex(isOurs);
  const before = stand.findLastIndex((notice, index) => index < last && !isOurs(notice));
  return last < 0 ? undefined : stand[before]?.ply ?? 0;
}

/** @param {Sitting} sitting */
export function undo(sitting) {
  if (!canUndo(sitting) || sitting.draft.actions.length > 0) return null;
  const { game } = sitting;
  return h('button', { class: 'quiet undo', key: 'undo', onclick: () => sitting.wish(sitting.deeds.undo(game?.ply ?? 0)) }, glyph('undo'), t('take-back-own'));
}

/** Somebody wishes to go back: agree or not; or it is our own wish. @param {Sitting} sitting */
export function proposal(sitting) {
  const { proposal: wish, seats } = sitting.tabled.table;
  if (!wish || sitting.watching) return null;
  const mine = wish.agreed.includes(me.get()?.id ?? '');
  const who = seats.find(({ user }) => user === wish.agreed[0])?.name ?? '';
  const count = standing(sitting.notices).filter(({ ply, undo }) => ply > wish.to && undo === undefined).length;
  return h('div', { class: 'proposal', role: 'status', key: 'proposal' },
    h('p', null, mine ? t('undo-asked', { count }) : t('undo-wish', { who, count })),
    h('div', { class: 'row' },
      !mine && h('button', { class: 'main', onclick: () => sitting.wish(sitting.deeds.undo(wish.ply, wish.to)) }, t('undo-agree')),
      h('button', { onclick: () => sitting.wish(sitting.deeds.decline()) }, t(mine ? 'undo-withdraw' : 'undo-decline'))));
}
