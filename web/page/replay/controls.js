/** The controls of the replay: what happened, steps, seat, link, another game from here. */

import { h } from '../lib/dom.js';
import { eventLines, eventText } from '../table/event-text.js';
import { withChips } from '../components/player-chip.js';
import { t } from '../i18n/messages.js';
import { shareButton } from '../components/copy-button.js';
import { isOnDevice } from '../state/device-games.js';
import { selectField, checkbox } from '../components/fields.js';
import { nearestStop, currentMark } from './timeline.js';

/**
 * @import { Child } from '../lib/dom.js'
 * @import { PlayerNames } from '../i18n/names.js'
 * @import { Playback, Viewer } from './playback.js'
 * @import { Bookmark, Step } from './timeline.js'
 */


/** Drawn on 24 by 24. @type {Record<string, string>} */
const ICONS = {
  first: 'M5 5h2.5v14H5zM20 5v14L8.5 12z',
  'turn-back': 'M12 5v14L2 12zM22 5v14l-10-7z',
  back: 'M17 4v16L6 12z',
  play: 'M6 4l14 8-14 8z',
  pause: 'M6 4h4.5v16H6zM13.5 4H18v16h-4.5z',
  on: 'M7 4v16l11-8z',
  'turn-on': 'M2 5v14l10-7zM12 5v14l10-7z',
  last: 'M4 5v14l11.5-7zM16.5 5H19v14h-2.5z',
};

/** @param {Playback} playback @param {{ open: () => void }} branch @param {PlayerNames} name @param {Child} [comparison]  shown instead of what happened */
export function controls(playback, branch, name, comparison) {
  return h('section', { class: 'question replay-bar', key: 'controls', 'aria-label': t('replay-controls') },
    h('h1', { class: 'hidden-text' }, t('replay-title')),
    comparison || h('div', { class: 'replay-told' }, plyText(playback, name)),
    slider(playback),
    h('div', { class: 'replay-steps' }, stepButton(playback, 'first'), stepButton(playback, 'turn-back'), stepButton(playback, 'back'), playButton(playback), stepButton(playback, 'on'), stepButton(playback, 'turn-on'), stepButton(playback, 'last')),
    bookmarks(playback),
    playback.table.phase !== 'over' && h('a', { class: 'button', key: 'table', href: `/table/${playback.id}` }, t('replay-table')),
    h('details', { class: 'replay-more', key: 'more' }, h('summary', null, t('replay-more')), options(playback, branch, name)));
}

/** What this ply was. @param {Playback} playback @param {PlayerNames} name */
function plyText(playback, name) {
  const notice = playback.notices.find(({ ply }) => ply === playback.ply);
  const entry = playback.plies[playback.ply];
  const sentences = eventLines(notice?.events ?? [], notice?.player ?? null).map(eventText);
  const last = playback.plies.length - 1;
  return [
    h('p', { class: 'replay-ply', key: 'ply' }, t('replay-ply', { ply: playback.ply, last }),
      entry?.undone && h('strong', { class: 'warn' }, ` ${t('replay-undone')}`), entry?.undo !== undefined && ` ${t('replay-undo', { ply: entry.undo })}`),
    h('div', { class: 'replay-lines', key: 'lines', role: 'log', tabindex: '0', 'aria-label': t('log-label'), 'aria-live': playback.isPlaying ? 'off' : 'polite' },
      playback.failed ? h('p', { class: 'error' }, playback.failed) : sentences.slice(0, 4).map((text, at) => h('p', { key: at }, withChips(text, name))),
      sentences.length > 4 && h('p', { class: 'faint' }, t('replay-and-more', { count: sentences.length - 4 }))),
  ];
}

/** @param {Playback} playback */
function slider(playback) {
  const at = playback.stops.indexOf(nearestStop(playback.stops, playback.ply));
  const moved = (/** @type {Event} */ event) => {
    playback.play(false);
    playback.go(playback.stops[Number(/** @type {HTMLInputElement} */ (event.target).value)]);
  };
  return h('input', {
    class: 'replay-scrub', type: 'range', min: 0, max: Math.max(0, playback.stops.length - 1), step: 1, value: String(at), oninput: moved,
    'aria-label': t('replay-scrub'), 'aria-valuetext': t('replay-ply', { ply: playback.ply, last: playback.plies.length - 1 }),
  });
}

/** @param {Playback} playback @param {Step} step */
function stepButton(playback, step) {
  const [first, last] = [playback.stops[0], playback.stops.at(-1)];
  const isForward = step === 'on' || step === 'turn-on' || step === 'last';
  const act = () => {
    playback.play(false);
    playback.step(step);
  };
  return h('button', { key: step, class: 'sign-button', disabled: playback.ply === (isForward ? last : first), onclick: act, 'aria-label': t(`replay-${step}`), title: t(`replay-${step}`) }, icon(step));
}

/** @param {Playback} playback */
function playButton(playback) {
  const name = playback.isPlaying ? 'pause' : 'play';
  return h('button', { key: 'auto', class: 'main sign-button', onclick: () => playback.play(!playback.isPlaying), 'aria-label': t(`replay-${name}`), title: t(`replay-${name}`) }, icon(name));
}

/** @param {string} name */
const icon = (name) => h('svg', { class: 'sign-drawn', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, h('path', { d: ICONS[name] }));

/** @param {Playback} playback */
function bookmarks(playback) {
  const here = currentMark(playback.marks, playback.ply);
  const jump = (/** @type {Bookmark} */ mark) => {
    const name = t(`replay-to-${mark.kind}`, { round: mark.round });
    const current = mark === here ? 'step' : undefined;
    return h('li', { key: `${mark.kind}${mark.round}` },
      h('button', { class: `quiet jump jump-${mark.kind}`, 'aria-current': current, onclick: () => playback.go(mark.ply), 'aria-label': name, title: name },
        mark.kind === 'scoring' ? '★' : mark.round));
  };
  return h('ul', { class: 'replay-jumps', 'aria-label': t('replay-jumps') }, playback.marks.map(jump));
}

/** @param {Playback} playback @param {{ open: () => void }} branch @param {PlayerNames} name */
function options(playback, branch, name) {
  const { table } = playback;
  const over = table.phase === 'over';
  const viewers = over ? table.seats.map(({ seat }) => seat) : table.yours;
  const choices = [...(over || table.yours.length === 0 ? [{ value: '', text: t('replay-spectator') }] : []), ...viewers.map((seat) => ({ value: seat, text: name(seat) }))];
  const hasUndone = playback.plies.some(({ undone }) => undone);
  return h('div', { class: 'replay-options' },
    choices.length > 1 && selectField({ id: 'eyes', label: t('replay-eyes'), value: playback.seat, options: choices, pick: (seat) => playback.switchSeat(/** @type {Viewer} */ (seat)) }),
    hasUndone && checkbox({ label: t('replay-whole'), on: playback.withUndone, set: (on) => playback.showUndone(on) }),
    h('div', { class: 'row' },
      !isOnDevice(playback.id) && shareButton(link(playback), t('share-step')),
      over && h('button', { onclick: () => branch.open() }, t('replay-branch')),
      over && h('a', { class: 'button', href: `/review/${playback.id}` }, t('end-review')),
      over && h('a', { class: 'button', href: `/result/${playback.id}` }, t('replay-end'))));
}

/** @param {Playback} playback */
const link = (playback) => `${location.origin}/replay/${playback.id}?ply=${playback.ply}${playback.seat && playback.table.phase === 'over' ? `&seat=${playback.seat}` : ''}`;
