/** The replay of a game: every ply, from every seat that the viewer may see. */

import { board } from '../board/board.js';
import { noTargets } from '../board/targets.js';
import { loadEdition } from '../api/editions.js';
import { request } from '../api/http.js';
import { pageTitle } from '../components/page-title.js';
import { address, hrefOf } from '../lib/address.js';
import { h } from '../lib/dom.js';
import { enableZoom } from '../lib/zoom.js';
import { t } from '../i18n/messages.js';
import { cardName, playerNames } from '../i18n/names.js';
import { branchDialog } from '../replay/branch-dialog.js';
import { Comparison, comparedTurns, comparisonLink } from '../replay/comparison.js';
import { comparisonPanel } from '../replay/comparison-panel.js';
import { controls } from '../replay/controls.js';
import { listenForReplayKeys } from '../replay/keys.js';
import { Playback } from '../replay/playback.js';
import { noticesUpTo } from '../replay/summary.js';
import { actionCards, largeCard } from '../table/action-cards.js';
import { hand } from '../table/hand.js';
import { eventLog } from '../table/log.js';
import { usedPowers } from '../table/public-knowledge.js';
import { roundTrack } from '../table/round-track.js';
import { scoreTally, seatList } from '../table/seats.js';
import { currentTab, homeLink, tabList, tabsWithoutChat, zoomButton } from '../table/table-view.js';
import { turnOrder } from '../table/turn-order.js';
import { screenSize, watchSize } from '../table/view-state.js';

/**
 * @import { Card, Edition, TableResponse } from '../../types/wire.js'
 * @import { Page } from '../lib/navigation.js'
 * @import { Viewer } from '../replay/playback.js'
 * @import { OpenDialog } from '../table/dialogs.js'
 * @import { SeatContext } from '../table/seats.js'
 * @import { ScreenSize, Tab } from '../table/table-view.js'
 *
 * @typedef {object} ReplayScene
 * @property {Playback} playback
 * @property {Edition} edition
 * @property {{ tab: Tab, size: ScreenSize, unfolded: Map<string, boolean>, card: Card | null }} shown
 * @property {() => void} redraw
 * @property {ReturnType<typeof branchDialog>} branch
 * @property {Comparison | null} comparison  of the turn that was played with a better one
 */

const NO_TARGETS = noTargets();

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function replay(page, id) {
  const { redraw, query } = page;
  const seat = query.get('seat') ?? '';
  /** @type {TableResponse} */
  const { table, game } = await request('GET', `/tables/${id}${seat === '' ? '' : `?seat=${seat}`}`);
  if (!game) return emptyPage();
  const edition = await loadEdition(table.edition, table.terms.players);
  const turns = table.phase === 'over' ? comparedTurns(query) : null;
  const comparison = turns && new Comparison(table, turns, redraw);
  const playback = await Playback.open(table, game, query.has('ply') ? Number(query.get('ply')) : undefined, changed);
  const branch = branchDialog(page, playback);
  /** @type {ReplayScene['shown']} */
  const shown = { tab: 'board', size: screenSize(), unfolded: new Map(), card: null };
  const keys = listenForReplayKeys(playback);
  const stopWatching = watchSize(shown, redraw);
  comparison?.load();

  /** The address always contains the ply. @param {number} ply @param {Viewer} from */
  function changed(ply, from) {
    if (address().pathname === `/replay/${id}`) history.replaceState(null, '', hrefOf(linkTo(ply, from)));
    redraw();
  }

  /** @param {number} ply @param {Viewer} from */
  function linkTo(ply, from) {
    if (comparison?.isAt(ply, from)) return comparisonLink(id, comparison.turns);
    return `/replay/${id}?ply=${ply}${from ? `&seat=${from}` : ''}`;
  }

  return {
    title: () => pageTitle(t('replay-title')),
    view: () => [replayView({ playback, edition, shown, redraw, branch, comparison }), branch.view(), cardDialog(shown, edition, redraw)],
    close() {
      playback.close();
      keys.close();
      stopWatching();
    },
  };
}

/** @param {ReplayScene} scene */
function replayView({ playback, edition, shown, redraw, branch, comparison }) {
  const { table, seat, id } = playback;
  const compared = comparison?.isAt(playback.ply, seat) ? comparison : null;
  const view = compared?.view ?? playback.view;
  const name = playerNames(table.seats);
  const notices = noticesUpTo(playback.notices, playback.ply);
  const tabs = tabsWithoutChat(shown);
  /** Clocks are not shown. @type {SeatContext} */
  const seats = {
    view, turn: view, seats: table.seats.map((one) => ({ ...one, left: null })), yours: seat ? [seat] : [], wide: shown.size === 'wide', asked: view.asked, receivedAt: 0, used: usedPowers(notices), discs: new Set(),
  };
  /** @type {OpenDialog} */
  const open = (dialog, card) => {
    shown.card = dialog === 'card' ? card ?? null : null;
    redraw();
  };
  return h('div', { class: 'table replay', key: 'replay', dataset: { tab: currentTab(shown, tabs) } },
    h('div', { class: 'side-seats', key: 'seats' }, h('div', { class: 'bar', key: 'bar' }, homeLink(), roundTrack(view)), turnOrder(view, name), seatList(seats)),
    h('div', { class: 'middle', key: 'middle' },
      h('div', { class: 'board-frame', key: 'board', made: enableZoom },
        board({ view, base: compared?.base, targets: compared ? comparedTargets(compared) : NO_TARGETS }), zoomButton()),
      h('div', { class: 'side-cards', key: 'cards' }, actionCards({ view, edition, targets: NO_TARGETS.cards, open }))),
    scoreTally(seats),
    controls(playback, branch, name, compared && comparisonPanel(compared, { table, branch: () => branch.open(compared), name })),
    h('div', { class: 'side-hand', key: 'hand' }, view.own && hand(view.own, edition, null)),
    tabList(shown, tabs, redraw),
    h('div', { class: 'side-log', key: 'log' }, eventLog({ notices, name, link: (ply) => `/replay/${id}?ply=${ply}${seat ? `&seat=${seat}` : ''}`, unfolded: shown.unfolded, redraw })));
}

/** A disc lies on no region before it is turned: it gets a badge. @param {Comparison} comparison */
function comparedTargets({ side, actions }) {
  const discs = side === 'before' ? [] : actions.filter((action) => action.startsWith('disc '));
  return { ...NO_TARGETS, marks: new Map(discs.map((action) => [action.split(' ')[1], h('circle', { class: 'compared-disc', r: 22 })])) };
}

/** @param {ReplayScene['shown']} shown @param {Edition} edition @param {() => void} redraw */
function cardDialog(shown, edition, redraw) {
  if (shown.card === null) return null;
  const close = () => {
    shown.card = null;
    redraw();
  };
  const made = (/** @type {HTMLDialogElement} */ node) => queueMicrotask(() => node.isConnected && node.showModal());
  return h('dialog', { key: 'card', made, onclose: close, 'aria-label': cardName(shown.card) },
    largeCard(shown.card, edition), h('div', { class: 'row end' }, h('button', { onclick: close }, t('replay-close'))));
}

/** @returns {Page} */
function emptyPage() {
  return { title: () => pageTitle(t('replay-title')), view: () => h('div', { class: 'sheet' }, h('h1', null, t('replay-title')), h('p', null, t('replay-none'))) };
}
