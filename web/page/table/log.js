/** The log: events as sentences, newest at the end. */

import { COLOURS } from '../board/emblems.js';
import { h } from '../lib/dom.js';
import { onNextFrame } from '../lib/next-frame.js';
import { language, t } from '../i18n/messages.js';
import { logChapters } from './log-chapters.js';
import { playerChip, withChips } from '../components/player-chip.js';
import { eventText } from './event-text.js';

/**
 * @import { Notice, Player } from '../../types/wire.js'
 * @import { PlayerNames } from '../i18n/names.js'
 * @import { Child } from '../lib/dom.js'
 * @import { LogLine } from './event-text.js'
 * @import { Chapter, Paragraph } from './log-chapters.js'
 *
 * @typedef {object} LogProps
 * @property {Notice[]} notices
 * @property {PlayerNames} name
 * @property {(ply: number) => string} [link]  the address that shows that ply
 * @property {(line: Pick<LogLine, 'ply' | 'events'>) => void} [look]  shows it here instead
 * @property {number} [since]  what came after that ply is new to the viewer
 * @property {Map<string, boolean>} unfolded  chapters that the viewer opened or closed
 * @property {() => void} redraw
 */

/** The latest description, reused while nothing has changed. @type {{ notices: Notice[], options: string, shown: Child } | null} */
let last = null;

/** @type {WeakMap<Paragraph, Child>} */
let paragraphs = new WeakMap();

/** With more new events than this, the log is drawn a frame later than the board. */
const MANY = 20;
/** `isScheduled`: the log waits for the next frame; `isDue`: it has waited. */
const delay = { isScheduled: false, isDue: false };

/** @param {LogProps} props */
export function eventLog(props) {
  const { notices, since, unfolded, name, link } = props;
  const options = [since, link?.(0), ...[...unfolded].flat(), ...COLOURS.map((colour) => name(colour)), language.get()].join(' ');
  if (last?.options !== options) paragraphs = new WeakMap();
  else if (!delay.isDue && hasManyNew(notices, last.notices)) return postpone(props, last.shown);
  delay.isDue = false;
  if (last?.notices !== notices || last.options !== options) last = { notices, options, shown: describe(props) };
  return last.shown;
}

/** Were many events added to the same list of notices? @param {Notice[]} notices @param {Notice[]} before */
const hasManyNew = (notices, before) => notices !== before && notices[before.length - 1] === before.at(-1)
  && notices.slice(before.length).reduce((sum, { events }) => sum + (events?.length ?? 1), 0) > MANY;

/** Keeps the previous description until the next frame. @param {LogProps} props @param {Child} shown */
function postpone({ redraw }, shown) {
  if (!delay.isScheduled) {
    delay.isScheduled = true;
    onNextFrame(() => {
      Object.assign(delay, { isScheduled: false, isDue: true });
      redraw();
    });
  }
  return shown;
}

/** @param {LogProps} props */
function describe(props) {
  const chapters = logChapters(props.notices);
  const latest = chapters.slice(-2).map(({ key }) => key);
  return h('div', { class: 'log-scroll', tabindex: '0', role: 'region', 'aria-label': t('log-label'), onkeydown: moveLine },
    h('div', { class: 'log' }, chapters.map((chapter) => chapterDetails(chapter, latest.includes(chapter.key), props))));
}

/** The headings are reached with Tab, the lines with the arrow keys from there. @param {KeyboardEvent} event */
function moveLine(event) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const log = /** @type {HTMLElement} */ (event.currentTarget);
  if (step === 0 || event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof HTMLAnchorElement)) return;
  const lines = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (log.querySelectorAll('.log a'))];
  event.preventDefault();
  lines[lines.indexOf(event.target) + step]?.focus();
}

/** @param {Chapter} chapter @param {boolean} isLatest @param {LogProps} props */
function chapterDetails(chapter, isLatest, props) {
  const open = props.unfolded.get(chapter.key) ?? (isLatest || isNew(chapter, props));
  const ontoggle = (/** @type {Event} */ event) => {
    const now = /** @type {HTMLDetailsElement} */ (event.currentTarget).open;
    if (now === open) return;
    props.unfolded.set(chapter.key, now);
    props.redraw();
  };
  return h('details', { key: chapter.key, class: `chapter chapter-${chapter.kind}`, open, ontoggle },
    h('summary', null, heading(chapter)),
    open && h('div', { class: 'paragraphs' }, chapter.paragraphs.map((paragraph) => cachedParagraph(paragraph, props))));
}

/** @param {Chapter} chapter @param {LogProps} props */
const isNew = (chapter, { since }) =>
  since !== undefined && chapter.paragraphs.some(({ lines }) => lines.some(({ ply }) => ply > since));

/** @param {Chapter} chapter */
function heading({ kind, round }) {
  if (kind === 'start') return t('log-start');
  return kind === 'scoring' ? t('log-scoring', { round }) : t('log-round', { round });
}

/** @param {Paragraph} paragraph @param {LogProps} props */
function cachedParagraph(paragraph, props) {
  if (!paragraphs.has(paragraph)) paragraphs.set(paragraph, paragraphSection(paragraph, props));
  return paragraphs.get(paragraph);
}

/** @param {Paragraph} paragraph @param {LogProps} props */
function paragraphSection({ key, ply, player, lines }, props) {
  const shown = lines.filter((line) => eventText(line) !== '');
  if (shown.length === 0 && player === null) return null;
  return h('section', { key, class: `paragraph ${player ? `of-${player}` : ''}` },
    player !== null && h('h3', null, playerChip(player), link(props, { ply, events: lines.flatMap(({ events }) => events) }, t('log-turn', { who: props.name(player) }), {})),
    h('ul', null, shown.map((line, index) => item(line, index, player, props))));
}

/** @param {LogLine} line @param {number} index @param {Player | null} player @param {LogProps} props */
function item(line, index, player, props) {
  const isFresh = props.since !== undefined && line.ply > props.since;
  return h('li', { key: `${line.ply}-${index}`, class: `told-${line.events[0].event} ${isFresh ? 'fresh' : ''}` },
    isFresh && h('span', { class: 'hidden-text' }, t('log-fresh')),
    link(props, line, withChips(eventText(line), props.name, player), { tabindex: '-1' }));
}

/** What never moves on the board: such a line leads to the replay. @type {Set<LogLine['events'][0]['event']>} */
const UNSEEN = new Set(['passed', 'received', 'discarded', 'undone']);

/** @param {LogProps} props @param {Pick<LogLine, 'ply' | 'events'>} line @param {Child} text @param {{ tabindex?: string }} attributes */
function link({ link, look }, line, text, attributes) {
  if (!link) return text;
  const canLook = look && line.events.some(({ event }) => !UNSEEN.has(event));
  const onclick = canLook && ((/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    look(line);
  });
  return h('a', { href: link(line.ply), title: t(canLook ? 'recap-hint' : 'log-look'), onclick: onclick || undefined, ...attributes }, text);
}
