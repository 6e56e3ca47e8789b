/** The dialogs of a lesson: menu, card, discard pile, keys. */

import { requestState } from '../components/request-state.js';
import { errorMessage } from '../components/fields.js';
import { languageSelect } from '../components/language-select.js';
import { h } from '../lib/dom.js';
import { cardName } from '../i18n/names.js';
import { dialog } from '../components/dialog.js';
import { shortcutHelp } from '../table/shortcut-help.js';
import { discardPile, largeCard } from '../table/action-cards.js';
import { closeTableDialog } from '../table/dialogs.js';
import { languages, t } from '../i18n/messages.js';

/**
 * @import { Card } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { DialogName } from '../table/dialogs.js'
 * @import { LessonSession } from './session.js'
 */

/** @param {LessonSession} session @param {() => void} redraw @param {() => Promise<void>} restart */
export function lessonDialogs(session, redraw, restart) {
  const request = requestState(redraw);
  /** @type {DialogName | null} */
  let current = null;
  /** @type {Card | undefined} */
  let card;

  /** @param {DialogName | null} name @param {Card} [about] */
  function open(name, about) {
    [current, card] = [name, about];
    redraw();
  }

  const closed = () => open(null);
  const restartAndClose = async () => {
    if (await request.run('restart', restart)) closeTableDialog();
  };

  const menu = () => dialog('menu', t('menu-title'), closed,
    h('div', { class: 'menu-part' },
      h('button', { onclick: restartAndClose, disabled: request.busy() === 'restart' }, t('learn-again')),
      h('a', { class: 'button', href: '/learn' }, t('learn-all')),
      h('a', { class: 'button', href: '/rules', target: '_blank' }, t('nav-rules')),
      h('button', { onclick: () => open('keys') }, t('menu-keys'))),
    errorMessage(request.refused('restart')),
    languageSelect(languages()));

  /** @type {Partial<Record<DialogName, () => Child>>} */
  const views = {
    menu,
    keys: () => shortcutHelp(closed),
    card: () => card && dialog('card', cardName(card), closed, largeCard(card, session.edition)),
    discard: () => dialog('discard', t('discard-title'), closed, discardPile(session.game.view, session.edition)),
  };
  return { open, view: () => current && views[current]?.() };
}
