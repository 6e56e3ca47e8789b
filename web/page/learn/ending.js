/** What comes after a lesson: the next one, or a game. */

import { deed } from '../around/deed.js';
import { refusal } from '../around/field.js';
import { playNow } from '../around/play.js';
import { h } from '../lib/dom.js';
import { t } from '../words.js';

/**
 * @param {import('../router.js').Around} around
 * @param {import('./study.js').Study} study
 * @param {() => Promise<void>} again
 */
export function ending(around, study, again) {
  const doing = deed(around.redraw);
  const isBusy = () => doing.busy() !== '';
  const onward = () => (study.next
    ? h('a', { class: 'button main', href: `/learn/${study.next}`, key: 'next' }, t('learn-next', { title: t(`lesson-${study.next}-title`) }))
    : h('button', { class: 'main', key: 'play', disabled: isBusy(), onclick: () => doing.run('play', () => playNow(around)) }, t(doing.busy() === 'play' ? 'start-dealing' : 'start-play')));
  return {
    view: () => h('div', { class: 'lesson-over', key: 'over' },
      h('h2', { tabindex: '-1', made: (/** @type {HTMLElement} */ node) => queueMicrotask(() => node.focus({ preventScroll: true })) }, t(study.next ? 'learn-over' : 'learn-over-last')),
      h('p', null, t(study.next ? 'learn-over-about' : 'learn-over-last-about')),
      refusal(doing.refused()),
      h('div', { class: 'row' }, onward(),
        h('button', { key: 'again', disabled: isBusy(), onclick: () => doing.run('again', again) }, t('learn-again')))),
  };
}
