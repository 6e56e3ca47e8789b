/** Starts a game against bots from a ply of a finished game. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
import { ignoreRequestError } from '../api/errors.js';
import { tableApi } from '../api/table.js';
import { isOnDevice } from '../state/device-games.js';
import { me, ensureUser } from '../state/user.js';
import { t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { confirmDialog } from '../components/confirm-dialog.js';
import { selectField } from '../components/fields.js';
import { levelOptions } from '../components/level-options.js';
import { guestName } from '../state/guest-name.js';
import { playerName } from '../i18n/names.js';

/**
 * @import { PageContext } from '../lib/navigation.js'
 * @import { Game } from '../../types/wire.js'
 * @import { Comparison } from './comparison.js'
 * @import { Playback } from './playback.js'
 *
 * @typedef {Pick<Comparison, 'ply' | 'continuation' | 'turns'>} Beginning  where the game starts, and what is played there at once
 */

/** @param {PageContext} page @param {Pick<Playback, 'table' | 'id' | 'ply' | 'play'>} playback */
export function branchDialog(page, playback) {
  const status = requestState(page.redraw);
  const colours = playback.table.seats.map(({ seat }) => seat);
  const mine = playback.table.seats.find((seat) => (seat.user !== null && seat.user === me.get()?.id) || (isOnDevice(playback.id) && playback.table.yours.includes(seat.seat)))?.seat;
  const given = { open: false, seat: /** @type {string} */ (mine ?? colours[0]), level: 'caballero', from: /** @type {Beginning | null} */ (null) };
  const ply = () => given.from?.ply ?? playback.ply;
  const set = (/** @type {Partial<typeof given>} */ change) => {
    Object.assign(given, change);
    page.redraw();
  };
  const begin = () => status.run('branch', async () => {
    if (!isOnDevice(playback.id)) await ensureUser(guestName());
    const seats = colours.map((seat) => (seat === given.seat ? 'me' : given.level));
    const { table, game } = await request('POST', `/tables/${playback.id}/branch`, { ply: ply(), seats });
    await playContinuation(game, table.id, given);
    await page.go(`/table/${table.id}`);
  });
  const options = colours.map((seat) => ({ value: seat, text: playerName(playback.table.seats, seat) }));
  const body = () => h('div', { class: 'fields' },
    selectField({ id: 'branch-seat', label: t('replay-branch-seat'), value: given.seat, options, pick: (seat) => set({ seat }) }),
    selectField({ id: 'branch-level', label: t('replay-branch-level'), value: given.level, options: levelOptions(), pick: (level) => set({ level }) }));
  return {
    /** @param {Beginning} [from]  otherwise the ply of the playback */
    open(from) {
      playback.play(false);
      set({ open: true, from: from ?? null, seat: from?.turns.seat ?? given.seat });
    },
    view: () => given.open && confirmDialog({
      title: t('replay-branch'), text: t('replay-branch-text', { ply: ply() }), yes: t('replay-branch-yes'), body: body(),
      act: begin, close: () => set({ open: false }), refused: status.refused(), busy: status.busy() !== '',
    }),
  };
}

/** Plays the turn that was looked at, if it is the own one. Where it cannot be played, the player decides. @param {Game} game @param {string} id @param {{ seat: string, from: Beginning | null }} given */
async function playContinuation({ ply }, id, { seat, from }) {
  if (!from || from.turns.seat !== seat || from.continuation.length === 0) return;
  await tableApi(id).play(ply, from.continuation).catch(ignoreRequestError);
}
