/** What the user can do about another player: mute, block, report. Loaded when it is first opened. */

import { h } from '../lib/dom.js';
import { redraw } from '../lib/navigation.js';
import { request } from '../api/http.js';
import { closeDialog, dialog } from '../components/dialog.js';
import { errorMessage } from '../components/fields.js';
import { requestState } from '../components/request-state.js';
import { hidden, subject } from '../state/player-menu.js';
import { t } from '../i18n/messages.js';

/** @import { BlockKind, BlockRow } from '../../types/wire.js' */
/** @import { Subject } from '../state/player-menu.js' */

const status = requestState(redraw);
/** What the user has done about the player of the open menu. @type {BlockKind | undefined} */
let kind;
let isReported = false;
let text = '';
/** The player whose state is loaded. @type {Subject | null} */
let loaded = null;

/** @param {Subject} player */
export function playerDialog(player) {
  if (loaded !== player) open(player);
  return dialog('player-menu', player.name, () => subject.set(null),
    h('div', { class: 'stack', key: 'blocks' }, choice(player, 'mute'), choice(player, 'block')),
    isReported ? h('p', { class: 'succeeded', role: 'status', key: 'reported' }, t('person-reported')) : reportForm(player),
    errorMessage(status.refused()),
    h('div', { class: 'row end', key: 'close' }, h('button', { onclick: closeDialog }, t('dialog-close'))));
}

/** @param {Subject} player */
function open(player) {
  [loaded, kind, isReported, text] = [player, undefined, false, ''];
  status.run('load', async () => {
    const { players } = /** @type {{ players: BlockRow[] }} */ (await request('GET', '/me/blocks'));
    kind = players.find(({ id }) => id === player.id)?.kind;
  });
}

/** @param {Subject} player @param {BlockKind} wanted */
function choice(player, wanted) {
  const isOn = kind === wanted;
  const change = () => status.run(wanted, async () => {
    await request(isOn ? 'DELETE' : 'PUT', `/me/blocks/${player.id}`, isOn ? undefined : { kind: wanted });
    kind = isOn ? undefined : wanted;
    const ids = new Set(hidden.get());
    if (isOn) ids.delete(player.id);
    else ids.add(player.id);
    hidden.set(ids);
  });
  return h('div', { class: 'player-choice', key: wanted },
    h('button', { type: 'button', 'aria-pressed': String(isOn), disabled: status.busy() !== '', onclick: change }, t(`person-${wanted}`)),
    h('small', { class: 'hint' }, t(`person-${wanted}-about`)));
}

/** @param {Subject} player */
function reportForm(player) {
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    status.run('report', async () => {
      await request('POST', '/reports', { player: player.id, text: text.trim(), ...player.said });
      isReported = true;
    });
  };
  const set = (/** @type {Event} */ event) => {
    text = /** @type {HTMLTextAreaElement} */ (event.currentTarget).value;
  };
  return h('form', { class: 'stack', key: 'report', onsubmit: send },
    h('label', { for: 'report-text' }, t('person-report')),
    h('small', { class: 'hint' }, t(player.said ? 'person-report-line' : 'person-report-about')),
    h('textarea', { id: 'report-text', rows: '3', maxlength: '1000', required: true, oninput: set }),
    h('button', { type: 'submit', disabled: status.busy() !== '' }, t('person-report-send')));
}
