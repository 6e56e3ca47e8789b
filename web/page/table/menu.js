/** The table's menu: undo, leaving, preset answers, links, sound. */

import { h } from '../lib/dom.js';
import { shareButton } from '../components/copy-button.js';
import { recordLink } from '../components/record-link.js';
import { languageSelect } from '../components/language-select.js';
import { paceField } from '../components/pace-field.js';
import { isOnDevice } from '../state/device-games.js';
import { sound } from '../state/settings.js';
import { t } from '../i18n/messages.js';
import { isMuted, toggleMute } from './mute.js';
import { notificationsEnabled, playLater, requestNotifications } from './notifications.js';
import { dialog } from '../components/dialog.js';
import { canPropose, canUndo, hasOpponents, plyBeforeOwnTurn, undoableTurn } from './undo.js';

/**
 * @import { TableSession } from '../state/table-session.js'
 * @import { OpenDialog } from './dialogs.js'
 *
 * @typedef {object} MenuActions
 * @property {OpenDialog} open
 * @property {() => void} close
 * @property {() => void} closed  the menu was closed
 * @property {() => void} redraw
 * @property {string[]} languages
 */

/** @param {TableSession} session @param {MenuActions} actions */
export function menu(session, actions) {
  return dialog('menu', t('menu-title'), actions.closed,
    !session.isSpectator && session.table.phase === 'playing' && h('div', { class: 'menu-part' }, h('h3', null, t('menu-play')), gameButtons(session, actions)),
    h('div', { class: 'menu-part' }, h('h3', null, t('menu-share')), links(session)),
    h('div', { class: 'menu-part' }, h('h3', null, t('menu-page')), pageButtons(session, actions), paceField(actions.redraw), actions.languages.length > 0 && languageSelect(actions.languages)));
}

/** @param {TableSession} session @param {MenuActions} menuActions */
function gameButtons(session, { close, open }) {
  const { game, actions, seat } = session;
  const perform = (/** @type {() => Promise<unknown>} */ send) => () => {
    close();
    session.perform(send());
  };
  const isAlone = !hasOpponents(session);
  const back = isAlone ? undoableTurn(session) : plyBeforeOwnTurn(session);
  const mayGoBack = isAlone ? back !== undefined : canPropose(session) && back !== undefined;
  const isReplaced = session.table.seats.find((one) => one.seat === seat)?.kind === 'stand-in';
  return [
    h('button', { disabled: !canUndo(session), onclick: perform(() => actions.undo(game?.ply ?? 0)) }, t('take-back-own')),
    mayGoBack && h('button', { onclick: perform(() => actions.undo(game?.ply ?? 0, back)) }, t(isAlone ? 'undo-alone' : 'undo-propose')),
    h('button', { onclick: () => open('presets') }, t('menu-ahead')),
    isReplaced ? h('button', { class: 'main', onclick: perform(() => actions.comeBack(seat ?? '')) }, t('menu-return'))
      : h('button', { class: 'danger', onclick: () => open('resign') }, t('menu-resign')),
  ];
}

/** @param {TableSession} session */
function links(session) {
  const { id, table } = session;
  return [
    !isOnDevice(id) && shareButton(`${location.origin}/table/${id}`, t('share-watch')),
    h('a', { class: 'button', href: `/replay/${id}` }, t('menu-replay')),
    (table.phase === 'over' || isOnDevice(id)) && recordLink(id, t('menu-record'), (saving) => session.perform(saving)),
  ];
}

/** @param {TableSession} session @param {MenuActions} actions */
function pageButtons(session, { open, redraw }) {
  const granted = notificationsEnabled.get() && 'Notification' in window && Notification.permission === 'granted';
  const toggleSound = () => {
    sound.set(!sound.get());
    if (sound.get()) playLater('turn');
    redraw();
  };
  const toggleNotifications = async () => {
    if (granted) notificationsEnabled.set(false);
    else await requestNotifications();
    redraw();
  };
  return [
    h('button', { 'aria-pressed': String(sound.get()), onclick: toggleSound }, t(sound.get() ? 'menu-sound-on' : 'menu-sound-off')),
    'Notification' in window && h('button', { 'aria-pressed': String(granted), onclick: toggleNotifications }, t(granted ? 'menu-notes-on' : 'menu-notes-off')),
    !session.isSpectator && muteButton(session.id, redraw),
    h('button', { onclick: () => open('keys') }, t('menu-keys')),
    h('a', { class: 'button', href: '/settings' }, t('menu-settings')),
  ];
}

/** @param {string} id @param {() => void} redraw */
function muteButton(id, redraw) {
  const muted = isMuted(id, redraw);
  return muted !== undefined && h('button', { 'aria-pressed': String(muted), onclick: () => toggleMute(id, redraw) }, t(muted ? 'menu-muted' : 'menu-mute'));
}

/** @param {TableSession} session @param {() => void} close @param {() => void} closed */
export function resignDialog(session, close, closed) {
  const resign = () => {
    close();
    session.perform(session.actions.resign(session.seat ?? ''));
  };
  return dialog('resign', t('resign-title'), closed,
    h('p', null, t('resign-text')),
    h('div', { class: 'row end' },
      h('button', { onclick: close }, t('resign-no')),
      h('button', { class: 'main', onclick: resign }, t('resign-yes'))));
}
