/** Games in this browser: they begin while the server is out of reach, survive a closed tab, and can be exported. */

import { expect, test, PHONE } from './fixtures.js';
import { player } from './player.js';

/** @typedef {import('@playwright/test').Page} Page */

/** The server answers files, but no request. @param {Page} page */
const withoutServer = (page) => page.route('**/api/**', (route) => route.abort());

/** Starts a game from the home page. @param {Page} page */
async function startGame(page) {
  await withoutServer(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page).toHaveURL(/\/table\/local-/, { timeout: 60_000 });
  await expect(page.locator('.ask')).toBeVisible({ timeout: 60_000 });
}

test('a game without a server is played on a phone, and goes on after the tab was closed', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, unstable: true });
  await startGame(page);
  await player(page, { seed: 3 }).until((seen) => seen.kind === 'choose', 60);
  const [url, logged] = [page.url(), await page.locator('.log').first().innerText()];
  const next = await page.context().newPage();
  await page.close();
  await withoutServer(next);
  await next.goto(url);
  await expect(next.locator('.ask[data-kind=choose]')).toBeVisible({ timeout: 60_000 });
  expect(logged.length).toBeGreaterThan(0);
  await player(next, { seed: 4 }).until((seen) => seen.kind !== 'choose', 60);
});

test('lessons need no server', async ({ newPage }) => {
  const page = await newPage({ unstable: true });
  await withoutServer(page);
  await page.goto('/learn/placement');
  await expect(page.locator('.ask')).toBeVisible({ timeout: 60_000 });
});
