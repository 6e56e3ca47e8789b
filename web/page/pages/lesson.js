/** A lesson at the table: the learner acts as in a game and gets explanations. */

import { Animator } from '../animation/animator.js';
import { pageTitle } from '../components/page-title.js';
import { playerNames } from '../i18n/names.js';
import { lessonCompletion } from '../lessons/completion.js';
import { lessonDialogs } from '../lessons/dialogs.js';
import { instructionTexts } from '../lessons/instructions.js';
import { lessonView } from '../lessons/lesson-view.js';
import { LessonSession } from '../lessons/session.js';
import { announce } from '../lib/announce.js';
import { loadStylesheet } from '../lib/stylesheet.js';
import { enableDragging } from '../questions/dragging.js';
import { questionView } from '../questions/index.js';
import { listenForDraftKeys } from '../questions/keys.js';
import { explainSite } from '../questions/question.js';
import { hints } from '../table/hints.js';
import { listenForShortcuts } from '../table/shortcuts.js';
import { bringIntoView, screenSize, tableShortcuts, watchSize } from '../table/view-state.js';
import { dynamicText, loadMore } from '../i18n/messages.js';

/**
 * @import { Lesson } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { PageContext } from '../lib/navigation.js'
 * @import { QuestionView } from '../questions/question.js'
 * @import { ViewState } from '../table/table-view.js'
 */


/** @type {import('../lib/navigation.js').PageFactory} */
export default async function lesson(page, name) {
  /** @type {LessonPage | undefined} */
  let shown;
  const advanced = (/** @type {Lesson} */ now, /** @type {Lesson} */ before) => shown?.advanced(now, before);
  const [session] = await Promise.all([LessonSession.open(name, { redraw: page.redraw, advanced }), loadMore('book'), loadStylesheet('lessons')]);
  shown = new LessonPage(page, session);
  return { title: () => pageTitle(dynamicText(`lesson-${name}-title`)), view: () => shown?.view(), close: () => shown?.close() };
}

class LessonPage {
  /** @type {ViewState} */
  #shown = { tab: 'board', size: screenSize(), folded: false, since: undefined, summaryClosed: true, chatReadAt: 0, unfolded: new Map() };
  /** @type {QuestionView | null} */
  #question = null;
  /** The question that was last brought into view. */
  #questionKey = '';
  #page;
  #session;
  #animator;
  #completion;
  #dialogs;
  #hints;
  #stops;

  /** @param {PageContext} page @param {LessonSession} session */
  constructor(page, session) {
    const restart = () => this.#restart();
    this.#page = page;
    this.#session = session;
    this.#animator = new Animator(page.redraw);
    this.#completion = lessonCompletion(page, session, restart);
    this.#dialogs = lessonDialogs(session, page.redraw, restart);
    this.#hints = hints(session, page.redraw);
    this.#stops = [
      () => this.#animator.close(), enableDragging(document.body, () => this.#question), listenForDraftKeys(() => session.draft),
      listenForShortcuts({ ...tableShortcuts(() => session.draft, this.#shown, this.#dialogs.open, page.redraw), hint: this.#hints.ask }), watchSize(this.#shown, page.redraw),
    ];
    this.#announceTask();
  }

  close() {
    this.#stops.forEach((stop) => stop());
  }

  /** @param {Lesson} now @param {Lesson} before */
  advanced(now, before) {
    this.#animator.forget();
    this.#animator.animate(now.game.notices, { before: before.game.view, after: now.game.view });
    if (now.task > before.task) this.#announceTask();
  }

  /** @returns {Child} */
  view() {
    const session = this.#session;
    const { seats } = session.table;
    const name = playerNames(seats);
    const context = { edition: session.edition, seats: seats.map((seat) => ({ ...seat, name: name(seat.seat) })) };
    this.#question = session.isOver || this.#animator.isShowing ? null : this.#hints.addTo(questionView(session.draft, context), context);
    if (this.#question) this.#questionKey = bringIntoView(this.#shown, `${session.game.ply} ${session.draft.decision?.kind ?? ''}`, this.#questionKey);
    return [
      lessonView({
        session, shown: this.#shown, question: this.#question, context, hidden: false, explain: this.#explain, redraw: this.#page.redraw, open: this.#dialogs.open,
        completion: this.#completion.view, animated: this.#animator.view, notices: session.notices,
        scenes: this.#animator.panel(session.game.view.players, context.seats), scoreboard: this.#animator.scoreboard(session.game.view.players, context.seats),
      }),
      this.#dialogs.view(),
    ];
  }

  #explain = (/** @type {string} */ site) => explainSite(this.#question, site);

  async #restart() {
    this.#animator.finish();
    this.#animator.forget();
    await this.#session.restart();
    this.#announceTask();
  }

  /** Announces the task, and scrolls to it on a small screen. */
  #announceTask() {
    const { name, lesson: { task, tasks } } = this.#session;
    announce(instructionTexts(name, task, tasks).map(([, text]) => text).join(' '));
    if (this.#shown.size !== 'wide') setTimeout(() => document.getElementById('instructions')?.scrollIntoView({ block: 'nearest' }));
  }
}
