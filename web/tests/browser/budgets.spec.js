/** The size and speed of the page. Bytes are asserted; times depend on the machine and are recorded. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESK, expect, test } from './fixtures.js';
import { guest, createTable } from './setup.js';
import { bytesOf, networkMeter } from './network-meter.js';
import { isBundled } from './screen.js';
import { serve } from './server.js';

const REPORT = fileURLToPath(new URL('../../test-results/budgets.json', import.meta.url));
/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, any>} */
const figures = {};

test.afterAll(() => {
  mkdirSync(new URL('../../test-results/', import.meta.url), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`budgets: ${JSON.stringify(figures)}`);
});

/** @typedef {import('./network-meter.js').Transfer} Transfer */

/** The most requests and kilobytes of each row. Fonts have a limit of their own: the page can be used before they arrive. @type {Record<string, [number, number]>} */
const BUDGETS = {
  'start page': [8, 70], 'start page, reload': [6, 12], 'play now': [8, 20],
  'table link': [14, 125], 'table link, reload': [10, 20], 'lesson link': [18, 175], 'lesson link, reload': [10, 20],
};
/** Loaded when the table can be used already. */
const DEFERRED = /table-more\.bundle\.js|scenes\.css|icon-turn\.svg|\/view\?|\/compact$/;
/** The fonts of a page in English, in bytes. */
const FONT_BYTES = 20_000;

/** What was received until that is visible; checked against its budget. @param {string} name @param {() => Transfer[]} received @param {import('@playwright/test').Locator} usable */
async function withinBudget(name, received, usable) {
  await expect(usable.first()).toBeVisible();
  const all = received().filter(({ url }) => !DEFERRED.test(url));
  await expect.poll(() => all.every(({ done }) => done), 'all responses have arrived').toBe(true);
  const fonts = bytesOf(all.filter(({ url }) => url.endsWith('.woff2')));
  const [requests, kilobytes] = [all.length, (bytesOf(all) - fonts) / 1000];
  figures[name] = { requests, kilobytes: Math.round(kilobytes), fonts, protocols: [...new Set(all.map(({ protocol }) => protocol))] };
  const paths = all.map(({ url }) => new URL(url).pathname).join(' ');
  expect(requests, `${name}: ${paths}`).toBeLessThanOrEqual(BUDGETS[name][0]);
  expect(kilobytes, `${name}: ${paths}`).toBeLessThanOrEqual(BUDGETS[name][1]);
  expect(fonts).toBeLessThanOrEqual(FONT_BYTES);
  return all;
}

