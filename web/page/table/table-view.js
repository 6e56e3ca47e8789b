/** The layout of the table: board, cards, players, question, log and chat. */

import { board } from '../board/board.js';
import { noTargets } from '../board/targets.js';
import { h } from '../lib/dom.js';
import { memo } from '../lib/memo.js';
import { enableZoom } from '../lib/zoom.js';
import { isOnDevice } from '../state/device-games.js';
import { me } from '../state/user.js';
import { t } from '../i18n/messages.js';
import { banners } from './banners.js';
import { chat } from './chat.js';
import { brandIcon } from '../components/brand-icon.js';
import { glyph } from '../components/glyph.js';
import { intoCastillo } from '../state/actions.js';
import { hand } from './hand.js';
import { openDiscs, usedPowers } from './public-knowledge.js';
import { eventLog } from './log.js';
import { playerNames } from '../i18n/names.js';
import { actionCards, cardChoices } from './action-cards.js';
import { turnOrder } from './turn-order.js';
import { questionPanel } from './question-panel.js';
import { roundTrack } from './round-track.js';
import { scoreTally, seatList } from './seats.js';
import { recapList, recapRow } from './recap.js';
import { sinceLastTurn, turnSummaries } from './turn-summaries.js';

/**
 * @import { Edition, Event, Game, Notice, Player, Table, View } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { Context, QuestionView } from '../questions/question.js'
 * @import { Draft } from '../state/draft.js'
 * @import { TableSession } from '../state/table-session.js'
 * @import { OpenDialog } from './dialogs.js'
 * @import { SeatContext } from './seats.js'
 * @import { TurnReplay } from './turn-replay.js'
 *
 * @typedef {'board' | 'cards' | 'players' | 'log' | 'chat'} Tab
 * @typedef {'phone' | 'tablet' | 'wide'} ScreenSize
 *
 * @typedef {object} ViewState  what the viewer has chosen to see
 * @property {Tab} tab
 * @property {ScreenSize} size
 * @property {boolean} folded  the question, on a phone
 * @property {number | undefined} since  what came after that ply is new
 * @property {boolean} summaryClosed
 * @property {boolean} [recapOpen]  the turns since the viewer's last one are listed
 * @property {number} chatReadAt
 * @property {Map<string, boolean>} unfolded  chapters of the log
 *
 * @typedef {object} PlayedGame  a table session or a lesson
 * @property {Game | null} game
 * @property {Edition} edition
 * @property {Draft} draft
 * @property {Notice[]} notices
 * @property {number} receivedAt
 * @property {Pick<Table, 'seats' | 'yours' | 'asked' | 'phase'>} table
 */

/**
 * @template {PlayedGame} [S=PlayedGame]
 * @typedef {object} Scene
 * @property {S} session
 * @property {ViewState} shown
 * @property {QuestionView | null} question
 * @property {Context} context
 * @property {boolean} hidden  behind the privacy screen
 * @property {boolean} [discreet]  several players look at the screen: nothing private is shown
 * @property {View | null} animated  what is shown during an animation
 * @property {View} [base]  what the animated view is compared with
 * @property {Notice[]} notices  what the viewer has seen of the session's notices
 * @property {Child} scenes  the description of an animation, in place of the question
 * @property {(site: string) => void} explain  asks why a site cannot be clicked
 * @property {() => void} redraw
 * @property {OpenDialog} open
 */

/** One object, so that memoised parts stay the same. */
const NO_TARGETS = noTargets();

/** @typedef {Scene<TableSession> & { replay: TurnReplay, finale: Child }} TableScene */

/** @param {TableScene} scene @param {Game} game */
export function tableView(scene, game) {
  const { session, shown, hidden } = scene;
  const view = visibleView(scene, game.view);
  const seats = { ...seatContext(scene, view), openLegend: () => scene.open('legend') };
  return h('div', { class: 'table', key: 'table', inert: hidden, dataset: { tab: currentTab(shown, tabsAt(session, shown)), asked: scene.question ? 'us' : '', needs: neededPart(scene) } },
    h('h1', { class: 'hidden-text', key: 'h1' }, t('table-heading', { round: view.round })),
    h('div', { class: 'banners', key: 'banners' }, banners(session, scene.redraw), summary(scene)),
    h('div', { class: 'side-seats', key: 'seats', id: 'players', tabindex: '-1' }, topBar(scene, view), turnOrder(scene.animated ?? game.view, playerNames(session.table.seats)), seatList(seats)),
    h('div', { class: 'middle', key: 'middle' }, boardFrame(scene, view, [scene.finale, recapButton(scene)]), recap(scene), cardsFrame(scene, view)),
    scoreTally(seats),
    scene.scenes || questionPanel(session, scene.context, hidden ? null : withCards(scene, view), foldState(scene)),
    h('div', { class: 'side-hand', key: 'hand' }, !hidden && view.own && !game.over && !isHandInQuestion(scene) && hand(view.own, session.edition, scene.question)),
    tabs(scene),
    h('div', { class: 'side-log', key: 'log', id: 'log', tabindex: '-1' }, log(scene)),
    !isOnDevice(session.id) && h('div', { class: 'side-chat', key: 'chat', id: 'chat', tabindex: '-1' }, chat(session)));
}

