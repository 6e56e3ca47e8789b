/** The layout of a lesson: the table with the instructions beside it. */

import { panel } from '../questions/panel.js';
import { h } from '../lib/dom.js';
import { playerNames } from '../i18n/names.js';
import { hand } from '../table/hand.js';
import { eventLog } from '../table/log.js';
import { turnOrder } from '../table/turn-order.js';
import { foldButton } from '../table/question-panel.js';
import { boardFrame, cardsFrame, currentTab, foldState, isHandInQuestion, neededPart, seatContext, tabList, tabsWithoutChat, topBar, visibleView, withCards } from '../table/table-view.js';
import { scoreTally, seatList } from '../table/seats.js';
import { t } from '../i18n/messages.js';
import { instructions } from './instructions.js';

/**
 * @import { View } from '../../types/wire.js'
 * @import { Child } from '../lib/dom.js'
 * @import { Scene } from '../table/table-view.js'
 * @import { LessonSession } from './session.js'
 *
 * @typedef {Scene<LessonSession> & { completion: () => Child, scoreboard: Child }} LessonScene
 */

/** @param {LessonScene} scene */
export function lessonView(scene) {
  const { session, shown, question } = scene;
  const view = visibleView(scene, session.game.view);
  const name = playerNames(session.table.seats);
  const seats = seatContext(scene, view);
  return h('div', { class: 'table lesson', key: 'lesson', dataset: { tab: currentTab(shown, tabsWithoutChat(shown)), asked: question ? 'us' : '', needs: neededPart(scene), tool: session.lesson.tool ?? '' } },
    h('div', { class: 'side-seats', key: 'seats', id: 'players', tabindex: '-1' }, topBar(scene, view), turnOrder(scene.animated ?? session.game.view, name), seatList(seats)),
    h('div', { class: 'middle', key: 'middle' }, boardFrame(scene, view), cardsFrame(scene, view)),
    scoreTally(seats),
    h('div', { class: 'lesson-side', key: 'side' },
      instructions(session),
      scene.scenes || questionSection(scene, view),
      scene.scoreboard,
      h('div', { class: 'side-hand', key: 'hand' }, view.own && !isHandInQuestion(scene) && hand(view.own, session.edition, question)),
      tabList(shown, tabsWithoutChat(shown), scene.redraw),
      h('div', { class: 'side-log', key: 'log', id: 'log', tabindex: '-1' }, eventLog({ notices: session.notices, name, unfolded: shown.unfolded, redraw: scene.redraw }))));
}

/** @param {LessonScene} scene @param {View} view */
function questionSection(scene, view) {
  const { session, context, question } = scene;
  const { isFolded, toggle } = foldState(scene);
  return h('section', { class: `question ${isFolded && question ? 'folded' : ''}`, key: 'question', id: 'question', tabindex: '-1', 'aria-label': t('question-label') },
    question && foldButton(isFolded, toggle),
    session.isOver ? scene.completion() : panel(session.draft, context, withCards(scene, view)));
}
