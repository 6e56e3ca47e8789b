/** The dialogs of the table; one is open at a time. */

import { languages, t } from '../i18n/messages.js';
import { NO_PRESETS, presetAnswersDialog } from './preset-answers.js';
import { dialog } from '../components/dialog.js';
import { shortcutHelp } from './shortcut-help.js';
import { legend } from './legend.js';
import { menu, resignDialog } from './menu.js';
import { cardName } from '../i18n/names.js';
import { discardPile, largeCard } from './action-cards.js';

/**
 * @import { Card, Region } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { TableSession } from '../state/table-session.js'
 *
 * @typedef {'menu' | 'resign' | 'keys' | 'card' | 'discard' | 'legend' | 'presets'} DialogName
 * @typedef {(name: DialogName, card?: Card) => void} OpenDialog
 */

/** Closing the node itself gives the focus back. */
export const closeTableDialog = () => /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog.table-dialog'))?.close();

export class TableDialogs {
  /** @type {DialogName | null} */
  #name = null;
  /** The card that is shown. @type {Card | undefined} */
  #card;
  #presets = NO_PRESETS;
  #session;
  #redraw;

  /** @param {TableSession} session @param {() => void} redraw */
  constructor(session, redraw) {
    this.#session = session;
    this.#redraw = redraw;
  }

  /** @param {DialogName} name @param {Card} [card] */
  open = async (name, card) => {
    if (name === 'presets' && !(await this.#loadPresets())) return;
    [this.#name, this.#card] = [name, card];
    this.#redraw();
  };

  /** @returns {Child} */
  view() {
    return this.#name !== null && this.#views[this.#name]();
  }

  async #loadPresets() {
    const answers = await this.#session.perform(this.#session.actions.presetAnswers(this.#session.seat ?? ''));
    if (answers !== undefined) this.#presets = answers;
    return answers !== undefined;
  }

  #closed = () => {
    this.#name = null;
    this.#redraw();
  };

  #presetsDialog() {
    const { game, edition, actions, seat } = this.#session;
    return presetAnswersDialog({
      answers: this.#presets, regions: /** @type {Region[]} */ (Object.keys(game?.view.regions ?? {})), cards: edition.cards.map(({ id }) => id),
      change: (answers) => {
        this.#presets = answers;
        this.#redraw();
      },
      save: () => this.#session.perform(actions.setPresetAnswers(seat ?? '', this.#presets)),
      closed: this.#closed,
    });
  }

  #menu() {
    return menu(this.#session, {
      open: this.open, close: closeTableDialog, closed: this.#closed, redraw: this.#redraw, languages: languages(),
    });
  }

  /** @type {Record<DialogName, () => Child>} */
  #views = {
    menu: () => this.#menu(),
    resign: () => resignDialog(this.#session, closeTableDialog, this.#closed),
    keys: () => shortcutHelp(this.#closed),
    card: () => this.#card && dialog('card', cardName(this.#card), this.#closed, largeCard(this.#card, this.#session.edition)),
    discard: () => this.#session.game && dialog('discard', t('discard-title'), this.#closed, discardPile(this.#session.game.view, this.#session.edition)),
    legend: () => legend(this.#session.game?.view.variants.includes('power-shift') ?? false, this.#closed),
    presets: () => this.#presetsDialog(),
  };
}
