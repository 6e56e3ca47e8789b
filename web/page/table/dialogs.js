/** Which dialog is open over the table. */

import { languages, t } from '../words.js';
import { ahead } from './ahead.js';
import { dialog } from './dialog.js';
import { help } from './keys.js';
import { menu, resign } from './menu.js';
import { cardName } from '../names.js';
import { discarded, large } from './offers.js';

/** @typedef {import('./ahead.js').Answers} Answers */

/** @param {import('./sitting.js').Sitting} sitting @param {() => void} redraw */
export function dialogs(sitting, redraw) {
  /** @type {string | null} */
  let name = null;
  /** @type {Answers} */
  let answers = { veto: 'ask', disc: [], returns: [] };
  let [copied, topic] = ['', ''];
  /** @type {string[]} */
  let offered = [];

  /** @param {string} wanted @param {string} [about] */
  async function open(wanted, about = '') {
    if (wanted === 'ahead' && !(await asked())) return;
    if (wanted === 'menu') languages().then(speaks, () => undefined);
    [name, topic] = [wanted, about];
    redraw();
  }

  /** @param {string[]} all */
  function speaks(all) {
    offered = all;
    redraw();
  }

  async function asked() {
    const known = await sitting.wish(sitting.deeds.ahead(sitting.seat ?? ''));
    if (known === undefined) return false;
    answers = known;
    return true;
  }

  /** What was open is gone. */
  function closed() {
    name = null;
    redraw();
  }

  /** Closing by the node itself gives the focus back. */
  const close = () => /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog.table-dialog'))?.close();

  /** @param {string} url */
  async function copy(url) {
    await navigator.clipboard?.writeText(url).catch(() => undefined);
    copied = url;
    redraw();
  }

  /** @param {Answers} wanted */
  function change(wanted) {
    answers = wanted;
    redraw();
  }

  const save = () => sitting.wish(sitting.deeds.answerAhead(sitting.seat ?? '', answers));

  /** @type {Record<string, () => import('../lib/dom.js').Child>} */
  const all = {
    menu: () => menu(sitting, { open, close, closed, redraw, copied, copy, offered }),
    resign: () => resign(sitting, close, closed),
    keys: () => help(closed),
    card: () => dialog('card', cardName(topic), closed, large(topic, sitting.edition)),
    discard: () => dialog('discard', t('discard-title'), closed, discarded(sitting.game?.view, sitting.edition)),
    ahead: () => ahead({ answers, regions: Object.keys(sitting.game?.view.regions ?? {}), cards: sitting.edition.cards.map((/** @type {any} */ { id }) => id), change, save, closed }),
  };
  return { open, view: () => name !== null && all[name]() };
}