/** What a table needs besides its own state is loaded in advance: its module and the edition, also in the form for drafts. @param {Page} page */
const tableLoaded = (page) => expect.poll(() => page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /table\.bundle\.js|\/api\/editions\//.test(name)).length)).toBeGreaterThan(2);

test('the start page is small, and so is what a game adds', async ({ newPage }) => {
  const page = await newPage();
  const received = await networkMeter(page);
  const play = page.getByRole('button', { name: /Play now/ });
  await page.goto('/');
  // A debug build serves the plain modules.
  if (!(await isBundled(page))) return;
  await expect(page.locator('.start-page .way').first()).toBeVisible();
  await withinBudget('start page', () => received().filter(({ url }) => !/table\.bundle\.js|\/api\/editions\//.test(url)), play);
  await tableLoaded(page);
  received();
  await play.click();
  const played = await withinBudget('play now', received, page.locator('.ask'));
  expect(played.filter(({ url }) => /\/api\/(tables|editions)\/\w+(\?|$)/.test(url)), 'the response of the new table is enough').toEqual([]);
  await page.goto('/');
  await tableLoaded(page);
  received();
  await page.reload();
  await withinBudget('start page, reload', () => received().filter(({ url }) => !url.includes('/api/editions/')), play);
});

/** Opens a link, then reloads it. @param {Page} page @param {string} name @param {string} path @param {string} usable */
async function openedTwice(page, name, path, usable) {
  const received = await networkMeter(page);
  await page.goto(path);
  if (!(await isBundled(page))) return [];
  const first = await withinBudget(name, received, page.locator(usable));
  await page.waitForTimeout(REST);
  received();
  await page.reload();
  return [...first, ...await withinBudget(`${name}, reload`, received, page.locator(usable))];
}

test('a table link and a lesson link are small', async ({ newPage }) => {
  const page = await newPage();
  await guest(page, 'Anna');
  const id = await createTable(page, { seats: ['me', 'squire', 'squire', 'squire'] });
  await openedTwice(page, 'table link', `/table/${id}`, '.ask');
  await openedTwice(await newPage(), 'lesson link', '/learn/turn-order', '.instructions-text');
});

test('over https the page is loaded with HTTP/2', async ({ browser }) => {
  const certificates = fileURLToPath(new URL('../../../crates/server/tests/certificates/', import.meta.url));
  const server = await serve({ options: ['--tls-cert', `${certificates}first.pem`, '--tls-key', `${certificates}first.key`] });
  const context = await browser.newContext({ baseURL: server.origin, ignoreHTTPSErrors: true, serviceWorkers: 'block', ...DESK });
  try {
    const page = await context.newPage();
    await guest(page, 'Anna');
    const id = await createTable(page, { seats: ['me', 'squire', 'squire', 'squire'] });
    const received = await openedTwice(page, 'table link', `/table/${id}`, '.ask');
    expect(new Set(received.map(({ protocol }) => protocol)).size).toBeLessThanOrEqual(1);
    expect(received.every(({ protocol }) => protocol === 'h2'), 'all responses use HTTP/2').toBe(true);
  } finally {
    await context.close();
    await server.close();
  }
});

/** How long to wait until a new table has loaded its deferred modules, in milliseconds. */
const REST = 1500;

/** `squire` does not search: it acts as fast as the server allows. A strong bot uses its thinking time. @type {[string, string, number][]} */
const PACES = [['burst', 'squire', 5], ['calm', 'grande', 300]];

for (const [pace, level, millis] of PACES) {
  test(`a game of bots: how late updates are shown, how long the page is busy: ${pace}`, async ({ browser }) => {
    const server = await serve({ millis });
    const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce', ...DESK });
    const page = await context.newPage();
    await guest(page, 'Anna');
    await page.addInitScript(measuring);
    const id = await createTable(page, { seats: ['me', level, level, level], variants: ['short'] });
    await page.goto(`/table/${id}`);
    await expect(page.locator('.ask')).toBeVisible();
    await page.waitForTimeout(REST);
    figures[pace] = await followed(page, async () => {
      await page.request.post(`/api/tables/${id}/resign`, { data: { seat: 'red' } });
      await expect.poll(() => page.evaluate(() => /** @type {any} */ (window).measured.late.length), { timeout: 90_000 }).toBeGreaterThan(40);
    });
    expect(figures[pace].views, 'views were shown').toBeGreaterThan(40);
    await context.close();
    await server.close();
  });
}

/** Runs in the page: when each view was received and painted, and every long task. */
function measuring() {
  const seen = { late: /** @type {number[]} */ ([]), long: /** @type {number[]} */ ([]) };
  Object.assign(window, { measured: seen });
  new PerformanceObserver((list) => seen.long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  const Plain = window.EventSource;
  window.EventSource = class extends Plain {
    /** @param {string | URL} url */
    constructor(url) {
      super(url);
      this.addEventListener('table', () => {
        const heard = performance.now();
        requestAnimationFrame(() => setTimeout(() => seen.late.push(performance.now() - heard)));
      });
    }
  };
}

/** What the page does while that happens, in milliseconds. @param {import('@playwright/test').Page} page @param {() => Promise<void>} happening */
async function followed(page, happening) {
  const meter = await page.context().newCDPSession(page);
  await meter.send('Performance.enable');
  const worked = async () => Object.fromEntries((await meter.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value * 1000]));
  await page.evaluate(() => Object.values(/** @type {any} */ (window).measured).forEach((/** @type {number[]} */ list) => list.splice(0)));
  const before = await worked();
  await happening();
  const after = await worked();
  const { late, long } = await page.evaluate(() => /** @type {any} */ (window).measured);
  const sorted = [...late].sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  const at = (/** @type {number} */ share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]);
  const each = (/** @type {string} */ name) => Math.round(((after[name] - before[name]) / sorted.length) * 10) / 10;
  return {
    views: sorted.length, shownP50: at(0.5), shownP95: at(0.95), shownMost: at(1),
    longTasks: long.length, longest: Math.round(Math.max(0, ...long)),
    perView: { script: each('ScriptDuration'), style: each('RecalcStyleDuration'), layout: each('LayoutDuration'), all: each('TaskDuration') },
  };
}
