/** A table: the waiting room before the game, then the game. */

import { rethrowFetchError } from '../api/errors.js';
import { Animator } from '../animation/animator.js';
import { errorText } from '../components/error-text.js';
import { h } from '../lib/dom.js';
import { memo } from '../lib/memo.js';
import { playerNames } from '../i18n/names.js';
import { enableDragging } from '../questions/dragging.js';
import { questionView } from '../questions/index.js';
import { listenForDraftKeys } from '../questions/keys.js';
import { explainSite } from '../questions/question.js';
import { TableSession } from '../state/table-session.js';
import { draftSounds } from '../table/draft-sounds.js';
import { isAskedInOwnTurn, turnAnnouncer } from '../table/announcer.js';
import { chat } from '../table/chat.js';
import { runClocks } from '../table/clock.js';
import { hints } from '../table/hints.js';
import { setIcon } from '../table/notifications.js';
import { isHandoverSkipped, nextViewer, privacyScreen, skipHandover } from '../table/privacy-screen.js';
import { listenForShortcuts } from '../table/shortcuts.js';
import { tableView } from '../table/table-view.js';
import { lastSeen, markSeen } from '../table/last-seen.js';
import { TurnReplay } from '../table/turn-replay.js';
import { bringIntoView, screenSize, tableShortcuts, watchSize } from '../table/view-state.js';
import { t } from '../i18n/messages.js';

/**
 * @import { LobbyAction } from '../api/table-actions.js'
 * @import { Card, Event, Game, Notice, Player, Presets, TableResponse } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { PageContext } from '../lib/navigation.js'
 * @import { Context, QuestionView } from '../questions/question.js'
 * @import { DialogName, TableDialogs } from '../table/dialogs.js'
 * @import { ViewState } from '../table/table-view.js'
 */

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function table(page, id) {
  /** @type {GamePage | undefined} */
  let game;
  const session = await TableSession.open(id, { redraw: page.redraw, happened: (notices, before) => game?.happened(notices, before) });
  const waitingRoom = session.game ? () => null : await openWaitingRoom(session, page);
  game = new GamePage(page, session);
  return {
    title: () => t(!game?.isAsked ? 'table-title' : isAskedInOwnTurn(session) ? 'table-title-turn' : 'table-title-asked'),
    view: () => (session.game ? game?.view(session.game) : waitingRoom()),
    close() {
      game?.close();
      session.close();
    },
  };
}

class GamePage {
  /** @type {QuestionView | null} */
  #question = null;
  /** The question that was last brought into view. */
  #questionKey = '';
  /** Which of several players at this screen has confirmed that they are looking at it. @type {Player | null} */
  #viewer = null;
  #isSwitching = false;
  #page;
  #session;
  #animator;
  #replay;
  #announcer;
  /** Loaded when a dialog is first opened. @type {TableDialogs | undefined} */
  #dialogs;
  #hints;
  #sounds = draftSounds();
  #stops;

  /** @param {PageContext} page @param {TableSession} session */
  constructor(page, session) {
    const since = lastSeen(session.id);
    const hasNews = since !== undefined && since < (session.game?.ply ?? 0);
    this.#page = page;
    this.#session = session;
    /** @type {ViewState} */
    this.shown = { tab: 'board', size: screenSize(), folded: false, since: hasNews ? since : undefined, summaryClosed: false, chatReadAt: Date.now(), unfolded: new Map() };
    this.#animator = new Animator(page.redraw);
    this.#replay = new TurnReplay(session, this.#animator);
    this.#announcer = turnAnnouncer(session.id);
    this.#hints = hints(session, page.redraw);
    this.#stops = this.#listen();
  }

  /** Must one of the viewer's seats act? */
  get isAsked() {
    const { table, playedSeats } = this.#session;
    return table.phase === 'playing' && playedSeats.some((seat) => table.asked.includes(seat));
  }

  close() {
    this.#stops.forEach((stop) => stop());
    setIcon(false);
  }

  /** @param {Notice[]} notices @param {TableResponse} before */
  happened(notices, before) {
    const { seat, game, table, ownSeats } = this.#session;
    const view = before.game?.seat === seat ? before.game?.view : undefined;
    this.#animator.animate(notices, { before: view, after: game?.view });
    this.#announcer.happened(notices, table.seats);
    if (notices.some(({ player }) => player !== undefined && ownSeats.includes(player))) this.shown.since = undefined;
  }

