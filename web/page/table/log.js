/** The log: what happened, in sentences, newest at the end. */

import { COLOURS } from '../board/emblems.js';
import { h } from '../lib/dom.js';
import { soon } from '../lib/soon.js';
import { language, t } from '../words.js';
import { chapters } from './chapter.js';
import { chip, rich } from './chip.js';
import { sentence } from './sentence.js';

/**
 * @typedef {import('./chapter.js').Chapter} Chapter
 * @typedef {import('./chapter.js').Paragraph} Paragraph
 *
 * @typedef {object} Logged
 * @property {import('../../types/wire.js').Notice[]} notices
 * @property {(player: string) => string} name
 * @property {(ply: number) => string} [link]  where that ply can be looked at
 * @property {number} [since]  what came after that ply is new to the reader
 * @property {Map<string, boolean>} unfolded  chapters somebody opened or closed
 * @property {() => void} redraw
 */

/** What was described last; nothing is described anew while nothing has changed. @type {{ notices: any, as: string, shown: any }} */
let last = { notices: null, as: '', shown: null };

/** What was described of it. @type {WeakMap<Paragraph, import('../lib/dom.js').Child>} */
let paragraphs = new WeakMap();

/** So many events at once are told a frame later: the board comes first. */
const MANY = 20;
/** `waits`: it was put off; `due`: it has waited. */
const story = { waits: false, due: false };

/** @param {Logged} logged */
export function log(logged) {
  const { notices, since, unfolded, name, link } = logged;
  const as = [since, link?.(0), ...[...unfolded].flat(), ...COLOURS.map(name), language.get()].join(' ');
  if (last.as !== as) paragraphs = new WeakMap();
  else if (!story.due && isMuch(notices)) return later(logged);
  story.due = false;
  if (last.notices !== notices || last.as !== as) last = { notices, as, shown: described(logged) };
  return last.shown;
}

/** Has much happened since it was described, in the same story? @param {any[]} notices */
const isMuch = (notices) => notices !== last.notices && notices[last.notices.length - 1] === last.notices.at(-1) && notices.slice(last.notices.length).reduce((sum, { events }) => sum + (events?.length ?? 1), 0) > MANY;

/** What it was, until the next frame. @param {Logged} logged */
function later({ redraw }) {
  if (!story.waits) {
    story.waits = true;
    soon(() => {
      Object.assign(story, { waits: false, due: true });
      redraw();
    });
  }
  return last.shown;
}

/** @param {Logged} logged */
function described(logged) {
  const book = chapters(logged.notices);
  const latest = book.slice(-2).map(({ key }) => key);
  return h('div', { class: 'log-scroll', tabindex: '0', role: 'region', 'aria-label': t('log-label') },
    h('div', { class: 'log' }, book.map((chapter) => shown(chapter, latest.includes(chapter.key), logged))));
}

/** @param {Chapter} chapter @param {boolean} isLatest @param {Logged} logged */
function shown(chapter, isLatest, logged) {
  const open = logged.unfolded.get(chapter.key) ?? (isLatest || isNew(chapter, logged));
  const ontoggle = (/** @type {Event} */ event) => {
    const now = /** @type {HTMLDetailsElement} */ (event.currentTarget).open;
    if (now === open) return;
    logged.unfolded.set(chapter.key, now);
    logged.redraw();
  };
  return h('details', { key: chapter.key, class: `chapter chapter-${chapter.kind}`, open, ontoggle },
    h('summary', null, heading(chapter)),
    open && h('div', { class: 'paragraphs' }, chapter.paragraphs.map((paragraph) => known(paragraph, logged))));
}

/** @param {Chapter} chapter @param {Logged} logged */
const isNew = (chapter, { since }) =>
  since !== undefined && chapter.paragraphs.some(({ lines }) => lines.some(({ ply }) => ply > since));

/** @param {Chapter} chapter */
function heading({ kind, round }) {
  if (kind === 'start') return t('log-start');
  return kind === 'scoring' ? t('log-scoring', { round }) : t('log-round', { round });
}

/** @param {Paragraph} paragraph @param {Logged} logged */
function known(paragraph, logged) {
  if (!paragraphs.has(paragraph)) paragraphs.set(paragraph, paragraphed(paragraph, logged));
  return paragraphs.get(paragraph);
}

/** @param {Paragraph} paragraph @param {Logged} logged */
function paragraphed({ key, ply, player, lines }, logged) {
  const told = lines.filter((line) => sentence(line) !== '');
  if (told.length === 0 && player === null) return null;
  return h('section', { key, class: `paragraph ${player ? `of-${player}` : ''}` },
    player !== null && h('h3', null, chip(player), link(logged, ply, t('log-turn', { who: logged.name(player) }), {})),
    h('ul', null, told.map((line, index) => item(line, index, player, logged))));
}

/** @param {import('./sentence.js').Line} line @param {number} index @param {string | null} player @param {Logged} logged */
function item(line, index, player, logged) {
  const fresh = logged.since !== undefined && line.ply > logged.since;
  const [{ event }] = line.events;
  return h('li', { key: `${line.ply}-${index}`, class: `told-${event} ${fresh ? 'fresh' : ''}` },
    fresh && h('span', { class: 'hidden-text' }, t('log-fresh')),
    link(logged, line.ply, rich(sentence(line), logged.name, player), { tabindex: '-1' }));
}

/** @param {Logged} logged @param {number} ply @param {import('../lib/dom.js').Child} text @param {Record<string, any>} props */
function link({ link }, ply, text, props) {
  if (!link) return text;
  return h('a', { href: link(ply), title: t('log-look'), ...props }, text);
}
