/** People the user has played with, each group with a button for another game. A rematch has a seat for everyone. */

import { h } from '../lib/dom.js';
import { tableActions } from '../api/table-actions.js';
import { formatTime, t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { errorMessage } from '../components/fields.js';
import { colourBadge } from '../components/colour-badge.js';

/**
 * @import { Seat, Table } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { PageContext } from '../lib/navigation.js'
 */

/** The most groups shown. */
const GROUPS = 4;

/** @param {PageContext} page */
export function recentOpponents(page) {
  const status = requestState(page.redraw);
  const rematch = (/** @type {Table} */ { id }) => status.run(id, async () => {
    const { table } = await tableActions(id).rematch();
    await page.go(`/table/${table.id}`);
  });
  return {
    /** @param {Table[]} finished  the latest first @returns {Child} */
    view(finished) {
      const groups = latestWithEach(finished);
      return groups.length > 0 && h('section', { class: 'sheet', key: 'again', 'aria-labelledby': 'mine-again' },
        h('h2', { id: 'mine-again' }, t('mine-again')),
        h('p', { class: 'hint' }, t('mine-again-about')),
        h('ul', { class: 'plain opponents' }, groups.map((table) => group(table, () => rematch(table), status.busy() !== ''))),
        errorMessage(status.refused()));
    },
  };
}

/** The latest game with each group of people. @param {Table[]} finished */
function latestWithEach(finished) {
  /** @type {Map<string, Table>} */
  const groups = new Map();
  for (const table of finished) {
    const people = others(table).map(({ user }) => user).sort().join(' ');
    if (people !== '' && !groups.has(people)) groups.set(people, table);
  }
  return [...groups.values()].slice(0, GROUPS);
}

/** Deleted users have no name. @param {Table} table @returns {Seat[]} */
const others = ({ seats, yours }) => seats.filter(({ seat, user, name }) => user && name && !yours.includes(seat));

/** @param {Table} table @param {() => void} rematch @param {boolean} isBusy */
function group(table, rematch, isBusy) {
  const people = others(table);
  return h('li', { key: table.id },
    h('span', { class: 'opponent-names' },
      people.map((seat) => h('span', { class: 'person', key: seat.seat }, colourBadge(seat.seat, 'small'), h('a', { href: `/player/${seat.user}` }, seat.name))),
      h('small', { class: 'faint' }, t('glance-ended', { when: formatTime(table.ended ?? 0) }))),
    h('button', { disabled: isBusy, onclick: rematch, 'aria-label': t('mine-again-label', { names: people.map(({ name }) => name).join(', ') }) }, t(table.next ? 'end-to-rematch' : 'end-rematch')));
}
