/** The bar of the replay: what happened here, ways to go, whose eyes, the link, another game from here. */

import { h } from '../lib/dom.js';
import { lines, sentence } from '../table/sentence.js';
import { rich } from '../table/chip.js';
import { t } from '../words.js';
import { copy } from './copy.js';
import { list, toggle } from './field.js';
import { nearest, within } from './course.js';

/** @typedef {import('./player.js').Playing} Playing */
/** @typedef {import('./player.js').Way} Way */

/** Drawn on 24 by 24. @type {Record<string, string>} */
const SIGNS = {
  first: 'M5 5h2.5v14H5zM20 5v14L8.5 12z',
  'turn-back': 'M12 5v14L2 12zM22 5v14l-10-7z',
  back: 'M17 4v16L6 12z',
  play: 'M6 4l14 8-14 8z',
  pause: 'M6 4h4.5v16H6zM13.5 4H18v16h-4.5z',
  on: 'M7 4v16l11-8z',
  'turn-on': 'M2 5v14l10-7zM12 5v14l10-7z',
  last: 'M4 5v14l11.5-7zM16.5 5H19v14h-2.5z',
};

/** @param {Playing} going @param {{ open: () => void }} branch @param {(player: string) => string} name */
export function controls(going, branch, name) {
  return h('section', { class: 'question replay-bar', key: 'controls', 'aria-label': t('replay-controls') },
    h('h1', { class: 'hidden-text' }, t('replay-title')),
    h('div', { class: 'replay-told' }, told(going, name)),
    scrub(going),
    h('div', { class: 'replay-steps' }, step(going, 'first'), step(going, 'turn-back'), step(going, 'back'), auto(going), step(going, 'on'), step(going, 'turn-on'), step(going, 'last')),
    jumps(going),
    h('details', { class: 'replay-more', key: 'more' }, h('summary', null, t('replay-more')), more(going, branch, name)));
}

/** What this ply was. @param {Playing} going @param {(player: string) => string} name */
function told(going, name) {
  const notice = going.notices.find(({ ply }) => ply === going.ply);
  const entry = going.index[going.ply];
  const sentences = lines(notice?.events ?? [], notice?.player ?? null).map(sentence);
  const last = going.index.length - 1;
  return [
    h('p', { class: 'replay-ply', key: 'ply' }, t('replay-ply', { ply: going.ply, last }),
      entry?.undone && h('strong', { class: 'warn' }, ` ${t('replay-undone')}`), entry?.undo !== undefined && ` ${t('replay-undo', { ply: entry.undo })}`),
    h('div', { class: 'replay-lines', key: 'lines', role: 'log', tabindex: '0', 'aria-label': t('log-label'), 'aria-live': going.auto ? 'off' : 'polite' },
      going.failed ? h('p', { class: 'error' }, going.failed) : sentences.slice(0, 4).map((text, at) => h('p', { key: at }, rich(text, name))),
      sentences.length > 4 && h('p', { class: 'faint' }, t('replay-and-more', { count: sentences.length - 4 }))),
  ];
}

/** @param {Playing} going */
function scrub(going) {
  const at = going.stops.indexOf(nearest(going.stops, going.ply));
  const moved = (/** @type {Event} */ event) => {
    going.watch(false);
    going.go(going.stops[Number(/** @type {HTMLInputElement} */ (event.target).value)]);
  };
  return h('input', {
    class: 'replay-scrub', type: 'range', min: 0, max: Math.max(0, going.stops.length - 1), step: 1, value: String(at), oninput: moved,
    'aria-label': t('replay-scrub'), 'aria-valuetext': t('replay-ply', { ply: going.ply, last: going.index.length - 1 }),
  });
}

/** @param {Playing} going @param {Way} way */
function step(going, way) {
  const [first, last] = [going.stops[0], going.stops.at(-1)];
  const ahead = way === 'on' || way === 'turn-on' || way === 'last';
  const act = () => {
    going.watch(false);
    going.step(way);
  };
  return h('button', { key: way, class: 'sign-button', disabled: going.ply === (ahead ? last : first), onclick: act, 'aria-label': t(`replay-${way}`), title: t(`replay-${way}`) }, sign(way));
}

/** @param {Playing} going */
function auto(going) {
  const name = going.auto ? 'pause' : 'play';
  return h('button', { key: 'auto', class: 'main sign-button', onclick: () => going.watch(!going.auto), 'aria-label': t(`replay-${name}`), title: t(`replay-${name}`) }, sign(name));
}

/** @param {string} name */
const sign = (name) => h('svg', { class: 'sign-drawn', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, h('path', { d: SIGNS[name] }));

/** @param {Playing} going */
function jumps(going) {
  const here = within(going.marks, going.ply);
  const jump = (/** @type {import('./course.js').Mark} */ mark) => {
    const name = t(`replay-to-${mark.kind}`, { round: mark.round });
    const current = mark === here ? 'step' : undefined;
    return h('li', { key: `${mark.kind}${mark.round}` },
      h('button', { class: `quiet jump jump-${mark.kind}`, 'aria-current': current, onclick: () => going.go(mark.ply), 'aria-label': name, title: name },
        mark.kind === 'scoring' ? '★' : mark.round));
  };
  return h('ul', { class: 'replay-jumps', 'aria-label': t('replay-jumps') }, going.marks.map(jump));
}

/** @param {Playing} going @param {{ open: () => void }} branch @param {(player: string) => string} name */
function more(going, branch, name) {
  const { table } = going;
  const over = table.phase === 'over';
  const eyes = over ? table.seats.map((/** @type {any} */ { seat }) => seat) : table.yours;
  const options = [...(over || table.yours.length === 0 ? [{ value: '', text: t('replay-spectator') }] : []), ...eyes.map((/** @type {string} */ seat) => ({ value: seat, text: name(seat) }))];
  const taken = going.index.some(({ undone }) => undone);
  return h('div', { class: 'replay-options' },
    options.length > 1 && list({ id: 'eyes', label: t('replay-eyes'), value: going.seat, options, pick: (seat) => going.look(seat) }),
    taken && toggle({ label: t('replay-whole'), on: going.whole, set: (on) => going.widen(on) }),
    h('div', { class: 'row' },
      copy(link(going), t('replay-share')),
      over && h('button', { onclick: branch.open }, t('replay-branch')),
      h('a', { class: 'button', href: `/${over ? 'result' : 'table'}/${going.id}` }, t(over ? 'replay-end' : 'replay-table'))));
}

/** @param {Playing} going */
const link = (going) => `${location.origin}/replay/${going.id}?ply=${going.ply}${going.seat && going.table.phase === 'over' ? `&seat=${going.seat}` : ''}`;
