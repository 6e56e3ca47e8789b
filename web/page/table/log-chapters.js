/** The structure of the log: rounds and scorings are chapters, turns are paragraphs. Actions that were taken back are left out. */

import { continuesLine } from './event-text.js';

/**
 * @import { Notice, Player } from '../../types/wire.js'
 * @import { LogEvent, LogLine } from './event-text.js'
 *
 * @typedef {Notice & { count?: number }} EffectiveNotice  `count`: how many actions an undo took back
 *
 * @typedef {object} Paragraph
 * @property {string} key
 * @property {number} ply
 * @property {Player | null} player  whose turn it is
 * @property {LogLine[]} lines
 *
 * @typedef {object} Chapter
 * @property {string} key
 * @property {'start' | 'round' | 'scoring'} kind
 * @property {number} round
 * @property {number} ply  where it begins
 * @property {Paragraph[]} paragraphs
 */

/** The latest result, extended where notices were only added. @type {{ notices: Notice[], chapters: Chapter[] }} */
let last = { notices: [], chapters: [] };

/** @param {Notice[]} notices @returns {Chapter[]} */
export function logChapters(notices) {
  if (notices !== last.notices) last = { notices, chapters: build(notices) };
  return last.chapters;
}

/** @param {Notice[]} notices @returns {Chapter[]} */
function build(notices) {
  const added = notices.slice(last.notices.length);
  const isExtension = last.notices.every((notice, at) => notice === notices[at]) && added.every(({ undo }) => undo === undefined);
  const chapters = isExtension ? reopened(last.chapters) : [];
  for (const notice of isExtension ? added : effectiveNotices(notices)) for (const event of eventsOf(notice)) append(chapters, notice, event);
  return chapters;
}

/** A copy whose last line can be changed; everything before stays the same object. @param {Chapter[]} chapters @returns {Chapter[]} */
const reopened = (chapters) => withLast(chapters, (chapter) => ({
  ...chapter, paragraphs: withLast(chapter.paragraphs, (paragraph) => ({
    ...paragraph, lines: withLast(paragraph.lines, (line) => ({ ...line, events: [...line.events] })),
  })),
}));

/** @template T @param {T[]} list @param {(last: T) => T} change @returns {T[]} */
const withLast = (list, change) => list.map((one, at) => (at === list.length - 1 ? change(one) : one));

/** @param {EffectiveNotice} notice @returns {LogEvent[]} */
const eventsOf = (notice) => (notice.undo === undefined ? notice.events : [{ event: 'undone', count: notice.count ?? 0 }]);

/** The notices without what was taken back; each undo says how many actions it took back. A redo restores what was there. @param {Notice[]} notices */
export function effectiveNotices(notices) {
  /** @type {EffectiveNotice[]} */
  let effective = [];
  notices.forEach((notice, at) => {
    const { undo } = notice;
    if (undo === undefined) effective.push(notice);
    else if (isRedo(effective, undo, notices[0].ply)) effective = effectiveNotices(notices.slice(0, at).filter(({ ply }) => ply <= undo));
    else effective.push({ ...notice, count: removeAfter(effective, undo) });
  });
  return effective;
}

/** A redo returns to a ply that was taken back. @param {EffectiveNotice[]} effective @param {number} to @param {number} first  the first known ply */
const isRedo = (effective, to, first) => to > first && !effective.some(({ ply }) => ply === to);

/** @param {EffectiveNotice[]} notices @param {number} ply */
function removeAfter(notices, ply) {
  const first = notices.findIndex((notice) => notice.ply > ply);
  const removed = first < 0 ? [] : notices.splice(first);
  return removed.filter((notice) => notice.undo === undefined).length;
}

/** @param {Chapter[]} chapters @param {Notice} notice @param {LogEvent} event */
function append(chapters, notice, event) {
  const begun = newChapter(chapters, notice, event);
  if (begun) chapters.push(begun);
  if (event.event === 'round-began' || event.event === 'scoring-began') return;
  const chapter = /** @type {Chapter} */ (chapters.at(-1));
  if (event.event === 'turn-began' || chapter.paragraphs.length === 0 || hasEndedTurn(chapter)) {
    const player = event.event === 'turn-began' ? event.player : null;
    chapter.paragraphs.push({ key: `${notice.ply}-${chapter.paragraphs.length}`, ply: notice.ply, player, lines: [] });
  }
  if (event.event !== 'turn-began') appendLine(/** @type {Paragraph} */ (chapter.paragraphs.at(-1)), notice, event);
}

/** @param {Chapter[]} chapters @param {Notice} notice @param {LogEvent} event @returns {Chapter | undefined} */
function newChapter(chapters, notice, event) {
  const empty = { ply: notice.ply, paragraphs: [] };
  if (event.event === 'round-began') return { ...empty, key: `round-${event.round}`, kind: 'round', round: event.round };
  if (event.event === 'scoring-began') return { ...empty, key: `scoring-${event.round}`, kind: 'scoring', round: event.round };
  return chapters.length === 0 ? { ...empty, key: 'start', kind: 'start', round: 0 } : undefined;
}

/** @param {Chapter} chapter */
const hasEndedTurn = ({ paragraphs }) => paragraphs.at(-1)?.lines.at(-1)?.events[0].event === 'turn-ended';

/** @param {Paragraph} paragraph @param {Notice} notice @param {LogEvent} event */
function appendLine(paragraph, notice, event) {
  const last = paragraph.lines.at(-1);
  const by = notice.player ?? null;
  if (last && continuesLine(last, event, by)) last.events.push(event);
  else paragraph.lines.push({ ply: notice.ply, by, events: [event] });
}
