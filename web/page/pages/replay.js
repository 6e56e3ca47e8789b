/** A game looked at again: every ply, from every seat one may look from. */

import { board } from '../board/board.js';
import { nothing } from '../decide/asking.js';
import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { t } from '../words.js';
import { hand } from '../table/hand.js';
import { used } from '../table/known.js';
import { log } from '../table/log.js';
import { naming } from '../names.js';
import { large, offers } from '../table/offers.js';
import { order } from '../table/order.js';
import { rounds } from '../table/rounds.js';
import { seats, tally } from '../table/seat.js';
import { edition } from '../table/sitting.js';
import { branching } from '../around/branch.js';
import { controls } from '../around/controls.js';
import { listening } from '../around/keys.js';
import { playing } from '../around/player.js';
import { path } from '../around/story.js';
import { titled } from '../around/titled.js';

/** @typedef {import('../around/player.js').Playing} Playing */

const WIDE = matchMedia('(min-width: 62rem)');

/** @type {import('../router.js').Maker} */
export default async function replay(around, id) {
  const { redraw, query } = around;
  const seat = query.get('seat') ?? '';
  const tabled = await ask('GET', `/tables/${id}${seat === '' ? '' : `?seat=${seat}`}`);
  if (!tabled.game) return empty();
  const facts = await edition(tabled.table.edition, tabled.table.terms.players);
  const ply = query.has('ply') ? Number(query.get('ply')) : undefined;
  const going = await playing(tabled, { ply, seat: tabled.game.seat ?? '', shown });
  const branch = branching(around, going);
  const look = { tab: 'cards', unfolded: new Map(), card: '' };
  const keys = listening(going);
  addEventListener('resize', redraw);

  /** The address always says which ply is shown. @param {number} at @param {string} from */
  function shown(at, from) {
    if (location.pathname === `/replay/${id}`) history.replaceState(null, '', `/replay/${id}?ply=${at}${from ? `&seat=${from}` : ''}`);
    redraw();
  }

  return {
    title: () => titled(t('replay-title')),
    view: () => [scene({ going, facts, look, redraw, branch }), branch.view(), enlarged(look, facts, redraw)],
    close() {
      going.close();
      keys.close();
      removeEventListener('resize', redraw);
    },
  };
}

/**
 * @typedef {object} Stage
 * @property {Playing} going
 * @property {any} facts  the edition's
 * @property {{ tab: string, unfolded: Map<string, boolean>, card: string }} look
 * @property {() => void} redraw
 * @property {ReturnType<typeof branching>} branch
 */

/** @param {Stage} stage */
function scene({ going, facts, look, redraw, branch }) {
  const { view, table } = going;
  const name = naming(table.seats);
  const notices = path(going.notices, going.ply);
  const around = { view, seats: table.seats.map(still), yours: going.seat ? [going.seat] : [], wide: WIDE.matches, asked: view.asked, heard: 0, played: used(notices), used: used(notices), discs: new Set() };
  const open = (/** @type {string} */ dialog, /** @type {string} */ about = '') => {
    look.card = dialog === 'card' ? about : '';
    redraw();
  };
  return h('div', { class: 'table replay', key: 'replay', dataset: { tab: look.tab } },
    h('div', { class: 'side-seats', key: 'seats' }, h('div', { class: 'bar', key: 'bar' }, rounds(view)), order(view, name), seats(around)),
    h('div', { class: 'middle', key: 'middle' },
      h('div', { class: 'board-frame', key: 'board' }, board({ view, edition: facts, targets: nothing(), seats: table.seats })),
      h('div', { class: 'side-cards', key: 'cards' }, offers({ view, edition: facts, targets: nothing().cards, open }))),
    tally(around),
    controls(going, branch, name),
    h('div', { class: 'side-hand', key: 'hand' }, view.own && hand(view.own, facts, null)),
    tabs(look, redraw),
    h('div', { class: 'side-log', key: 'log' }, log({ notices, name, link: (ply) => `/replay/${going.id}?ply=${ply}${going.seat ? `&seat=${going.seat}` : ''}`, unfolded: look.unfolded, redraw })));
}

/** Clocks stand still in what was. @param {any} seat */
const still = (seat) => ({ ...seat, left: null });

/** @param {Stage['look']} look @param {() => void} redraw */
function tabs(look, redraw) {
  const names = WIDE.matches ? ['log'] : ['cards', 'players', 'log'];
  const now = names.includes(look.tab) ? look.tab : names[0];
  const to = (/** @type {string} */ name) => () => {
    look.tab = name;
    redraw();
  };
  return h('div', { class: 'tabs', key: 'tabs', role: 'group', 'aria-label': t('tabs-label') },
    names.map((name) => h('button', { key: name, class: 'tab', 'aria-pressed': String(name === now), onclick: to(name) }, t(`tab-${name}`))));
}

/** @param {Stage['look']} look @param {any} facts @param {() => void} redraw */
function enlarged(look, facts, redraw) {
  if (look.card === '') return null;
  const close = () => {
    look.card = '';
    redraw();
  };
  const made = (/** @type {HTMLDialogElement} */ node) => queueMicrotask(() => node.isConnected && node.showModal());
  return h('dialog', { key: 'card', made, onclose: close, 'aria-label': t(`card-${look.card}`) },
    large(look.card, facts), h('div', { class: 'row end' }, h('button', { onclick: close }, t('replay-close'))));
}

/** @returns {import('../router.js').Page} */
function empty() {
  return { title: () => titled(t('replay-title')), view: () => h('div', { class: 'sheet' }, h('h1', null, t('replay-title')), h('p', null, t('replay-none'))) };
}
