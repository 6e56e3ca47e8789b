/** Shows the page of the current address. */

import { address, hasServer, hrefOf, pathOf } from './lib/address.js';
import { h, render } from './lib/dom.js';
import { setRouter } from './lib/navigation.js';
import { ApiError, isRequestError, rethrowFetchError } from './api/errors.js';
import { errorText } from './components/error-text.js';
import { fail } from './state/failure.js';
import { language, t } from './i18n/messages.js';

/**
 * @import { Child } from './lib/dom.js'
 * @import { Page, PageFactory } from './lib/navigation.js'
 */

/** Routes, most specific first. A module is loaded when it is first needed. @type {[RegExp, () => Promise<{ default: PageFactory }>][]} */
const ROUTES = [
  [/^\/$/, () => import('./pages/home.js')],
  [/^\/learn$/, () => import('./pages/learn.js')],
  [/^\/learn\/([a-z-]+)$/, () => import('./pages/lesson.js')],
  [/^\/new$/, () => import('./pages/new-table.js')],
  [/^\/tables$/, () => import('./pages/lobby.js')],
  [/^\/device$/, () => import('./pages/device.js')],
  [/^\/mine$/, () => import('./pages/my-games.js')],
  [/^\/table\/([\w-]+)$/, () => import('./pages/table.js')],
  [/^\/join\/([\w-]+)\/([\w-]+)$/, () => import('./pages/join.js')],
  [/^\/result\/([\w-]+)$/, () => import('./pages/result.js')],
  [/^\/replay\/([\w-]+)$/, () => import('./pages/replay.js')],
  [/^\/review\/([\w-]+)$/, () => import('./pages/review.js')],
  [/^\/player\/([\w-]+)$/, () => import('./pages/player.js')],
  [/^\/leaderboard$/, () => import('./pages/leaderboard.js')],
  [/^\/rules(?:\/([A-Z]{1,3}-\d+))?$/, () => import('./pages/rules.js')],
  [/^\/rules\/card\/([a-z-]+)$/, () => import('./pages/rules-card.js')],
  [/^\/rules\/strategy$/, () => import('./pages/strategy.js')],
  [/^\/settings$/, () => import('./pages/settings.js')],
  [/^\/sign-in$/, () => import('./pages/sign-in.js')],
  [/^\/recover$/, () => import('./pages/recover.js')],
];

/** @type {Page | undefined} */
let current;
let [visit, isDrawing] = [0, false];
/** The address of the current page, without the fragment. */
let shown = '';
/** @type {(page: Child) => Child} */
let layout = (page) => page;

/** @param {(page: Child) => Child} around  what every page is rendered in */
export function startRouter(around) {
  layout = around;
  setRouter({ redraw, go });
  addEventListener('popstate', () => here() !== shown && show());
  document.addEventListener('click', followLink);
  language.watch(redraw);
  return show();
}

const here = () => address().pathname + address().search;

/** @param {string} path @param {boolean} [replace] */
function go(path, replace = false) {
  const isHere = path.startsWith(`${here()}#`);
  if (isHere && hasServer) return location.assign(path);
  history[replace ? 'replaceState' : 'pushState'](null, '', hrefOf(path));
  return isHere ? reveal() : show();
}

/** Draws the page again, once however often it is asked for before the next microtask. */
function redraw() {
  if (isDrawing) return;
  isDrawing = true;
  queueMicrotask(() => {
    isDrawing = false;
    draw();
  });
}

/** A page that cannot be drawn is replaced by a message with a reload button. */
function draw() {
  if (!current) return;
  try {
    document.title = current.title();
    render(document.body, layout(current.view()));
  } catch (error) {
    current = errorPage(error);
    fail(error);
    redraw();
  }
}

async function show() {
  const mine = ++visit;
  shown = here();
  const { pathname } = address();
  const found = ROUTES.map(([pattern, load]) => ({ match: pattern.exec(pathname), load })).find(({ match }) => match);
  const page = found ? await create(found.load, found.match?.slice(1) ?? []) : notFound();
  if (mine !== visit) return page.close?.();
  current?.close?.();
  current = page;
  draw();
  document.querySelector('main')?.focus({ preventScroll: true });
  reveal();
}

/** Scrolls to the part of the page that the fragment names. The browser marks it, where the address has a fragment of its own. */
function reveal() {
  const { hash } = address();
  if (hash === '') scrollTo(0, 0);
  else if (hasServer) location.replace(hash);
  else document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}

/** @param {() => Promise<{ default: PageFactory }>} load @param {string[]} params */
async function create(load, params) {
  const query = new URLSearchParams(address().search);
  try {
    return await (await load().catch(rethrowFetchError)).default({ redraw, go, query }, ...params.map(decodeURIComponent));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return notFound();
    if (!isRequestError(error)) fail(error);
    return errorPage(error);
  }
}

/** @param {MouseEvent} event */
function followLink(event) {
  const link = /** @type {Element} */ (event.target).closest?.('a[href]');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
  const href = pathOf(link?.getAttribute('href') ?? '');
  if (!hasServer && plain && href.startsWith('#')) return jump(event, href);
  if (!plain || !href.startsWith('/') || href.startsWith('/api') || link?.hasAttribute('download') || link?.hasAttribute('target')) return;
  if (hasServer && href.startsWith(`${here()}#`)) return;
  event.preventDefault();
  go(href);
}

/** A link to a part of this page, where the fragment of the address is taken. @param {MouseEvent} event @param {string} href */
function jump(event, href) {
  event.preventDefault();
  const part = document.getElementById(href.slice(1));
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

/** @returns {Page} */
const notFound = () => messagePage(t('nowhere-title'), t('nowhere-text'));

/** @param {unknown} error @returns {Page} */
const errorPage = (error) => messagePage(t('broken-title'), errorText(error), h('button', { class: 'main', onclick: () => show() }, t('common-again')));

/** @param {string} title @param {string} text @param {Child} [button] @returns {Page} */
function messagePage(title, text, button) {
  const view = () => h('div', { class: 'sheet' }, h('h1', null, title), h('p', null, text), h('p', { class: 'row' }, button, h('a', { href: '/' }, t('to-start'))));
  return { title: () => title, view };
}