/** The view to draw: during an animation that of the animation, otherwise that of the draft. @param {Scene} scene @param {View} real @returns {View} */
export function visibleView({ session, hidden, discreet, animated }, real) {
  if (hidden) return { ...real, own: null };
  if (!animated) return withOwn(session.draft.view ?? real, discreet);
  const { hands, modifiers, stacks, discard, vetoes } = real;
  return { ...animated, hands, modifiers, stacks, discard, own: withOwn(real, discreet).own, vetoes };
}

/** @param {View} view @param {boolean} [discreet] */
const withOwn = (view, discreet) => (discreet ? publicView(view) : view);

/** On a shared screen a hand is shown only if everyone knows it anyway. */
const publicView = memo((/** @type {View} */ view) => ({
  ...view, own: view.own && !view.secrecy.hands.includes(view.own.player) ? { ...view.own, disc: null } : null,
}), (view) => [view]);

/** After an absence: everything since then. @param {TableScene} scene */
function summary({ session, shown, notices, replay, redraw }) {
  const { since } = shown;
  const isNews = !shown.summaryClosed && since !== undefined;
  if (!isNews && !shown.recapOpen) return null;
  const close = () => {
    [shown.summaryClosed, shown.recapOpen] = [true, false];
    redraw();
  };
  const all = turnSummaries(notices);
  const summaries = isNews ? all.filter(({ to, player }) => to > since && !isOwn(session, player)) : sinceLastTurn(all, session.ownSeats);
  return recapList({ summaries, name: playerNames(session.table.seats), replay, close });
}

/** Where there is no room for the row of turns, a button opens their list. @param {TableScene} scene */
function recapButton({ session, shown, notices, hidden, redraw }) {
  if (hidden || shown.recapOpen || sinceLastTurn(turnSummaries(notices), session.ownSeats).length === 0) return null;
  const open = () => {
    shown.recapOpen = true;
    redraw();
  };
  return h('button', { class: 'recap-open', key: 'recap-open', type: 'button', onclick: open, 'aria-label': t('recap-title'), title: t('recap-title') }, glyph('log'));
}

/** @param {TableScene} scene */
function recap({ session, shown, notices, hidden, replay }) {
  if (hidden || shown.recapOpen || (shown.since !== undefined && !shown.summaryClosed)) return null;
  return recapRow({ summaries: sinceLastTurn(turnSummaries(notices), session.ownSeats), name: playerNames(session.table.seats), replay });
}

/** @param {TableSession} session @param {Player | null} player */
const isOwn = ({ ownSeats }, player) => player !== null && ownSeats.includes(player);

/** On a phone the bar takes the place of the page's header. */
export const homeLink = () => h('a', { class: 'home', href: '/', 'aria-label': t('to-start') }, brandIcon());

/** @param {Pick<Scene, 'open'>} scene @param {View} view */
export const topBar = ({ open }, view) => h('div', { class: 'bar', key: 'bar' }, homeLink(), roundTrack(view),
  h('button', { class: 'quiet', onclick: () => open('menu'), 'aria-label': t('menu-open') }, glyph('menu')));

/** On a narrow screen the hand is part of a question about it. @param {Pick<Scene, 'shown' | 'question' | 'hidden'> & { session: Pick<PlayedGame, 'draft'> }} scene */
export const isHandInQuestion = ({ shown, session: { draft }, question, hidden }) => shown.size !== 'wide' && !hidden && question !== null && isAboutHand(draft);

/** What the question is about: the hand, the action cards, or else the board. @param {Pick<Scene, 'question' | 'hidden'> & { session: Pick<PlayedGame, 'draft'> }} scene */
export function neededPart({ question, hidden, session: { draft } }) {
  if (!question || hidden) return '';
  if (isAboutHand(draft)) return 'hand';
  return askedKind(draft) === 'choose' ? 'cards' : 'board';
}

/** @param {Draft} draft */
const isAboutHand = (draft) => ['play', 'pass'].includes(askedKind(draft) ?? '');

/** @param {Draft} draft */
const askedKind = (draft) => (draft.ends ? draft.lastDecision : draft.decision)?.kind;

/** The question with the cards to choose from. @param {Scene} scene @param {View} view @returns {QuestionView | null} */
export function withCards(scene, view) {
  const { question, session: { draft, edition } } = scene;
  if (!question) return null;
  const cards = askedKind(draft) === 'choose' && cardChoices(question, edition);
  return { ...question, body: [cards, isHandInQuestion(scene) && view.own && hand(view.own, edition, question), question.body] };
}

/** While a tab other than the board is open, the question is collapsed; expanding it brings the board back. @param {Pick<Scene, 'shown' | 'redraw'>} scene */
export function foldState({ shown, redraw }) {
  const isFolded = shown.size === 'phone' && (shown.folded || shown.tab !== 'board');
  const toggle = () => {
    [shown.folded, shown.tab] = [!isFolded, 'board'];
    redraw();
  };
  return { isFolded, toggle };
}

