/** The first page: one click to a game, and the ways to everything else. */

import { h } from '../lib/dom.js';
import { ask } from '../source/http.js';
import { me } from '../session.js';
import { t } from '../words.js';
import { again } from '../around/again.js';
import { deed, reason } from '../around/deed.js';
import { choice, refusal } from '../around/field.js';
import { glances } from '../around/glance.js';
import { levels } from '../around/levels.js';
import { picture } from '../around/picture.js';
import { level, opponents, playNow } from '../around/play.js';

/** @typedef {import('../router.js').Around} Around */

/** @param {Around} around @returns {import('../router.js').Page} */
export default function start(around) {
  /** @type {Record<string, any[] | undefined>} */
  const lists = {};
  const doing = deed(around.redraw);
  const scene = picture(around.redraw);
  let failed = '';
  const look = async () => {
    failed = await looked(lists, around).then(() => '', reason);
    around.redraw();
  };
  look();
  const looking = again(look, 20);
  return {
    title: () => t('start-title'),
    view: () => h('div', { class: 'start-page' }, hero(around, doing, scene), awaited(lists.awaited), ways(), tables(lists, failed), how()),
    close() {
      looking.close();
      scene.close();
    },
  };
}

/** @param {Record<string, any[] | undefined>} lists @param {Around} around */
async function looked(lists, around) {
  const names = me.get() ? ['open', 'watch', 'awaited'] : ['open', 'watch'];
  await Promise.all(names.map(async (name) => {
    lists[name] = (await ask('GET', `/tables?list=${name}`)).tables;
    around.redraw();
  }));
}

/** @param {Around} around @param {import('../around/deed.js').Deed} doing @param {{ view: () => import('../lib/dom.js').Child }} scene */
function hero(around, doing, scene) {
  return h('section', { class: 'hero', 'aria-labelledby': 'start-name' },
    h('div', { class: 'hero-text' },
      h('h1', { id: 'start-name' }, t('brand')),
      h('p', { class: 'intro' }, t('start-lead')),
      play(around, doing)),
    h('div', { class: 'hero-picture' }, scene.view()));
}

/** @param {Around} around @param {import('../around/deed.js').Deed} doing */
function play(around, doing) {
  const begin = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.run('play', () => playNow(around));
  };
  const many = [1, 2, 3, 4].map((count) => ({ value: String(count), text: String(count) }));
  const good = levels(['squire', 'caballero', 'grande', 'master']).map(({ value, text }) => ({ value, text }));
  const set = (/** @type {() => void} */ change) => {
    change();
    around.redraw();
  };
  return h('form', { class: 'start-play', onsubmit: begin },
    h('button', { class: 'main huge', type: 'submit', disabled: doing.busy() !== '' }, doing.busy() ? t('start-dealing') : t('start-play')),
    h('a', { class: 'button start-learn', href: '/learn' }, h('strong', null, t('learn-start')), h('span', null, t('learn-start-about'))),
    refusal(doing.refused()),
    h('div', { class: 'start-choices' },
      choice({ name: 'opponents', label: t('start-opponents'), value: String(opponents.get()), options: many, look: 'segments', pick: (value) => set(() => opponents.set(Number(value))) }),
      choice({ name: 'level', label: t('start-level'), value: level.get(), options: good, look: 'segments', pick: (value) => set(() => level.set(value)) })),
    h('p', { class: 'hint', 'aria-live': 'polite' }, t(`level-${level.get()}-about`), ' ', !me.get() && t('start-guest')));
}

/** @param {any[] | undefined} tables */
function awaited(tables) {
  if (!tables?.length) return null;
  return h('section', { class: 'band', key: 'awaited', 'aria-labelledby': 'start-awaited' },
    h('h2', { id: 'start-awaited' }, t('start-awaited', { count: tables.length })), glances(tables, null, { awaited: true, most: 4 }));
}

function ways() {
  const way = (/** @type {string} */ name, /** @type {string} */ href) => h('a', { class: 'way', href, key: name },
    h('strong', null, t(`start-${name}`)), h('span', null, t(`start-${name}-about`)));
  return h('nav', { class: 'ways', 'aria-label': t('start-ways') }, way('friends', '/new'), way('screen', '/new?one-screen'), way('watch', '/tables'));
}

/** @param {Record<string, any[] | undefined>} lists @param {string} failed */
function tables({ open, watch }, failed) {
  const part = (/** @type {string} */ name, /** @type {any[] | undefined} */ list) => h('section', { class: 'sheet', 'aria-labelledby': `start-${name}-tables` },
    h('h2', { id: `start-${name}-tables` }, t(`start-${name}-tables`)),
    glances(list, h('p', null, t(`start-no-${name}`)), { most: 3, failed }),
    (list?.length ?? 0) > 3 && h('p', null, h('a', { href: '/tables' }, t('start-more', { count: (list?.length ?? 0) - 3 }))));
  return h('div', { class: 'pair' }, part('open', open), part('watch', watch));
}

function how() {
  return h('section', { class: 'sheet wide how', 'aria-labelledby': 'start-how' },
    h('h2', { id: 'start-how' }, t('start-how')),
    h('ol', { class: 'how-steps' }, [1, 2, 3].map((step) => h('li', { key: step }, h('strong', null, t(`start-how-${step}`)), h('span', null, t(`start-how-${step}-more`))))),
    h('p', null, h('a', { href: '/rules' }, t('start-rules'))),
    h('p', { class: 'faint' }, t('start-programs'), ' ', h('a', { href: '/api/docs' }, t('start-programs-link'))));
}
