/** All lessons: what each teaches, how far it was played, and where to go on. */

import { deed } from '../around/deed.js';
import { sure } from '../around/dialog.js';
import { refusal } from '../around/field.js';
import { playNow } from '../around/play.js';
import { titled } from '../around/titled.js';
import { forget, progress, restart, stage } from '../learn/progress.js';
import { h } from '../lib/dom.js';
import { styled } from '../lib/styled.js';
import { lessons } from '../source/lesson.js';
import { more, t } from '../words.js';

await styled('/page/css/learn.css');

/** @typedef {import('../source/lesson.js').Listed} Listed */

/** @type {import('../router.js').Maker} */
export default async function learn(around) {
  const [list] = await Promise.all([lessons(), more('book')]);
  const doing = deed(around.redraw);
  let forgetting = false;
  const asks = (/** @type {boolean} */ now) => {
    forgetting = now;
    around.redraw();
  };
  const forgotten = () => {
    forget();
    asks(false);
  };
  const once = (/** @type {string} */ name) => {
    restart(name);
    around.go(`/learn/${name}`);
  };

  const play = () => h('button', { class: 'main big', disabled: doing.busy() !== '', onclick: () => doing.run('play', () => playNow(around)) }, t(doing.busy() ? 'start-dealing' : 'start-play'));
  const onward = () => {
    const next = list.find(({ name }) => stage(name) === 'begun') ?? list.find(({ name }) => stage(name) === 'new');
    return next ? h('a', { class: 'button main big', href: `/learn/${next.name}` }, t(list.every(({ name }) => stage(name) === 'new') ? 'learn-begin-all' : 'learn-go-on-with', { title: title(next.name) })) : play();
  };

  return {
    title: () => titled(t('learn-title')),
    view: () => h('div', { class: 'pages learn' },
      h('h1', null, t('learn-title')),
      h('p', { class: 'intro' }, t('learn-lead', { count: list.length })),
      h('div', { class: 'learn-onward' }, onward(), gauge(list)),
      refusal(doing.refused()),
      h('ol', { class: 'plain lessons' }, list.map((one, at) => row(one, at + 1, once))),
      h('p', { class: 'row learn-foot' }, h('a', { href: '/rules' }, t('start-rules')),
        list.some(({ name }) => stage(name) !== 'new') && h('button', { class: 'quiet', onclick: () => asks(true) }, t('learn-forget'))),
      forgetting && sure({ title: t('learn-forget-title'), text: t('learn-forget-text'), yes: t('learn-forget'), act: forgotten, close: () => asks(false) })),
  };
}

/** @param {string} name */
const title = (name) => t(`lesson-${name}-title`);

/** @param {Listed[]} list */
function gauge(list) {
  const done = list.filter(({ name }) => progress(name).done).length;
  return h('p', { class: 'learn-gauge' },
    h('span', { class: 'gauge', 'aria-hidden': 'true', style: { '--part': done / Math.max(1, list.length) } }),
    t('learn-done-of', { done, count: list.length }));
}

/** @param {Listed} lesson @param {number} number @param {(name: string) => void} once */
function row({ name, tasks }, number, once) {
  const at = stage(name);
  const way = at === 'done'
    ? h('button', { key: 'once', onclick: () => once(name), 'aria-label': t('learn-once-label', { title: title(name) }) }, t('learn-once'))
    : h('a', { key: 'way', class: 'button', href: `/learn/${name}`, 'aria-label': t(`learn-${at}-label`, { title: title(name) }) }, t(at === 'begun' ? 'learn-go-on' : 'learn-begin'));
  return h('li', { key: name, class: `learn-row at-${at}` },
    h('span', { class: 'learn-number', 'aria-hidden': 'true' }, progress(name).done ? '✓' : number),
    h('div', { class: 'learn-what' }, h('h2', null, title(name)), h('p', null, t(`lesson-${name}-intro`))),
    h('p', { class: 'learn-stage' }, at === 'begun' ? t('learn-stage-begun', { step: progress(name).task + 1, steps: tasks }) : t(`learn-stage-${at}`)),
    way);
}
