/** Errors in the page: a message with a reload button, and a report to the server. */

import { expect, test } from './fixtures.js';
import { guest, createTable } from './setup.js';

/** The reports of a page. @param {import('@playwright/test').Page} page */
function reports(page) {
  /** @type {{ message: string, page: string, status: number }[]} */
  const found = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/client-errors')) found.push({ ...response.request().postDataJSON(), status: response.status() });
  });
  return found;
}

test('an error that nothing handles is shown and reported, and a reload helps', async ({ newPage }) => {
  const page = await newPage({ failing: true });
  const found = reports(page);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => { setTimeout(() => { throw new Error('a broken listener'); }); });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect.poll(() => found).toMatchObject([{ message: 'a broken listener', page: '/settings', status: 204 }]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('an update of a table that cannot be applied is shown and reported', async ({ newPage }) => {
  const page = await newPage({ failing: true });
  const found = reports(page);
  await guest(page, 'Anna');
  const id = await createTable(page, { seats: ['me', 'squire', 'squire'], start: true });
  await page.route('**/stream', (route) => route.fulfill({ contentType: 'text/event-stream', body: 'event: table\ndata: {"table":null,"game":null}\n\n' }));
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect.poll(() => found.length).toBe(1);
  expect(found[0]).toMatchObject({ page: `/table/${id}`, status: 204 });
});
