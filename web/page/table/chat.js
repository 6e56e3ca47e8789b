/** The chat: players and spectators have a room each, joined at the end. */

import { h } from '../lib/dom.js';
import { hidden, subject } from '../state/player-menu.js';
import { me } from '../state/user.js';
import { formatTime, t } from '../i18n/messages.js';
import { playerChip } from '../components/player-chip.js';

/** @import { ChatMessage } from '../../types/wire.js' */
/** @import { TableSession } from '../state/table-session.js' */

/** @param {TableSession} session */
export function chat(session) {
  const lines = session.chat.filter((line) => !hidden.get().has(line.user_id)).map((line) => chatLine(line, session));
  return h('div', { class: 'chat' },
    h('div', { class: 'chat-scroll', tabindex: '0', role: 'log', 'aria-label': t('chat-label') },
      h('div', { class: 'chat-lines' }, lines.length > 0 ? lines : h('p', { class: 'faint' }, t(session.isSpectator ? 'chat-empty-watchers' : 'chat-empty')))),
    me.get() ? chatField(session) : h('p', { class: 'faint' }, t('chat-nobody')));
}

/** @param {ChatMessage} line @param {TableSession} session */
function chatLine(line, session) {
  const seat = session.table.seats.find(({ user }) => user === line.user_id)?.seat;
  const isOwn = line.user_id === me.get()?.id;
  const said = { table: session.table.id, room: line.room, line: line.line };
  const openMenu = () => subject.set({ id: line.user_id, name: line.name, said });
  const hasMenu = !isOwn && me.get() !== null && line.name !== '';
  return h('p', { key: line.line, class: `said ${isOwn ? 'mine' : ''}`, title: formatTime(line.at) },
    seat && playerChip(seat), h('b', null, line.name), line.room === 'watchers' && h('span', { class: 'tag' }, t('chat-watcher')), ' ',
    line.text === '' ? h('i', { class: 'faint' }, t('chat-deleted')) : line.text,
    hasMenu && h('button', { class: 'quiet chat-menu', 'aria-label': t('person-menu', { name: line.name }), 'aria-haspopup': 'dialog', onclick: openMenu }, '⋯'));
}

/** @param {TableSession} session */
function chatField(session) {
  const onsubmit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.currentTarget).elements.namedItem('text'));
    const text = input.value.trim();
    if (text === '') return;
    const sent = await session.perform(session.actions.chat(text));
    if (sent !== undefined && input.value.trim() === text) input.value = '';
  };
  return h('form', { class: 'chat-field', onsubmit },
    h('input', { name: 'text', maxlength: '1000', autocomplete: 'off', 'aria-label': t('chat-field'), placeholder: t('chat-field') }),
    h('button', null, t('chat-say')));
}