/** @param {Scene} scene @param {View} view @param {Child} [over]  what lies over the board */
export function boardFrame({ session, question, hidden, animated, base, explain }, view, over) {
  const targets = hidden || animated || !question ? NO_TARGETS : question;
  const dropped = !hidden && !animated && view.own ? intoCastillo(session.draft.actions, view.own.player) : '';
  return h('div', { class: 'board-frame', id: 'board', tabindex: '-1', key: 'board', made: enableZoom },
    board({ view, base: animated ? base : session.game?.view, targets, explain, dropped }), over, zoomButton());
}

/** What `enableZoom` listens to. */
export const zoomButton = () => h('button', { class: 'zoom', key: 'zoom', type: 'button', 'aria-label': t('board-zoom'), title: t('board-zoom') }, glyph('zoom'));

/** @param {Scene} scene @param {View} view */
export function cardsFrame({ session, question, hidden, open }, view) {
  const { cards: targets, marks } = hidden || !question ? NO_TARGETS : question;
  return h('div', { class: 'side-cards', key: 'cards' }, actionCards({ view, edition: session.edition, targets, marks, open }));
}

/** @param {Scene} scene @param {View} view @returns {SeatContext} */
export function seatContext({ session, shown, animated, notices }, view) {
  const { seats, yours, asked, phase } = session.table;
  return {
    view, turn: session.game?.view ?? view, seats, yours, wide: shown.size === 'wide', asked: phase === 'playing' && !animated ? asked : [], receivedAt: session.receivedAt, used: usedPowers(notices), discs: openDiscs(notices),
  };
}

/** @param {Scene<TableSession>} scene */
function tabs({ session, shown, redraw }) {
  const unread = session.chat.filter(({ at, user_id: by }) => at > shown.chatReadAt && by !== me.get()?.id).length;
  const badge = unread > 0 && shown.tab !== 'chat' && h('span', { class: 'unread' }, h('span', { class: 'hidden-text' }, t('chat-unread')), unread);
  return tabList(shown, tabsAt(session, shown), redraw, { chat: badge });
}

/** The tabs for what is not in sight already, by the size of the screen. @type {Record<ScreenSize, Tab[]>} */
const TABS = { phone: ['board', 'cards', 'players', 'log', 'chat'], tablet: ['players', 'log', 'chat'], wide: ['log', 'chat'] };

/** @param {{ size: ScreenSize }} shown */
export const tabsOf = ({ size }) => TABS[size];

/** The tabs of a page without chat. @param {{ size: ScreenSize }} shown */
export const tabsWithoutChat = ({ size }) => TABS[size].filter((name) => name !== 'chat');

/** Nobody else is at a table on the device. @param {TableSession} session @param {{ size: ScreenSize }} shown */
const tabsAt = ({ id }, shown) => (isOnDevice(id) ? tabsWithoutChat(shown) : tabsOf(shown));

/** @param {{ tab: Tab }} shown @param {Tab[]} names */
export const currentTab = ({ tab }, names) => (names.includes(tab) ? tab : names[0]);

/** @param {{ tab: Tab }} shown @param {Tab[]} names @param {() => void} redraw @param {Partial<Record<Tab, Child>>} [badges] */
export function tabList(shown, names, redraw, badges = {}) {
  const current = currentTab(shown, names);
  const select = (/** @type {Tab} */ name) => () => {
    shown.tab = name;
    redraw();
  };
  return h('div', { class: 'tabs', key: 'tabs', role: 'group', 'aria-label': t('tabs-label') }, names.map((name) =>
    h('button', { key: name, class: 'tab', 'aria-pressed': String(name === current), onclick: select(name) }, glyph(name), t(`tab-${name}`), badges[name])));
}

/** @param {TableScene} scene */
function log({ session, shown, hidden, discreet, notices: seen, replay, redraw }) {
  const notices = hidden || discreet ? publicNotices(seen) : seen;
  const link = (/** @type {number} */ ply) => `/replay/${session.id}?ply=${ply}`;
  const look = (/** @type {Parameters<TurnReplay['moment']>[0]} */ line) => {
    if (shown.size === 'phone') shown.tab = 'board';
    replay.moment(line);
  };
  return eventLog({ notices, name: playerNames(session.table.seats), link, look: hidden ? undefined : look, since: shown.since, unfolded: shown.unfolded, redraw });
}

/** On a shared screen nothing private is shown. */
const publicNotices = memo((/** @type {Notice[]} */ notices) => notices.map((notice) => ({ ...notice, events: notice.events.map(withoutSecret) })), (notices) => [notices]);

/** @param {Event} event @returns {Event} */
function withoutSecret(event) {
  if (event.event === 'disc-set') return { ...event, region: null };
  if (event.event === 'passed' || event.event === 'received') return { ...event, modifier: null };
  return event.event === 'recalled' ? { ...event, card: null } : event;
}
