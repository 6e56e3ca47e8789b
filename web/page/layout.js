/** What every page is rendered in: skip link, navigation bar, main part, live region, error message. */

import { isOnline, offline } from './api/reach.js';
import { address, hasServer } from './lib/address.js';
import { announcement, LIVE_REGION } from './lib/announce.js';
import { h } from './lib/dom.js';
import { memo } from './lib/memo.js';
import { redraw } from './lib/navigation.js';
import { fontsLoaded } from './lib/text-width.js';
import { brandIcon } from './components/brand-icon.js';
import { failureDialog } from './components/failure-dialog.js';
import { hatchPatterns } from './components/hatch-patterns.js';
import { failure } from './state/failure.js';
import { notice } from './state/maintenance.js';
import { subject } from './state/player-menu.js';
import { me } from './state/user.js';
import { language, t } from './i18n/messages.js';

/** @import { Child } from './lib/dom.js' */

me.watch(redraw);
fontsLoaded.watch(redraw);
failure.watch(redraw);
notice.watch(redraw);
offline.watch(redraw);

/** The dialog about another player, once it is loaded. @type {typeof import('./account/player-dialog.js').playerDialog | undefined} */
let playerDialog;
subject.watch(async () => {
  playerDialog ??= (await import('./account/player-dialog.js')).playerDialog;
  redraw();
});

/** @param {Child} page @returns {Child} */
export function layout(page) {
  return [
    h('a', { class: 'skip', href: '#main' }, t('skip-to-content')),
    topBar([address().pathname, me.get(), language.get(), offline.get()]),
    notice.get() !== null && h('p', { class: 'notice', role: 'status', key: 'notice' }, h('b', null, t('notice-maintenance')), ' ', notice.get()),
    h('main', { id: 'main', tabindex: '-1', key: 'main' }, page),
    hatchPatterns(),
    openMenu(),
    failure.get() !== null && failureDialog(),
    h('div', { id: LIVE_REGION, class: 'hidden-text', 'aria-live': 'polite', role: 'status', key: LIVE_REGION }, announcement()),
  ];
}

function openMenu() {
  const player = subject.get();
  return player !== null && playerDialog !== undefined && playerDialog(player);
}

const topBar = memo(() => h('header', { class: 'top', key: 'top' }, brand(), links()), (/** @type {unknown[]} */ dependencies) => dependencies);

function brand() {
  return h('a', { class: 'brand', href: '/' }, brandIcon(), h('span', null, t('brand')));
}

/** On a phone it is a symbol. */
function settingsLink() {
  return h('a', { class: 'gear', href: '/settings', 'aria-current': address().pathname === '/settings' ? 'page' : undefined },
    h('span', { class: 'gear-sign', 'aria-hidden': 'true' }, '⚙'), h('span', { class: 'gear-text' }, t('nav-settings')));
}

/** The user, or a note that the server cannot be reached. @param {import('../types/wire.js').Profile | null} user */
function identity(user) {
  const link = (/** @type {string} */ href, /** @type {string} */ text, look = '') =>
    h('a', { class: look || undefined, href, 'aria-current': address().pathname === href ? 'page' : undefined }, text);
  if (!hasServer) return null;
  if (!isOnline()) return h('span', { class: 'offline', role: 'status', key: 'offline' }, t('offline-mark'));
  return user ? link(`/player/${user.id}`, user.name, 'self') : link('/sign-in', t('nav-sign-in'));
}

function links() {
  const here = address().pathname;
  const user = me.get();
  const link = (/** @type {string} */ href, /** @type {string} */ text, look = '') =>
    h('a', { class: look || undefined, href, 'aria-current': here === href ? 'page' : undefined }, text);
  return h('nav', { 'aria-label': t('nav-label') },
    h('a', { class: 'roomy', href: '/learn', 'aria-current': here === '/learn' ? 'page' : here.startsWith('/learn/') || undefined }, t('learn-nav')),
    link('/rules', t('nav-rules')), isOnline() ? [link('/tables', t('nav-tables')), user && link('/mine', t('nav-mine'))] : link('/device', t('nav-device')), settingsLink(),
    identity(user));
}
