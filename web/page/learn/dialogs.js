/** What lies open over a lesson: its menu, a card, the discard pile, the keys. */

import { deed } from '../around/deed.js';
import { refusal } from '../around/field.js';
import { tongue } from '../around/tongue.js';
import { h } from '../lib/dom.js';
import { cardName } from '../names.js';
import { dialog } from '../table/dialog.js';
import { help } from '../table/keys.js';
import { discarded, large } from '../table/offers.js';
import { languages, t } from '../words.js';

/**
 * @param {import('./study.js').Study} study
 * @param {() => void} redraw
 * @param {() => Promise<void>} again
 */
export function dialogs(study, redraw, again) {
  const doing = deed(redraw);
  let [name, topic] = ['', ''];
  /** @type {string[]} */
  let offered = [];

  /** @param {string} wanted @param {string} [about] */
  function open(wanted, about = '') {
    [name, topic] = [wanted, about];
    if (wanted === 'menu') languages().then(speaks, () => undefined);
    redraw();
  }

  /** @param {string[]} all */
  function speaks(all) {
    offered = all;
    redraw();
  }

  const closed = () => open('');
  const close = () => /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog.table-dialog'))?.close();
  const anew = async () => {
    if (await doing.run('again', again)) close();
  };

  const menu = () => dialog('menu', t('menu-title'), closed,
    h('div', { class: 'menu-part' },
      h('button', { onclick: anew, disabled: doing.busy() !== '' }, t('learn-again')),
      h('a', { class: 'button', href: '/learn' }, t('learn-all')),
      h('a', { class: 'button', href: '/rules', target: '_blank' }, t('nav-rules')),
      h('button', { onclick: () => open('keys') }, t('menu-keys'))),
    refusal(doing.refused()),
    offered.length > 0 && tongue(offered));

  /** @type {Record<string, () => import('../lib/dom.js').Child>} */
  const all = {
    menu,
    keys: () => help(closed),
    card: () => dialog('card', cardName(topic), closed, large(topic, study.edition)),
    discard: () => dialog('discard', t('discard-title'), closed, discarded(study.game.view, study.edition)),
  };
  return { open, view: () => all[name]?.() };
}
