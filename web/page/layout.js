/** What every page is rendered in: skip link, navigation bar, main part, live region, error message. */

import { announcement, LIVE_REGION } from './lib/announce.js';
import { h } from './lib/dom.js';
import { memo } from './lib/memo.js';
import { redraw } from './lib/navigation.js';
import { failureDialog } from './components/failure-dialog.js';
import { hatchPatterns } from './components/hatch-patterns.js';
import { failure } from './state/failure.js';
import { me } from './state/user.js';
import { language, t } from './i18n/messages.js';

/** @import { Child } from './lib/dom.js' */

me.watch(redraw);
failure.watch(redraw);

/** @param {Child} page @returns {Child} */
export function layout(page) {
  return [
    h('a', { class: 'skip', href: '#main' }, t('skip-to-content')),
    topBar([location.pathname, me.get(), language.get()]),
    h('main', { id: 'main', tabindex: '-1', key: 'main' }, page),
    hatchPatterns(),
    failure.get() !== null && failureDialog(),
    h('div', { id: LIVE_REGION, class: 'hidden-text', 'aria-live': 'polite', role: 'status', key: LIVE_REGION }, announcement()),
  ];
}

const topBar = memo(() => h('header', { class: 'top', key: 'top' }, brand(), links()), (/** @type {unknown[]} */ dependencies) => dependencies);

function brand() {
  return h('a', { class: 'brand', href: '/' }, icon(), h('span', null, t('brand')));
}

/** The same picture as icon.svg, without a request. */
const icon = () => h('svg', { viewBox: '0 0 32 32', width: 28, height: 28, 'aria-hidden': 'true' },
  h('path', { fill: '#8a2f1d', d: 'M4 28V10h4v4h4v-4h8v4h4v-4h4v18h-9v-6a3 3 0 0 0-6 0v6z' }),
  h('path', { fill: '#c9a227', d: 'm10 8-1-5 4 2 3-4 3 4 4-2-1 5z' }));

function links() {
  const here = location.pathname;
  const user = me.get();
  const link = (/** @type {string} */ href, /** @type {string} */ text, look = '') =>
    h('a', { class: look || undefined, href, 'aria-current': here === href ? 'page' : undefined }, text);
  return h('nav', { 'aria-label': t('nav-label') },
    h('a', { class: 'roomy', href: '/learn', 'aria-current': here === '/learn' ? 'page' : here.startsWith('/learn/') || undefined }, t('learn-nav')),
    link('/rules', t('nav-rules')), link('/tables', t('nav-tables')), user && link('/mine', t('nav-mine')), link('/settings', t('nav-settings')),
    user ? link(`/player/${user.id}`, user.name, 'self') : link('/sign-in', t('nav-sign-in')));
}
