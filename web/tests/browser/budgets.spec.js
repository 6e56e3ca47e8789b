/** The size and speed of the page. Bytes are asserted; times depend on the machine and are recorded. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESK, expect, test } from './fixtures.js';
import { guest, createTable } from './setup.js';
import { isBundled } from './screen.js';
import { serve } from './server.js';

const REPORT = fileURLToPath(new URL('../../test-results/budgets.json', import.meta.url));
/** @type {Record<string, any>} */
const figures = {};

test.afterAll(() => {
  mkdirSync(new URL('../../test-results/', import.meta.url), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`budgets: ${JSON.stringify(figures)}`);
});

test('the first load is small: few requests and bytes, table and all', async ({ newPage }) => {
  const page = await newPage();
  /** @type {Map<string, Promise<number>>} */
  const sizes = new Map();
  page.on('response', (response) => {
    if (!isStream(response) && !isForDrafts(response)) sizes.set(response.url(), weight(response.request()));
  });
  await page.goto('/');
  // A debug build serves the plain modules.
  if (!(await isBundled(page))) return;
  await expect(page.locator('.start-page .way').first()).toBeVisible();
  // The bundle of the table is loaded in advance; it is not a part of the start page.
  const start = new Map([...sizes].filter(([url]) => !url.endsWith('/table.bundle.js')));
  figures.startBytes = await sum(start);
  figures.startFonts = await sum(fonts(start));
  figures.startRequests = start.size;
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.locator('.ask')).toBeVisible();
  figures.playBytes = await sum(sizes);
  expect(figures.startRequests).toBeLessThanOrEqual(9);
  expect(figures.startBytes - figures.startFonts).toBeLessThanOrEqual(START_BYTES);
  expect(figures.startFonts).toBeLessThanOrEqual(FONT_BYTES);
  expect(figures.playBytes - figures.startFonts).toBeLessThanOrEqual(TABLE_BYTES);
});

test('a table link is small: few requests and bytes', async ({ newPage }) => {
  const page = await newPage();
  await guest(page, 'Anna');
  const id = await createTable(page, { seats: ['me', 'squire', 'squire', 'squire'] });
  /** @type {Map<string, Promise<number>>} */
  const sizes = new Map();
  page.on('response', (response) => {
    if (!isForDrafts(response)) sizes.set(response.url(), isStream(response) ? Promise.resolve(0) : weight(response.request()));
  });
  await page.goto(`/table/${id}`);
  // A debug build serves the plain modules.
  if (!(await isBundled(page))) return;
  await expect(page.locator('.ask')).toBeVisible();
  figures.tableRequests = sizes.size;
  figures.tableBytes = await sum(sizes);
  figures.tableFonts = await sum(fonts(sizes));
  expect(figures.tableRequests).toBeLessThanOrEqual(14);
  expect(figures.tableBytes - figures.tableFonts).toBeLessThanOrEqual(TABLE_BYTES);
  expect(figures.tableFonts).toBeLessThanOrEqual(FONT_BYTES);
});

/** Compressed, in bytes, without fonts: the page can be used before they arrive. */
const [START_BYTES, TABLE_BYTES] = [60_000, 120_000];
/** The fonts of a page in English. */
const FONT_BYTES = 20_000;

/** @param {Map<string, Promise<number>>} sizes */
const fonts = (sizes) => new Map([...sizes].filter(([url]) => url.endsWith('.woff2')));

/** A stream has no size: it does not end. @param {import('@playwright/test').Response} response */
const isStream = (response) => new URL(response.url()).pathname.endsWith('/stream');

/** The worker and the edition are loaded after everything else. @param {import('@playwright/test').Response} response */
const isForDrafts = (response) => /\/engine\/|\/editions\/\w+\/compact$/.test(new URL(response.url()).pathname);

/** As it came over the line. @param {import('@playwright/test').Request} request */
const weight = async (request) => (await request.sizes()).responseBodySize;

/** @param {Map<string, Promise<number>>} sizes */
const sum = async (sizes) => (await Promise.all(sizes.values())).reduce((all, one) => all + one, 0);

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
