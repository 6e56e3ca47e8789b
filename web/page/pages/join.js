/** An invitation: which table it is, and a seat after one click. The link says nothing about whoever follows it. */

import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { me, named } from '../session.js';
import { t } from '../words.js';
import { deed } from '../around/deed.js';
import { line, refusal } from '../around/field.js';
import { friendly } from '../around/name.js';
import { chips } from '../around/terms.js';
import { person } from '../around/who.js';
import { titled } from '../around/titled.js';

/** @type {import('../router.js').Maker} */
export default async function join(around, id, invitation) {
  const { table } = await ask('GET', `/tables/${id}`);
  const doing = deed(around.redraw);
  let name = friendly();
  const sit = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.run('join', async () => {
      await named(name.trim());
      await ask('POST', `/tables/${id}/join`, { invitation });
      await around.go(`/table/${id}`, true);
    });
  };
  const rename = (/** @type {string} */ value) => {
    name = value;
    around.redraw();
  };
  return {
    title: () => titled(t('join-title')),
    view: () => h('div', { class: 'sheet join' },
      h('h1', null, t('join-from', { name: host(table) })),
      h('ul', { class: 'plain join-seats' }, table.seats.map((/** @type {any} */ seat) => h('li', { key: seat.seat }, person(seat)))),
      chips(table.terms),
      may(table) ? h('form', { onsubmit: sit },
        !me.get() && line({ id: 'name', label: t('join-name'), value: name, set: rename, hint: t('join-name-hint'), maxlength: 24, required: true, autocomplete: 'nickname' }),
        refusal(doing.refused()),
        h('div', { class: 'row' },
          h('button', { class: 'main big', type: 'submit', disabled: doing.busy() !== '' }, t('join-sit')),
          h('a', { class: 'button', href: `/table/${id}` }, t('join-watch')))) : late(table)),
  };
}

/** @param {any} table */
const host = (table) => table.seats.find((/** @type {any} */ seat) => seat.user === table.owner)?.name ?? t('wait-somebody');

/** @param {any} table */
const may = (table) => table.phase === 'open' && table.yours.length === 0 && table.seats.some((/** @type {any} */ seat) => seat.kind === 'open');

/** @param {any} table */
function late(table) {
  const why = table.yours.length > 0 ? 'join-at' : table.phase === 'open' ? 'join-full' : 'join-begun';
  return [
    h('p', null, t(why)),
    h('p', null, h('a', { class: 'button main', href: `/table/${table.id}` }, t(why === 'join-at' ? 'join-back' : 'join-watch'))),
  ];
}
