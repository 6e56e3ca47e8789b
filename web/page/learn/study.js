/** Being in a lesson: what is known of it, what happened, what is drafted. It draws nothing. */

import { draft } from '../decide/draft.js';
import { quick } from '../decide/quick.js';
import { lesson as source, lessons } from '../source/lesson.js';
import { Refused } from '../source/source.js';
import { edition } from '../table/sitting.js';
import { note, progress, restart } from './progress.js';

/**
 * @typedef {import('../source/lesson.js').Lesson} Lesson
 * @typedef {Awaited<ReturnType<typeof study>>} Study
 *
 * @typedef {object} Ears  who is told what
 * @property {() => void} redraw
 * @property {(lesson: Lesson, before: Lesson) => void} went
 */

/** What was kept and is answered so is no course of this lesson any more: its rules or its tasks have changed. */
const OUTDATED = new Set([400, 409, 422]);

/** @param {string} name @param {Ears} ears */
export async function study(name, ears) {
  const list = await lessons();
  const place = list.findIndex((one) => one.name === name);
  const server = source(name, () => studying.lesson.played, went);
  const first = await resumed();
  const studying = {
    name,
    lesson: first,
    notices: first.game.notices,
    edition: await edition('default', first.table.players),
    draft: drafted(),
    number: place + 1,
    rules: list[place]?.rules ?? [],
    /** The lesson after this one. @type {string | undefined} */
    next: list[place + 1]?.name,
    get game() { return studying.lesson.game; },
    get isOver() { return studying.lesson.task >= studying.lesson.tasks; },
    /** As a table would tell it. */
    get tabled() {
      const { table: { seats }, game: { asked } } = studying.lesson;
      return { table: { seats, yours: ['red'], asked: studying.isOver ? [] : asked, phase: 'playing' } };
    },
    heard: 0,
    again,
  };

  /** A task that is done in the midst of a turn goes over into the next one, as one question follows another at a table. */
  function drafted() {
    return draft(server, ears.redraw, ({ view }) => quick.get() || Boolean(view?.decision));
  }

  /** From where it was left; from the beginning if that is not understood any more. */
  async function resumed() {
    const { played } = progress(name);
    try {
      return await server.look(played);
    } catch (error) {
      if (!(error instanceof Refused) || !OUTDATED.has(error.status) || played.length === 0) throw error;
      restart(name);
      return server.look([]);
    }
  }

  /** @param {Lesson} lesson */
  function went(lesson) {
    const before = studying.lesson;
    studying.lesson = lesson;
    studying.notices = studying.notices.concat(lesson.game.notices);
    note(lesson);
    ears.went(lesson, before);
    ears.redraw();
  }

  /** From the beginning. */
  async function again() {
    const lesson = await server.look([]);
    restart(name);
    studying.draft = drafted();
    Object.assign(studying, { lesson, notices: lesson.game.notices });
    await studying.draft.renew(lesson);
    ears.redraw();
  }

  await studying.draft.renew(first);
  return studying;
}
