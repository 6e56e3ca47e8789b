/** Which page an address shows. A page is `{ title(), view(), close?() }`; it calls `redraw` when it has changed. */

import { h, put } from './lib/dom.js';
import { reason } from './around/deed.js';
import { language, t } from './words.js';

/**
 * @typedef {object} Page
 * @property {() => string} title
 * @property {() => import('./lib/dom.js').Child} view
 * @property {() => void} [close]
 *
 * @typedef {{ redraw: () => void, go: (path: string, replace?: boolean) => void, query: URLSearchParams }} Around
 * @typedef {(around: Around, ...params: string[]) => Page | Promise<Page>} Maker
 */

/** Addresses, most particular first; each loads its module when it is wanted. @type {[RegExp, () => Promise<{ default: Maker }>][]} */
const PAGES = [
  [/^\/$/, () => import('./pages/start.js')],
  [/^\/learn$/, () => import('./pages/learn.js')],
  [/^\/learn\/([a-z-]+)$/, () => import('./pages/lesson.js')],
  [/^\/new$/, () => import('./pages/new.js')],
  [/^\/tables$/, () => import('./pages/lobby.js')],
  [/^\/mine$/, () => import('./pages/mine.js')],
  [/^\/table\/([\w-]+)$/, () => import('./pages/table.js')],
  [/^\/join\/([\w-]+)\/([\w-]+)$/, () => import('./pages/join.js')],
  [/^\/result\/([\w-]+)$/, () => import('./pages/end.js')],
  [/^\/replay\/([\w-]+)$/, () => import('./pages/replay.js')],
  [/^\/player\/([\w-]+)$/, () => import('./pages/player.js')],
  [/^\/rules(?:\/([A-Z]{1,3}-\d+))?$/, () => import('./pages/rules.js')],
  [/^\/rules\/card\/([a-z-]+)$/, () => import('./pages/rules-card.js')],
  [/^\/settings$/, () => import('./pages/settings.js')],
  [/^\/sign-in$/, () => import('./pages/sign-in.js')],
];

/** @type {Page | undefined} */
let shown;
let [visit, drawing] = [0, false];
/** The address of the page that is shown, whatever part of it is looked at. */
let address = '';
/** @type {(page: import('./lib/dom.js').Child) => import('./lib/dom.js').Child} */
let frame = (page) => page;

/** @param {(page: import('./lib/dom.js').Child) => import('./lib/dom.js').Child} around what every page stands in */
export function begin(around) {
  frame = around;
  addEventListener('popstate', () => here() !== address && show());
  document.addEventListener('click', follow);
  language.watch(redraw);
  return show();
}

const here = () => location.pathname + location.search;

/** Goes to an address of ours. @param {string} path @param {boolean} [replace] */
export function go(path, replace = false) {
  if (path.startsWith(`${here()}#`)) return location.assign(path);
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  return show();
}

/** Draws the page anew, once however often it is asked before the next frame. */
export function redraw() {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    draw();
  });
}

function draw() {
  if (!shown) return;
  try {
    document.title = shown.title();
    put(document.body, frame(shown.view()));
  } catch (error) {
    console.error(error);
    put(document.body, frame(broken(error).view()));
  }
}

async function show() {
  const mine = ++visit;
  address = here();
  const found = PAGES.map(([form, load]) => ({ match: form.exec(location.pathname), load })).find(({ match }) => match);
  const page = found ? await made(found.load, found.match?.slice(1) ?? []) : nowhere();
  if (mine !== visit) return page.close?.();
  shown?.close?.();
  shown = page;
  draw();
  document.querySelector('main')?.focus({ preventScroll: true });
  turn();
}

/** To the part of the page that the address names. */
function turn() {
  if (location.hash) location.replace(location.hash);
  else scrollTo(0, 0);
}

/** @param {() => Promise<{ default: Maker }>} load @param {string[]} params */
async function made(load, params) {
  const query = new URLSearchParams(location.search);
  try {
    return await (await load()).default({ redraw, go, query }, ...params.map(decodeURIComponent));
  } catch (error) {
    return broken(error);
  }
}

/** @param {MouseEvent} event */
function follow(event) {
  const link = /** @type {Element} */ (event.target).closest?.('a[href]');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
  const href = link?.getAttribute('href') ?? '';
  if (!plain || !href.startsWith('/') || href.startsWith('/api') || link?.hasAttribute('download') || link?.hasAttribute('target')) return;
  if (href.startsWith(`${here()}#`)) return;
  event.preventDefault();
  go(href);
}

/** @returns {Page} */
function nowhere() {
  return told(t('nowhere-title'), t('nowhere-text'));
}

/** @param {any} error @returns {Page} */
function broken(error) {
  const known = error?.status === 404;
  if (!known) console.error(error);
  return known ? nowhere() : told(t('broken-title'), reason(error), h('button', { class: 'main', onclick: () => show() }, t('around-again')));
}

/** @param {string} title @param {string} text @param {import('./lib/dom.js').Child} [more] @returns {Page} */
function told(title, text, more) {
  const view = () => h('div', { class: 'sheet' }, h('h1', null, title), h('p', null, text), h('p', { class: 'row' }, more, h('a', { href: '/' }, t('to-start'))));
  return { title: () => title, view };
}
