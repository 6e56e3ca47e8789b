/** Everything on the table, laid out: the board, the cards, the players, the question, what was said and done. */

import { board } from '../board/board.js';
import { nothing } from '../decide/asking.js';
import { h } from '../lib/dom.js';
import { me } from '../session.js';
import { t } from '../words.js';
import { banners } from './banner.js';
import { chat } from './chat.js';
import { glyph } from './glyph.js';
import { hand } from './hand.js';
import { discs, used } from './known.js';
import { log } from './log.js';
import { naming } from '../names.js';
import { choices, offers } from './offers.js';
import { order } from './order.js';
import { question } from './question.js';
import { rounds } from './rounds.js';
import { seats, tally } from './seat.js';
import { summary } from './since.js';

/**
 * @typedef {import('./sitting.js').Sitting} Sitting
 *
 * @typedef {object} Shown  what the reader has chosen to see
 * @property {string} tab
 * @property {boolean} wide
 * @property {boolean} folded  the question, on a narrow screen
 * @property {number | undefined} since
 * @property {boolean} summed  the summary of what is new was read
 * @property {number} readAt  until when chat was read
 * @property {Map<string, boolean>} unfolded
 *
 * @typedef {object} Stage
 * @property {Sitting} sitting
 * @property {Shown} shown
 * @property {import('../decide/asking.js').Asking | null} asked
 * @property {import('../decide/asking.js').Context} context
 * @property {boolean} hidden  behind the curtain
 * @property {any} moving  what is shown while something moves
 * @property {import('../lib/dom.js').Child} scored  the scoring that was just held
 * @property {(site: string) => void} why  asks why a site is not lit
 * @property {() => void} redraw
 * @property {(dialog: string, about?: string) => void} open
 */

/** The very same each time, so that nothing is described anew. */
const NOTHING = nothing();

/** @param {Stage} stage */
export function scene(stage) {
  const { sitting, shown, hidden } = stage;
  const view = pictured(stage);
  const players = around(stage, view);
  return h('div', { class: 'table', key: 'table', inert: hidden, dataset: { tab: shown.tab, asked: stage.asked ? 'us' : '' } },
    h('h1', { class: 'hidden-text', key: 'h1' }, t('table-heading', { round: view.round })),
    h('div', { class: 'banners', key: 'banners' }, banners(sitting, stage.redraw), news(stage)),
    h('div', { class: 'side-seats', key: 'seats', id: 'players', tabindex: '-1' }, bar(stage, view), order(stage.moving ?? sitting.game?.view, naming(sitting.tabled.table.seats)), seats(players)),
    h('div', { class: 'middle', key: 'middle' }, drawn(stage, view), stage.scored, cards(stage, view)),
    tally(players),
    question(sitting, stage.context, hidden ? null : filled(stage, view), folding(stage)),
    h('div', { class: 'side-hand', key: 'hand' }, !hidden && view.own && !sitting.game?.over && (shown.wide || !inQuestion(stage)) && hand(view.own, sitting.edition, stage.asked)),
    tabs(stage),
    h('div', { class: 'side-log', key: 'log', id: 'log', tabindex: '-1' }, logged(stage)),
    h('div', { class: 'side-chat', key: 'chat', id: 'chat', tabindex: '-1' }, chat(sitting)));
}

/** What is drawn: while something moves only that lags behind; else what the draft would make of it. @param {Stage} stage */
export function pictured({ sitting, hidden, moving }) {
  const real = /** @type {any} */ (sitting.game?.view);
  if (hidden) return { ...real, own: null };
  if (!moving) return sitting.draft.view ?? real;
  const { hands, modifiers, stacks, discard, own, vetoes, standing } = real;
  return { ...moving, hands, modifiers, stacks, discard, own, vetoes, standing };
}

/** @param {Stage} stage */
function news({ sitting, shown, redraw }) {
  if (shown.summed || shown.since === undefined) return null;
  const read = () => {
    shown.summed = true;
    redraw();
  };
  return summary(sitting.notices, shown.since, naming(sitting.tabled.table.seats), read);
}

