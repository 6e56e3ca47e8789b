/** The list of lessons with the user's progress. */

import { requestState } from '../components/request-state.js';
import { confirmDialog } from '../components/confirm-dialog.js';
import { errorMessage } from '../components/fields.js';
import { startQuickGame } from '../state/quick-game.js';
import { pageTitle } from '../components/page-title.js';
import { forgetLessons, lessonProgress, restartLesson, lessonStage } from '../lessons/progress.js';
import { h } from '../lib/dom.js';
import { loadStylesheet } from '../lib/stylesheet.js';
import { listLessons } from '../api/lessons.js';
import { dynamicText, loadMore, t } from '../i18n/messages.js';

/**
 * @import { LessonInfo } from '../api/lessons.js'
 * @import { PageFactory } from '../lib/navigation.js'
 */

/** @typedef {LessonInfo} Listed */

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function learn(page) {
  const [list] = await Promise.all([listLessons(), loadMore('book'), loadStylesheet('lessons')]);
  const status = requestState(page.redraw);
  let forgetting = false;
  const asks = (/** @type {boolean} */ now) => {
    forgetting = now;
    page.redraw();
  };
  const forgotten = () => {
    forgetLessons();
    asks(false);
  };
  const once = (/** @type {string} */ name) => {
    restartLesson(name);
    page.go(`/learn/${name}`);
  };

  const play = () => h('button', { class: 'main big', disabled: status.busy() !== '', onclick: () => status.run('play', () => startQuickGame(page)) }, t(status.busy() ? 'start-dealing' : 'start-play'));
  const onward = () => {
    const next = list.find(({ name }) => lessonStage(name) === 'begun') ?? list.find(({ name }) => lessonStage(name) === 'new');
    return next ? h('a', { class: 'button main big', href: `/learn/${next.name}` }, t(list.every(({ name }) => lessonStage(name) === 'new') ? 'learn-begin-all' : 'learn-go-on-with', { title: title(next.name) })) : play();
  };

  return {
    title: () => pageTitle(t('learn-title')),
    view: () => h('div', { class: 'pages learn' },
      h('h1', null, t('learn-title')),
      h('p', { class: 'intro' }, t('learn-lead', { count: list.length })),
      h('div', { class: 'learn-onward' }, onward(), progressBar(list)),
      errorMessage(status.refused()),
      h('ol', { class: 'plain lessons' }, list.map((one, at) => row(one, at + 1, once))),
      h('p', { class: 'row learn-foot' }, h('a', { href: '/rules' }, t('start-rules')),
        list.some(({ name }) => lessonStage(name) !== 'new') && h('button', { class: 'quiet', onclick: () => asks(true) }, t('learn-forget'))),
      forgetting && confirmDialog({ title: t('learn-forget-title'), text: t('learn-forget-text'), yes: t('learn-forget'), act: forgotten, close: () => asks(false) })),
  };
}

/** @param {string} name */
const title = (name) => dynamicText(`lesson-${name}-title`);

/** @param {Listed[]} list */
function progressBar(list) {
  const done = list.filter(({ name }) => lessonProgress(name).done).length;
  return h('p', { class: 'learn-progress' },
    h('span', { class: 'progress-bar', 'aria-hidden': 'true', style: { '--part': done / Math.max(1, list.length) } }),
    t('learn-done-of', { done, count: list.length }));
}

/** @param {Listed} lesson @param {number} number @param {(name: string) => void} once */
function row({ name, tasks }, number, once) {
  const at = lessonStage(name);
  const way = at === 'done'
    ? h('button', { key: 'once', onclick: () => once(name), 'aria-label': t('learn-once-label', { title: title(name) }) }, t('learn-once'))
    : h('a', { key: 'way', class: 'button', href: `/learn/${name}`, 'aria-label': t(`learn-${at}-label`, { title: title(name) }) }, t(at === 'begun' ? 'learn-go-on' : 'learn-begin'));
  return h('li', { key: name, class: `learn-row at-${at}` },
    h('span', { class: 'learn-number', 'aria-hidden': 'true' }, lessonProgress(name).done ? '✓' : number),
    h('div', { class: 'learn-what' }, h('h2', null, title(name)), h('p', null, dynamicText(`lesson-${name}-intro`))),
    h('p', { class: 'learn-stage' }, at === 'begun' ? t('learn-stage-begun', { step: lessonProgress(name).task + 1, steps: tasks }) : t(`learn-stage-${at}`)),
    way);
}
