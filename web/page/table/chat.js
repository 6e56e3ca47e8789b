/** What people say at the table: players and watchers have a room each, shared at the end. */

import { h } from '../lib/dom.js';
import { me } from '../session.js';
import { moment, t } from '../words.js';
import { chip } from './chip.js';

/** @typedef {import('./sitting.js').Sitting} Sitting */

/** @param {Sitting} sitting */
export function chat(sitting) {
  const lines = sitting.lines.map((line) => said(line, sitting));
  return h('div', { class: 'chat' },
    h('div', { class: 'chat-scroll', tabindex: '0', role: 'log', 'aria-label': t('chat-label') },
      h('div', { class: 'chat-lines' }, lines.length > 0 ? lines : h('p', { class: 'faint' }, t(sitting.watching ? 'chat-empty-watchers' : 'chat-empty')))),
    me.get() ? field(sitting) : h('p', { class: 'faint' }, t('chat-nobody')));
}

/** @param {import('../source/source.js').ChatLine} line @param {Sitting} sitting */
function said(line, sitting) {
  const seat = sitting.tabled.table.seats.find(({ user }) => user === line.user_id)?.seat;
  const isMine = line.user_id === me.get()?.id;
  return h('p', { key: line.line, class: `said ${isMine ? 'mine' : ''}`, title: moment(line.at) },
    seat && chip(seat), h('b', null, line.name), line.room === 'watchers' && h('span', { class: 'tag' }, t('chat-watcher')), ' ', line.text);
}

/** @param {Sitting} sitting */
function field(sitting) {
  const onsubmit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem('text'));
    const text = input.value.trim();
    if (text === '') return;
    const sent = await sitting.wish(sitting.deeds.say(text));
    if (sent !== undefined && input.value.trim() === text) input.value = '';
  };
  return h('form', { class: 'chat-field', onsubmit },
    h('input', { name: 'text', maxlength: '1000', autocomplete: 'off', 'aria-label': t('chat-field'), placeholder: t('chat-field') }),
    h('button', null, t('chat-say')));
}
