/** A lesson that is open in this browser: its state and the learner's draft. It renders nothing. */

import { ApiError } from '../api/errors.js';
import { loadEdition } from '../api/editions.js';
import { lessonApi, listLessons } from '../api/lessons.js';
import { Draft } from '../state/draft.js';
import { quickSend } from '../state/settings.js';
import { lessonProgress, restartLesson, saveProgress } from './progress.js';

/**
 * @import { LessonInfo } from '../api/lessons.js'
 * @import { Edition, Lesson, LessonTool, Table } from '../../types/wire.js'
 *
 * @typedef {object} LessonListeners
 * @property {() => void} redraw
 * @property {(lesson: Lesson, before: Lesson) => void} advanced
 */

/** The status when the stored progress no longer fits the lesson, because its rules or tasks have changed. */
const OUTDATED = new Set([400, 409, 422]);

export class LessonSession {
  /** Lessons have no clock. */
  receivedAt = 0;
  /** The hint of the task, where it teaches hints. */
  api = {
    hint: async () => {
      this.#used.add('hint');
      return { ply: this.game.ply, actions: 0, ideas: this.lesson.hint };
    },
  };

  #listeners;
  #lessonApi;
  /** The tools that were used since the task began. @type {Set<LessonTool>} */
  #used = new Set();
  /** The draft as it was last seen: one that became shorter was undone. @type {{ ply?: number, length: number }} */
  #drafted = { length: 0 };

  /** Use `LessonSession.open`. @param {LessonInfo[]} lessons @param {Lesson} lesson @param {Edition} edition @param {LessonListeners} listeners */
  constructor(lessons, lesson, edition, listeners) {
    const at = lessons.findIndex(({ name }) => name === lesson.name);
    this.name = lesson.name;
    this.number = at + 1;
    this.rules = lessons[at]?.rules ?? [];
    this.next = /** @type {string | undefined} */ (lessons[at + 1]?.name);
    this.lesson = lesson;
    this.notices = lesson.game.notices;
    this.edition = edition;
    this.#listeners = listeners;
    this.#lessonApi = lessonApi(lesson.name, () => this.lesson.played, (next) => this.#advance(next));
    this.draft = this.#newDraft();
    this.draft.update(lesson.game);
  }

  /** @param {string} name @param {LessonListeners} listeners */
  static async open(name, listeners) {
    const [lessons, lesson] = await Promise.all([listLessons(), resume(name)]);
    return new LessonSession(lessons, lesson, await loadEdition('default', lesson.table.players), listeners);
  }

  get game() { return this.lesson.game; }
  get isOver() { return this.lesson.task >= this.lesson.tasks; }

  /** The lesson as a table. @returns {Pick<Table, 'seats' | 'yours' | 'asked' | 'phase'> & { terms: { hints: boolean } }} */
  get table() {
    const { table: { seats }, game: { asked }, tool } = this.lesson;
    return { seats, yours: ['red'], asked: this.isOver ? [] : asked, phase: 'playing', terms: { hints: tool === 'hint' } };
  }

  /** The tool that the task wants to be used first. For the log, a correct answer is enough. */
  get missingTool() {
    const { tool } = this.lesson;
    return tool === 'log' || (tool && this.#used.has(tool)) ? null : tool;
  }

  /** @template T @param {Promise<T>} promise */
  perform = (promise) => promise;

  async restart() {
    const lesson = await this.#lessonApi.load([]);
    restartLesson(this.name);
    Object.assign(this, { lesson, notices: lesson.game.notices });
    this.#used.clear();
    this.draft = this.#newDraft();
    this.draft.update(lesson.game);
    this.#listeners.redraw();
  }

  /** A task that ends in the middle of a turn is sent at once, so that the next question follows as at a table. */
  #newDraft() {
    const { attempt, play } = this.#lessonApi;
    const redraw = () => {
      this.#noticeUndo();
      this.#listeners.redraw();
    };
    return new Draft({
      attempt: async (ply, actions) => this.#requireTool('hint') ?? attempt(ply, actions),
      play: async (ply, actions) => this.#requireTool('undo') ?? play(ply, actions),
    }, redraw, { autoSend: ({ view }) => this.missingTool !== 'undo' && (quickSend.get() || Boolean(view?.decision)) });
  }

  /** Refuses what comes before the tool. @param {LessonTool} tool @returns {undefined} */
  #requireTool(tool) {
    if (this.missingTool !== tool) return;
    const refusal = new ApiError({ code: 'not-yet', message: `the task teaches ${tool}` }, 422);
    refusal.key = `lesson-${this.name}-no-${tool}`;
    throw refusal;
  }

  #noticeUndo() {
    const { base, actions: { length } } = this.draft;
    if (base?.ply === this.#drafted.ply && length < this.#drafted.length) this.#used.add('undo');
    this.#drafted = { ply: base?.ply, length };
  }

  /** @param {Lesson} lesson */
  #advance(lesson) {
    const before = this.lesson;
    this.lesson = lesson;
    if (lesson.task > before.task) this.#used.clear();
    this.notices = this.notices.concat(lesson.game.notices);
    saveProgress(lesson);
    this.draft.update(lesson.game);
    this.#listeners.advanced(lesson, before);
    this.#listeners.redraw();
  }
}

/** The lesson with the stored progress, or from the beginning where that does not fit any more. @param {string} name */
async function resume(name) {
  const api = lessonApi(name, () => [], () => undefined);
  const { played } = lessonProgress(name);
  try {
    return await api.load(played);
  } catch (error) {
    if (!(error instanceof ApiError) || !OUTDATED.has(error.status) || played.length === 0) throw error;
    restartLesson(name);
    return api.load([]);
  }
}
