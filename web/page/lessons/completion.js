/** The end of a lesson: the next one, or a game. */

import { requestState } from '../components/request-state.js';
import { errorMessage } from '../components/fields.js';
import { startQuickGame } from '../state/quick-game.js';
import { h } from '../lib/dom.js';
import { dynamicText, t } from '../i18n/messages.js';

/**
 * @import { PageContext } from '../lib/navigation.js'
 * @import { LessonSession } from './session.js'
 */

/**
 * @param {PageContext} page
 * @param {LessonSession} session
 * @param {() => Promise<void>} restart
 */
export function lessonCompletion(page, session, restart) {
  const request = requestState(page.redraw);
  const isBusy = () => request.busy() !== '';
  const nextButton = () => (session.next
    ? h('a', { class: 'button main', href: `/learn/${session.next}`, key: 'next' }, t('learn-next', { title: dynamicText(`lesson-${session.next}-title`) }))
    : h('button', { class: 'main', key: 'play', disabled: isBusy(), onclick: () => request.run('play', () => startQuickGame(page)) }, t(request.busy() === 'play' ? 'start-dealing' : 'start-play')));
  return {
    view: () => h('div', { class: 'lesson-over', key: 'over' },
      h('h2', { tabindex: '-1', made: (/** @type {HTMLElement} */ node) => queueMicrotask(() => node.focus({ preventScroll: true })) }, t(session.next ? 'learn-over' : 'learn-over-last')),
      h('p', null, t(session.next ? 'learn-over-about' : 'learn-over-last-about')),
      errorMessage(request.refused()),
      h('div', { class: 'row' }, nextButton(),
        h('button', { key: 'again', disabled: isBusy(), onclick: () => request.run('restart', restart) }, t('learn-again')))),
  };
}
