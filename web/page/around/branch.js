/** Another game from a ply of a finished one, alone against bots. */

import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { me, named } from '../session.js';
import { t } from '../words.js';
import { deed } from './deed.js';
import { sure } from './dialog.js';
import { list } from './field.js';
import { levels } from './levels.js';
import { friendly } from './name.js';
import { playerName } from '../names.js';

/** @param {import('../router.js').Around} around @param {import('./player.js').Playing} going */
export function branching(around, going) {
  const doing = deed(around.redraw);
  const colours = going.table.seats.map((/** @type {any} */ { seat }) => seat);
  const mine = going.table.seats.find((/** @type {any} */ seat) => seat.user !== null && seat.user === me.get()?.id)?.seat;
  const given = { open: false, seat: mine ?? colours[0], level: 'caballero' };
  const set = (/** @type {Partial<typeof given>} */ change) => {
    Object.assign(given, change);
    around.redraw();
  };
  const begin = () => doing.run('branch', async () => {
    await named(friendly());
    const seats = colours.map((/** @type {string} */ seat) => (seat === given.seat ? 'me' : given.level));
    const { table } = await ask('POST', `/tables/${going.id}/branch`, { ply: going.ply, seats });
    await around.go(`/table/${table.id}`);
  });
  const options = colours.map((/** @type {string} */ seat) => ({ value: seat, text: playerName(going.table.seats, seat) }));
  const body = () => h('div', { class: 'fields' },
    list({ id: 'branch-seat', label: t('replay-branch-seat'), value: given.seat, options, pick: (seat) => set({ seat }) }),
    list({ id: 'branch-level', label: t('replay-branch-level'), value: given.level, options: levels(), pick: (level) => set({ level }) }));
  return {
    open() {
      going.watch(false);
      set({ open: true });
    },
    view: () => given.open && sure({
      title: t('replay-branch'), text: t('replay-branch-text', { ply: going.ply }), yes: t('replay-branch-yes'), body: body(),
      act: begin, close: () => set({ open: false }), refused: doing.refused(), busy: doing.busy() !== '',
    }),
  };
}
