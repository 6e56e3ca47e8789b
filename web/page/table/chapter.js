/** The log as a book: rounds and scorings are chapters, turns are paragraphs. What was taken back is left out. */

import { joins } from './sentence.js';

/**
 * @typedef {import('../../types/wire.js').Notice} Notice
 * @typedef {import('./sentence.js').Line} Line
 *
 * @typedef {object} Paragraph
 * @property {string} key
 * @property {number} ply
 * @property {string | null} player  whose turn it is
 * @property {Line[]} lines
 *
 * @typedef {object} Chapter
 * @property {string} key
 * @property {'start' | 'round' | 'scoring'} kind
 * @property {number} round
 * @property {number} ply  where it begins
 * @property {Paragraph[]} paragraphs
 */

/** What was read last. @type {{ notices: Notice[], book: Chapter[] }} */
let last = { notices: [], book: [] };

/** What only grows is read on; what was read before stays the same. @param {Notice[]} notices @returns {Chapter[]} */
export function chapters(notices) {
  if (notices !== last.notices) last = { notices, book: read(notices) };
  return last.book;
}

/** @param {Notice[]} notices @returns {Chapter[]} */
function read(notices) {
  const fresh = notices.slice(last.notices.length);
  const goesOn = last.notices.every((notice, at) => notice === notices[at]) && fresh.every(({ undo }) => undo === undefined);
  const book = goesOn ? reopened(last.book) : [];
  for (const notice of goesOn ? fresh : standing(notices)) for (const event of told(notice)) enter(book, notice, event);
  return book;
}

/** The same book with its last line open. @param {Chapter[]} book @returns {Chapter[]} */
const reopened = (book) => ending(book, (chapter) => ({
  ...chapter, paragraphs: ending(chapter.paragraphs, (paragraph) => ({
    ...paragraph, lines: ending(paragraph.lines, (line) => ({ ...line, events: [...line.events] })),
  })),
}));

/** The list with another end. @template T @param {T[]} list @param {(last: T) => T} end @returns {T[]} */
const ending = (list, end) => list.map((one, at) => (at === list.length - 1 ? end(one) : one));

/** @param {any} notice @returns {any[]} */
const told = (notice) => (notice.undo === undefined ? notice.events : [{ event: 'undone', count: notice.count }]);

/**
 * The notices that still count, and for each going back how much it took back.
 * @param {any[]} notices
 */
export function standing(notices) {
  /** @type {any[]} */
  const stand = [];
  for (const notice of notices) {
    if (notice.undo === undefined) stand.push(notice);
    else stand.push({ ...notice, count: backTo(stand, notice.undo) });
  }
  return stand;
}

/** @param {any[]} stand @param {number} ply */
function backTo(stand, ply) {
  const first = stand.findIndex((notice) => notice.ply > ply);
  const gone = first < 0 ? [] : stand.splice(first);
  return gone.filter((notice) => notice.undo === undefined).length;
}

/** @param {Chapter[]} book @param {any} notice @param {any} event */
function enter(book, notice, event) {
  const begun = begins(book, notice, event);
  if (begun) book.push(begun);
  if (event.event === 'round-began' || event.event === 'scoring-began') return;
  const chapter = /** @type {Chapter} */ (book.at(-1));
  if (event.event === 'turn-began' || chapter.paragraphs.length === 0 || ended(chapter)) {
    const player = event.event === 'turn-began' ? event.player : null;
    chapter.paragraphs.push({ key: `${notice.ply}-${chapter.paragraphs.length}`, ply: notice.ply, player, lines: [] });
  }
  if (event.event !== 'turn-began') write(/** @type {Paragraph} */ (chapter.paragraphs.at(-1)), notice, event);
}

/** @param {Chapter[]} book @param {any} notice @param {any} event @returns {Chapter | undefined} */
function begins(book, notice, event) {
  const at = { ply: notice.ply, paragraphs: [] };
  if (event.event === 'round-began') return { ...at, key: `round-${event.round}`, kind: 'round', round: event.round };
  if (event.event === 'scoring-began') return { ...at, key: `scoring-${event.round}`, kind: 'scoring', round: event.round };
  return book.length === 0 ? { ...at, key: 'start', kind: 'start', round: 0 } : undefined;
}

/** @param {Chapter} chapter */
const ended = ({ paragraphs }) => paragraphs.at(-1)?.lines.at(-1)?.events[0].event === 'turn-ended';

/** @param {Paragraph} paragraph @param {any} notice @param {any} event */
function write(paragraph, notice, event) {
  const last = paragraph.lines.at(-1);
  const by = notice.player ?? null;
  if (last && joins(last, event, by)) last.events.push(event);
  else paragraph.lines.push({ ply: notice.ply, by, events: [event] });
}
