/** A page that was loaded before the server was updated. Needs a release build: a debug build has no versions. */

import { expect, test } from './fixtures.js';
import { isBundled } from './screen.js';

/** @typedef {import('@playwright/test').Page} Page */

/** The page asks for bundles of an older version from now on, as after an update of the server. @param {Page} page @param {string} name */
async function outdate(page, name) {
  await page.route(new RegExp(`/assets/\\w+/page/${name}\\.bundle\\.js$`), async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(/assets\/\w+/, 'assets/0123456789abcdef') });
    await route.fulfill({ response });
  }, { times: 1 });
}

test('an old page reloads itself when it needs a module of the new version', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  test.skip(!(await isBundled(page)), 'a debug build has no versions');
  await outdate(page, 'pages-settings');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect([loads, new URL(page.url()).pathname]).toEqual([1, '/settings']);
});

test('a page that stays old says so instead of reloading forever', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  test.skip(!(await isBundled(page)), 'a debug build has no versions');
  await outdate(page, 'pages-settings');
  await page.evaluate(() => sessionStorage.setItem('elgrande.reloaded', String(Date.now())));
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
