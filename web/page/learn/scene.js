/** A lesson, laid out: the table as it always is, and the teacher's card beside it. */

import { panel } from '../decide/panel.js';
import { h } from '../lib/dom.js';
import { naming } from '../names.js';
import { glyph } from '../table/glyph.js';
import { hand } from '../table/hand.js';
import { log } from '../table/log.js';
import { order } from '../table/order.js';
import { rounds } from '../table/rounds.js';
import { around, cards, drawn, filled, folding, inQuestion, pictured } from '../table/scene.js';
import { seats, tally } from '../table/seat.js';
import { t } from '../words.js';
import { teacher } from './teacher.js';

/**
 * @typedef {import('../table/scene.js').Stage & { study: import('./study.js').Study, ending: () => import('../lib/dom.js').Child }} Stage
 *   a table's stage, with a study where somebody sits
 */

/** @param {Stage} stage */
export function scene(stage) {
  const { study, shown, asked } = stage;
  const view = pictured(stage);
  const name = naming(study.lesson.table.seats);
  return h('div', { class: 'table lesson', key: 'lesson', dataset: { tab: shown.tab, asked: asked ? 'us' : '' } },
    h('div', { class: 'side-seats', key: 'seats', id: 'players', tabindex: '-1' }, bar(stage, view), order(stage.moving ?? study.game.view, name), seats(around(stage, view))),
    h('div', { class: 'middle', key: 'middle' }, drawn(stage, view), cards(stage, view)),
    tally(around(stage, view)),
    h('div', { class: 'lesson-side', key: 'side' },
      teacher(study),
      question(stage, view),
      stage.scored,
      h('div', { class: 'side-hand', key: 'hand' }, view.own && (shown.wide || !inQuestion(stage)) && hand(view.own, study.edition, asked)),
      tabs(stage),
      h('div', { class: 'side-log', key: 'log', id: 'log', tabindex: '-1' }, log({ notices: study.notices, name, unfolded: shown.unfolded, redraw: stage.redraw }))));
}

/** @param {Stage} stage @param {any} view */
const bar = ({ open }, view) => h('div', { class: 'bar', key: 'bar' }, rounds(view),
  h('button', { class: 'quiet', onclick: () => open('menu'), 'aria-label': t('menu-open') }, glyph('menu')));

/** @param {Stage} stage @param {any} view */
function question(stage, view) {
  const { study, context, asked } = stage;
  const { folded, fold } = folding(stage);
  return h('section', { class: `question ${folded && asked ? 'folded' : ''}`, key: 'question', id: 'question', tabindex: '-1', 'aria-label': t('question-label') },
    asked && h('button', { class: 'quiet fold', onclick: fold, 'aria-expanded': String(!folded), 'aria-label': t(folded ? 'question-unfold' : 'question-fold') }, folded ? '▴' : '▾'),
    study.isOver ? stage.ending() : panel(study.draft, context, filled(stage, view)));
}

/** @param {Stage} stage */
function tabs({ shown, redraw }) {
  const to = (/** @type {string} */ name) => () => {
    shown.tab = name;
    redraw();
  };
  return h('div', { class: 'tabs', key: 'tabs', role: 'group', 'aria-label': t('tabs-label') }, ['cards', 'players', 'log'].map((name) =>
    h('button', { key: name, class: 'tab', 'aria-pressed': String(name === shown.tab), onclick: to(name) }, t(`tab-${name}`))));
}