/** @param {Stage} stage @param {any} view */
function bar({ open }, view) {
  return h('div', { class: 'bar', key: 'bar' }, rounds(view),
    h('button', { class: 'quiet', onclick: () => open('menu'), 'aria-label': t('menu-open') }, glyph('menu')));
}

/** On a narrow screen a hand that is asked for stands in the question. @param {Stage} stage */
export const inQuestion = ({ shown, asked, hidden }) => !shown.wide && !hidden && asked !== null && asked.powers.size > 0;

/** The question with the cards it is about. @param {Stage} stage @param {any} view */
export function filled(stage, view) {
  const { asked, sitting } = stage;
  if (!asked) return null;
  const { draft } = sitting;
  const kind = (draft.ends ? draft.last : draft.decision)?.kind;
  const cards = kind === 'choose' && choices(asked, sitting.edition);
  return { ...asked, body: [cards, inQuestion(stage) && view.own && hand(view.own, sitting.edition, asked), asked.body] };
}

/** @param {Stage} stage */
export const folding = ({ shown, redraw }) => ({
  folded: shown.folded && !shown.wide,
  fold() {
    shown.folded = !shown.folded;
    redraw();
  },
});

/** @param {Stage} stage @param {any} view */
export function drawn({ sitting, asked, hidden, moving, why }, view) {
  const targets = hidden || moving || !asked ? NOTHING : asked;
  return h('div', { class: 'board-frame', id: 'board', tabindex: '-1', key: 'board' },
    board({ view, base: moving ? undefined : sitting.game?.view, edition: sitting.edition, targets, why, seats: sitting.tabled.table.seats }));
}

/** @param {Stage} stage @param {any} view */
export function cards({ sitting, asked, hidden, open }, view) {
  const { cards: targets, marks } = hidden || !asked ? NOTHING : asked;
  return h('div', { class: 'side-cards', key: 'cards' }, offers({ view, edition: sitting.edition, targets, marks, open }));
}

/** @param {Stage} stage @param {any} view @returns {import('./seat.js').Around} */
export function around({ sitting, shown: { wide } }, view) {
  const { seats, yours, asked, phase } = sitting.tabled.table;
  return { view, seats, yours, wide, asked: phase === 'playing' ? asked : [], heard: sitting.heard, played: used(sitting.notices), discs: discs(sitting.notices) };
}

/** @param {Stage} stage */
function tabs({ sitting, shown, redraw }) {
  const unread = sitting.lines.filter(({ at, user_id: by }) => at > shown.readAt && by !== me.get()?.id).length;
  const names = shown.wide ? ['log', 'chat'] : ['cards', 'players', 'log', 'chat'];
  const now = names.includes(shown.tab) ? shown.tab : names[0];
  return h('div', { class: 'tabs', key: 'tabs', role: 'group', 'aria-label': t('tabs-label') }, names.map((name) =>
    h('button', { key: name, class: 'tab', 'aria-pressed': String(name === now), onclick: () => { shown.tab = name; redraw(); } },
      t(`tab-${name}`), name === 'chat' && unread > 0 && shown.tab !== 'chat' && h('span', { class: 'unread' }, h('span', { class: 'hidden-text' }, t('chat-unread')), unread))));
}

/** @param {Stage} stage */
function logged({ sitting, shown, hidden, redraw }) {
  const notices = hidden ? sitting.notices.map(blank) : sitting.notices;
  const link = (/** @type {number} */ ply) => `/replay/${sitting.id}?ply=${ply}`;
  return log({ notices, name: naming(sitting.tabled.table.seats), link, since: shown.since, unfolded: shown.unfolded, redraw });
}

/** Behind the curtain nothing private is told. @param {any} notice */
const blank = (notice) => ({ ...notice, events: notice.events.map((/** @type {any} */ event) => ({
  ...event,
  ...(event.event === 'disc-set' ? { region: null } : {}),
  ...(event.event === 'passed' || event.event === 'received' ? { modifier: null } : {}),
  ...(event.event === 'recalled' ? { card: null } : {}),
})) });
