/** A lesson that is open in this browser: its state and the learner's draft. It renders nothing. */

import { ApiError } from '../api/errors.js';
import { loadEdition } from '../api/editions.js';
import { lessonApi, listLessons } from '../api/lessons.js';
import { Draft } from '../state/draft.js';
import { quickSend } from '../state/settings.js';
import { lessonProgress, restartLesson, saveProgress } from './progress.js';

/**
 * @import { LessonInfo } from '../api/lessons.js'
 * @import { Edition, Lesson, Table } from '../../types/wire.js'
 *
 * @typedef {object} LessonListeners
 * @property {() => void} redraw
 * @property {(lesson: Lesson, before: Lesson) => void} advanced
 */

/** The server answers so when the stored progress does not fit the lesson any more: its rules or tasks have changed. */
const OUTDATED = new Set([400, 409, 422]);

export class LessonSession {
  /** Lessons have no clock. */
  receivedAt = 0;

  #listeners;
  #api;

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
    this.#api = lessonApi(lesson.name, () => this.lesson.played, (next) => this.#advance(next));
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

  /** The lesson as a table. @returns {Pick<Table, 'seats' | 'yours' | 'asked' | 'phase'>} */
  get table() {
    const { table: { seats }, game: { asked } } = this.lesson;
    return { seats, yours: ['red'], asked: this.isOver ? [] : asked, phase: 'playing' };
  }

  async restart() {
    const lesson = await this.#api.load([]);
    restartLesson(this.name);
    Object.assign(this, { lesson, notices: lesson.game.notices });
    this.draft = this.#newDraft();
    this.draft.update(lesson.game);
    this.#listeners.redraw();
  }

  /** A task that ends in the middle of a turn is sent at once, so that the next question follows as at a table. */
  #newDraft() {
    return new Draft(this.#api, this.#listeners.redraw, { autoSend: ({ view }) => quickSend.get() || Boolean(view?.decision) });
  }

  /** @param {Lesson} lesson */
  #advance(lesson) {
    const before = this.lesson;
    this.lesson = lesson;
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
