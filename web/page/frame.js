/** What every page stands in: the skip link, the bar on top, the main part. */

import { h } from './lib/dom.js';
import { remembered } from './lib/same.js';
import { hatching } from './around/hatching.js';
import { me } from './session.js';
import { redraw } from './router.js';
import { language, t } from './words.js';

me.watch(() => redraw());

/** @param {import('./lib/dom.js').Child} page */
export function frame(page) {
  return [
    h('a', { class: 'skip', href: '#main' }, t('skip-to-content')),
    top([location.pathname, me.get(), language.get()]),
    h('main', { id: 'main', tabindex: '-1', key: 'main' }, page),
    hatching(),
    h('div', { id: 'told', class: 'hidden-text', 'aria-live': 'polite', role: 'status', key: 'told' }, told),
  ];
}

/** The bar on top. @type {(about: any[]) => import('./lib/dom.js').Child} */
const top = remembered(() => h('header', { class: 'top', key: 'top' }, brand(), links()), (about) => about);

function brand() {
  return h('a', { class: 'brand', href: '/' }, h('img', { src: '/page/icon.svg', alt: '', width: 28, height: 28 }), h('span', null, t('brand')));
}

function links() {
  const here = location.pathname;
  const link = (/** @type {string} */ href, /** @type {string} */ text) =>
    h('a', { href, 'aria-current': here === href ? 'page' : undefined }, text);
  const who = me.get();
  return h('nav', { 'aria-label': t('nav-label') },
    h('a', { class: 'roomy', href: '/learn', 'aria-current': here === '/learn' ? 'page' : here.startsWith('/learn/') || undefined }, t('learn-nav')), link('/rules', t('nav-rules')), link('/tables', t('nav-tables')), who && link('/mine', t('nav-mine')), link('/settings', t('nav-settings')),
    who ? h('a', { class: 'self', href: `/player/${who.id}`, 'aria-current': here === `/player/${who.id}` ? 'page' : undefined }, who.name) : link('/sign-in', t('nav-sign-in')));
}

/** What was said last; it stays when the page is drawn anew. */
let told = '';

/** Says something to those who listen instead of looking. @param {string} text */
export function say(text) {
  told = text;
  const node = document.getElementById('told');
  if (node) node.textContent = text;
}
