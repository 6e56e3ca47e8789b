/** Shows past turns again on the board. */

import { ignoreRequestError, rethrowFetchError } from '../api/errors.js';
import { effectiveNotices } from './log-chapters.js';

/**
 * @import { Event, Notice, View } from '../../types/wire.js'
 * @import { TableSession } from '../state/table-session.js'
 * @import { LogLine } from './event-text.js'
 * @import { TurnSummary } from './turn-summaries.js'
 *
 * @typedef {Pick<TurnSummary, 'key' | 'from' | 'to'> & { lines: Pick<LogLine, 'events'>[] }} Span  what is shown again
 *
 * @typedef {object} ReplayScreen  where it is shown
 * @property {(replay: { notices: Notice[], before: View, events: Set<Event> }) => Promise<void>} replay
 * @property {() => void} finish
 * @property {boolean} isShowing
 */

/** How long the pointer rests on a turn before it is shown, in milliseconds. */
const REST = 350;

export class TurnReplay {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #playing = '';
  /** Does it end when the pointer leaves? */
  #isHovered = false;
  #session;
  #screen;

  /** @param {TableSession} session @param {ReplayScreen} screen */
  constructor(session, screen) {
    this.#session = session;
    this.#screen = screen;
  }

  /** @param {TurnSummary} summary */
  isPlaying = ({ key }) => this.#playing === key && this.#screen.isShowing;

  /** @param {TurnSummary} summary */
  toggle(summary) {
    clearTimeout(this.#timer);
    if (this.isPlaying(summary) && !this.#isHovered) return this.#screen.finish();
    this.#isHovered = false;
    if (!this.isPlaying(summary)) this.play([summary]);
  }

  /** While something else is shown, hovering changes nothing. @param {TurnSummary} summary */
  hover(summary) {
    clearTimeout(this.#timer);
    if (this.#screen.isShowing) return;
    this.#timer = setTimeout(() => {
      this.#isHovered = true;
      this.play([summary]);
    }, REST);
  }

  leave = () => {
    clearTimeout(this.#timer);
    if (this.#isHovered && this.#screen.isShowing) this.#screen.finish();
    this.#isHovered = false;
  };

  /** A line of the log. @param {Pick<LogLine, 'ply' | 'events'>} line */
  moment({ ply, events }) {
    clearTimeout(this.#timer);
    this.#isHovered = false;
    const last = this.#session.notices.findLast((notice) => notice.events?.some((event) => events.includes(event)));
    return this.play([{ key: `line ${ply}`, from: ply, to: last?.ply ?? ply, lines: [{ events }] }]);
  }

  /** Consecutive turns, from the position before the first of them. @param {Span[]} summaries */
  async play(summaries) {
    const [first, last] = [summaries[0], summaries[summaries.length - 1]];
    this.#playing = first.key;
    const events = new Set(summaries.flatMap(({ lines }) => lines.flatMap((line) => line.events)));
    const notices = effectiveNotices(this.#session.notices).filter(({ ply }) => ply >= first.from && ply <= last.to);
    const before = await this.#position(first.from - 1).catch(ignoreRequestError);
    if (before && this.#playing === first.key) await this.#screen.replay({ notices, before: before.view, events: /** @type {Set<Event>} */ (events) });
  }

  /** @param {number} ply */
  async #position(ply) {
    const { historyApi } = await import('../api/history.js').catch(rethrowFetchError);
    return historyApi(this.#session.id).position(Math.max(0, ply), this.#session.seat ?? '');
  }
}
