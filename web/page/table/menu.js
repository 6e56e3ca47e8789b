/** The table's menu: going back, leaving, answers ahead, links, sound. */

import { h } from '../lib/dom.js';
import { tongue } from '../around/tongue.js';
import { sound } from '../looks.js';
import { t } from '../words.js';
import { allowNotes, chime, notes } from './bell.js';
import { dialog } from './dialog.js';
import { canPropose, canUndo, others, ours } from './undo.js';

/**
 * @typedef {import('./sitting.js').Sitting} Sitting
 * @typedef {{ open: (dialog: string) => void, close: () => void, closed: () => void, redraw: () => void, copied: string, copy: (url: string) => void, offered: string[] }} Doing  `offered`: languages
 */

/** @param {Sitting} sitting @param {Doing} doing */
export function menu(sitting, doing) {
  return dialog('menu', t('menu-title'), doing.closed,
    !sitting.watching && sitting.tabled.table.phase === 'playing' && h('div', { class: 'menu-part' }, h('h3', null, t('menu-play')), playing(sitting, doing)),
    h('div', { class: 'menu-part' }, h('h3', null, t('menu-share')), links(sitting, doing)),
    h('div', { class: 'menu-part' }, h('h3', null, t('menu-page')), page(doing), doing.offered.length > 0 && tongue(doing.offered)));
}

/** @param {Sitting} sitting @param {Doing} doing */
function playing(sitting, doing) {
  const wish = (/** @type {Promise<any>} */ asked) => {
    doing.close();
    return sitting.wish(asked);
  };
  const { game, deeds, seat } = sitting;
  const back = ours(sitting);
  const standIn = sitting.tabled.table.seats.find((one) => one.seat === seat)?.kind === 'stand-in';
  return [
    h('button', { disabled: !canUndo(sitting), onclick: () => wish(deeds.undo(game?.ply ?? 0)) }, t('take-back-own')),
    canPropose(sitting) && back !== undefined && h('button', { onclick: () => wish(deeds.undo(game?.ply ?? 0, back)) }, t(others(sitting) ? 'undo-propose' : 'undo-alone')),
    h('button', { onclick: () => doing.open('ahead') }, t('menu-ahead')),
    standIn ? h('button', { class: 'main', onclick: () => wish(deeds.comeBack(seat ?? '')) }, t('menu-return'))
      : h('button', { class: 'danger', onclick: () => doing.open('resign') }, t('menu-resign')),
  ];
}

/** @param {Sitting} sitting @param {Doing} doing */
function links({ id, tabled: { table } }, doing) {
  const give = (/** @type {string} */ path, /** @type {string} */ text) => {
    const url = location.origin + path;
    return h('button', { onclick: () => doing.copy(url) }, doing.copied === url ? t('menu-copied') : text);
  };
  return [
    give(`/table/${id}`, t('menu-watch-link')),
    table.invitation && table.phase === 'open' && give(`/join/${id}/${table.invitation}`, t('menu-invitation')),
    h('a', { class: 'button', href: `/replay/${id}` }, t('menu-replay')),
    table.phase === 'over' && h('a', { class: 'button', href: `/api/tables/${id}/record`, download: `${id}.txt` }, t('menu-record')),
  ];
}

/** @param {Doing} doing */
function page(doing) {
  const granted = notes.get() && 'Notification' in window && Notification.permission === 'granted';
  const toggle = () => {
    sound.set(!sound.get());
    if (sound.get()) chime();
    doing.redraw();
  };
  const note = async () => {
    if (granted) notes.set(false);
    else await allowNotes();
    doing.redraw();
  };
  return [
    h('button', { 'aria-pressed': String(sound.get()), onclick: toggle }, t(sound.get() ? 'menu-sound-on' : 'menu-sound-off')),
    'Notification' in window && h('button', { 'aria-pressed': String(granted), onclick: note }, t(granted ? 'menu-notes-on' : 'menu-notes-off')),
    h('button', { onclick: () => doing.open('keys') }, t('menu-keys')),
    h('a', { class: 'button', href: '/settings' }, t('menu-settings')),
  ];
}

/** @param {Sitting} sitting @param {() => void} close @param {() => void} closed */
export function resign(sitting, close, closed) {
  return dialog('resign', t('resign-title'), closed,
    h('p', null, t('resign-text')),
    h('div', { class: 'row end' },
      h('button', { onclick: close }, t('resign-no')),
      h('button', { class: 'main', onclick: () => { close(); sitting.wish(sitting.deeds.resign(sitting.seat ?? '')); } }, t('resign-yes'))));
}
