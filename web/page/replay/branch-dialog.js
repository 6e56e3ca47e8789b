/** Starts a game against bots from a ply of a finished game. */

import { h } from '../lib/dom.js';
import { request } from '../api/http.js';
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
 * @import { Playback } from './playback.js'
 */

/** @param {PageContext} page @param {Pick<Playback, 'table' | 'id' | 'ply' | 'play'>} playback */
export function branchDialog(page, playback) {
  const status = requestState(page.redraw);
  const colours = playback.table.seats.map(({ seat }) => seat);
  const mine = playback.table.seats.find((seat) => (seat.user !== null && seat.user === me.get()?.id) || (isOnDevice(playback.id) && playback.table.yours.includes(seat.seat)))?.seat;
  const given = { open: false, seat: /** @type {string} */ (mine ?? colours[0]), level: 'caballero' };
  const set = (/** @type {Partial<typeof given>} */ change) => {
    Object.assign(given, change);
    page.redraw();
  };
  const begin = () => status.run('branch', async () => {
    if (!isOnDevice(playback.id)) await ensureUser(guestName());
    const seats = colours.map((seat) => (seat === given.seat ? 'me' : given.level));
    const { table } = await request('POST', `/tables/${playback.id}/branch`, { ply: playback.ply, seats });
    await page.go(`/table/${table.id}`);
  });
  const options = colours.map((seat) => ({ value: seat, text: playerName(playback.table.seats, seat) }));
  const body = () => h('div', { class: 'fields' },
    selectField({ id: 'branch-seat', label: t('replay-branch-seat'), value: given.seat, options, pick: (seat) => set({ seat }) }),
    selectField({ id: 'branch-level', label: t('replay-branch-level'), value: given.level, options: levelOptions(), pick: (level) => set({ level }) }));
  return {
    open() {
      playback.play(false);
      set({ open: true });
    },
    view: () => given.open && confirmDialog({
      title: t('replay-branch'), text: t('replay-branch-text', { ply: playback.ply }), yes: t('replay-branch-yes'), body: body(),
      act: begin, close: () => set({ open: false }), refused: status.refused(), busy: status.busy() !== '',
    }),
  };
}
