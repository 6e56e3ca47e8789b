/** What the page costs. Bytes are asserted; times depend on the machine and are written down. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './world.js';
import { guest, lay } from './prepare.js';

const REPORT = fileURLToPath(new URL('../../test-results/budgets.json', import.meta.url));
/** @type {Record<string, any>} */
const figures = {};

test.afterAll(() => {
  mkdirSync(new URL('../../test-results/', import.meta.url), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`budgets: ${JSON.stringify(figures)}`);
});

test('the first load is at most 200 KB compressed, table and all', async ({ come }) => {
  const page = await come();
  /** @type {Map<string, Promise<number>>} */
  const sizes = new Map();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('/stream')) sizes.set(response.url(), weight(response.request()));
  });
  await page.goto('/');
  await expect(page.locator('.start-page')).toBeVisible();
  figures.startBytes = await sum(sizes);
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.locator('.ask')).toBeVisible();
  figures.tableBytes = await sum(sizes);
  figures.requests = sizes.size;
  expect(figures.startBytes).toBeLessThanOrEqual(200_000);
  expect(figures.tableBytes).toBeLessThanOrEqual(200_000);
});

/** As it came over the line. @param {import('@playwright/test').Request} request */
const weight = async (request) => (await request.sizes()).responseBodySize;

/** @param {Map<string, Promise<number>>} sizes */
const sum = async (sizes) => (await Promise.all(sizes.values())).reduce((all, one) => all + one, 0);

test('a game of bots is followed: how late views are shown, how long the page is busy', async ({ come }) => {
  test.setTimeout(120_000);
  const page = await come();
  await guest(page, 'Anna');
  await page.addInitScript(() => {
    const seen = { late: /** @type {number[]} */ ([]), long: /** @type {number[]} */ ([]) };
    Object.assign(window, { measured: seen });
    new PerformanceObserver((list) => seen.long.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: true });
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
  });
  const id = await lay(page, { seats: ['me', 'squire', 'squire', 'squire'], variants: ['short'] });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.board')).toBeVisible();
  await page.request.post(`/api/tables/${id}/resign`, { data: { seat: 'red' } });
  await expect(page.locator('.question')).toContainText('The game is over', { timeout: 90_000 });
  const { late, long } = await page.evaluate(() => /** @type {any} */ (window).measured);
  const sorted = [...late].sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  const at = (/** @type {number} */ share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]);
  Object.assign(figures, { views: sorted.length, shownP50: at(0.5), shownP95: at(0.95), shownMost: at(1) });
  Object.assign(figures, { longTasks: long.length, longest: Math.round(Math.max(0, ...long)) });
  expect(sorted.length, 'views were shown').toBeGreaterThan(10);
});