  /** @param {Game} game @returns {Child} */
  view(game) {
    const { id, table: { seats } } = this.#session;
    const next = this.#nextViewer(game);
    const hidden = next !== null && this.#isSecret(game);
    const context = this.#context();
    this.#prepare(game, context, hidden, next);
    return [
      tableView({
        session: this.#session, shown: this.shown, question: this.#question, context, hidden, discreet: this.#isDiscreet(), redraw: this.#page.redraw, open: this.#openDialog,
        explain: this.#explain, animated: this.#animator.view, base: this.#animator.base, notices: this.#seenNotices({ notices: this.#session.notices, pending: this.#animator.pending }),
        scenes: !hidden && this.#animator.panel(game.view.players, context.seats), replay: this.#replay,
        finale: this.#animator.finale({ id, places: game.view.standing.places, seats }),
      }, game),
      this.#dialogs?.view(),
      next !== null && hidden && privacyScreen(next, playerNames(seats)(next), (always) => this.#endPrivacyScreen(next, always)),
    ];
  }

  /** Brings the question, the announcements and the read markers up to date. @param {Game} game @param {Context} context @param {boolean} hidden @param {Player | null} next */
  #prepare(game, context, hidden, next) {
    const { id, seat, playedSeats, draft } = this.#session;
    if (hidden) this.#animator.finish();
    if (!this.#isSecret(game)) this.#viewer = null;
    if (next !== null && !hidden) this.#switchTo(next);
    const isPlayer = playedSeats.some((one) => one === seat);
    this.#question = !hidden && isPlayer && !this.#animator.isShowing ? this.#hints.addTo(questionView(draft, context), context) : null;
    if (this.#question) this.#questionKey = bringIntoView(this.shown, `${game.ply} ${draft.decision?.kind ?? ''}`, this.#questionKey);
    this.#sounds(draft.actions);
    if (!this.#animator.isShowing) this.#announcer.asked(this.#session, this.#question?.title);
    if (!document.hidden) markSeen(id, game.ply);
    if (this.shown.tab === 'chat') this.shown.chatReadAt = Date.now();
  }

  /** The log does not run ahead of the animation. */
  #seenNotices = memo(noticesBefore, ({ notices, pending }) => [notices, pending]);

  /** @returns {Context} */
  #context() {
    const { edition, table: { seats } } = this.#session;
    const name = playerNames(seats);
    return { edition, seats: seats.map((seat) => ({ ...seat, name: name(seat.seat) })), preset: (answers) => this.#preset(answers) };
  }

  #openDialog = async (/** @type {DialogName} */ name, /** @type {Card | undefined} */ card) => {
    const module = await this.#session.perform(import('../table/dialogs.js').catch(rethrowFetchError));
    if (!module) return;
    this.#dialogs ??= new module.TableDialogs(this.#session, this.#page.redraw);
    await this.#dialogs.open(name, card);
  };

  #explain = (/** @type {string} */ site) => explainSite(this.#question, site);

  /** The player at this screen who must act next, if it shows another one's view. @param {Game} game */
  #nextViewer(game) {
    const { table, playedSeats, seat } = this.#session;
    return table.phase === 'playing' ? nextViewer(playedSeats, table.asked, this.#isSecret(game) ? this.#viewer : seat) : null;
  }

  /** Do several players use this screen, who hide things from each other? */
  get #isShared() {
    const { id, table, playedSeats } = this.#session;
    return table.phase === 'playing' && playedSeats.length > 1 && !isHandoverSkipped(id);
  }

  /** Must the other players at this screen look away? @param {Game} game */
  #isSecret(game) {
    return this.#isShared && game.view.secrecy.answer;
  }

  /** Is nothing private to be shown, because everyone looks at the screen? */
  #isDiscreet() {
    const { table, seat } = this.#session;
    return this.#isShared && (this.#viewer !== seat || !table.asked.some((asked) => asked === seat));
  }

  /** The player has confirmed that the others look away. @param {Player} seat @param {boolean} always  never ask again at this table */
  async #endPrivacyScreen(seat, always) {
    if (always) skipHandover(this.#session.id);
    await this.#switchTo(seat);
    if (seat === this.#session.seat) this.#viewer = seat;
    this.#page.redraw();
  }

  /** @param {Player} seat */
  async #switchTo(seat) {
    const session = this.#session;
    if (this.#isSwitching || seat === session.seat) return;
    this.#isSwitching = true;
    await session.perform(session.switchSeat(seat));
    this.#isSwitching = false;
    this.#page.redraw();
  }

  /** Answers questions of this kind from now on. @param {Partial<Presets>} answers */
  async #preset(answers) {
    const { actions, seat } = this.#session;
    const before = await this.#session.perform(actions.presetAnswers(seat ?? ''));
    if (before) await this.#session.perform(actions.setPresetAnswers(seat ?? '', { ...before, ...answers }));
  }

  /** @returns {(() => void)[]} */
  #listen() {
    const { draft } = this.#session;
    const { redraw } = this.#page;
    return [
      runClocks(), () => this.#animator.close(), enableDragging(document.body, () => this.#question), listenForDraftKeys(() => draft),
      listenForShortcuts({ ...tableShortcuts(() => draft, this.shown, this.#openDialog, redraw), hint: this.#hints.ask }),
      watchSize(this.shown, redraw), this.#watchVisibility(),
    ];
  }

  /** After a return to the page, the summary shows what was missed. */
  #watchVisibility() {
    const changed = () => {
      const seen = lastSeen(this.#session.id);
      if (document.hidden) this.#animator.finish();
      if (document.hidden) this.shown.since = undefined;
      else if ((seen ?? 0) < (this.#session.game?.ply ?? 0)) [this.shown.since, this.shown.summaryClosed] = [seen, false];
      this.#page.redraw();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }
}

/** The notices up to the first event that is still to be shown. @param {{ notices: Notice[], pending: Set<Event> | null }} state @returns {Notice[]} */
function noticesBefore({ notices, pending }) {
  if (pending === null) return notices;
  const first = notices.findIndex(({ events }) => events.some((event) => pending.has(event)));
  if (first < 0) return notices;
  const { events, ...notice } = notices[first];
  return [...notices.slice(0, first), { ...notice, events: events.slice(0, events.findIndex((event) => pending.has(event))) }];
}

/** @param {TableSession} session @param {PageContext} page @returns {Promise<() => Child>} */
async function openWaitingRoom(session, page) {
  const { waitingRoom } = await import('./waiting-room.js');
  const act = async (/** @type {LobbyAction} */ action, /** @type {object | undefined} */ body) => {
    await session.perform(session.actions.lobby(action, body));
    await session.perform(session.switchSeat());
    return session.table;
  };
  return () => [
    session.refused !== null && h('p', { class: 'banner refused', role: 'alert', key: 'refused' }, errorText(session.refused)),
    waitingRoom(session.table, page, act, chat(session)),
  ];
}
