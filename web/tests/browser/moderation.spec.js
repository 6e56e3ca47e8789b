/** What operators and players do about people: maintenance notice, mute, report, deleted messages. */

import { expect, PHONE, test } from './fixtures.js';
import { ADMIN_TOKEN } from './server.js';
import { startTwoPlayerTable } from './setup.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {any} data */
async function administer(page, data) {
  const answer = await page.request.post('/api/admin', { data, headers: { authorization: `Bearer ${ADMIN_TOKEN}` } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** @param {Page} page @param {string} text */
async function say(page, text) {
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByLabel('Message').fill(text);
  await page.getByLabel('Message').press('Enter');
  await expect(page.locator('.chat-lines')).toContainText(text);
}

test('during maintenance every page shows the operator’s notice', async ({ newPage }) => {
  const page = await newPage(PHONE);
  await administer(page, { action: 'maintenance', notice: 'We are back at 20:00.', reason: 'test' });
  try {
    await page.goto('/rules');
    await expect(page.locator('.notice')).toHaveText('Maintenance: We are back at 20:00.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than the screen').toBe(true);
  } finally {
    await administer(page, { action: 'maintenance', reason: 'test' });
  }
  await page.reload();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('a player mutes and reports another from a chat message', async ({ newPage }) => {
  const [anna, bert] = [await newPage(), await newPage()];
  await startTwoPlayerTable(anna, bert);
  await say(bert, 'a rude word');
  await anna.getByRole('button', { name: 'Chat' }).click();
  await anna.getByRole('button', { name: 'Mute, block or report Bert' }).click();
  const dialog = anna.getByRole('dialog', { name: 'Bert' });
  await dialog.getByRole('textbox').fill('This is rude.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('status')).toContainText('Thank you');
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Mute', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await anna.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(anna.locator('.chat-lines')).not.toContainText('a rude word');
  await anna.reload();
  await anna.getByRole('button', { name: 'Chat' }).click();
  await expect(anna.locator('.chat-lines')).not.toContainText('a rude word');
  const { reports } = await administer(anna, { action: 'reports' });
  expect(reports.at(-1)).toMatchObject({ quote: 'a rude word', text: 'This is rude.' });
});

test('a player unmutes another on the account page', async ({ newPage }) => {
  const [anna, bert] = [await newPage(), await newPage()];
  await startTwoPlayerTable(anna, bert);
  const [annaId, bertId] = await Promise.all([anna, bert].map(async (page) => (await (await page.request.get('/api/me')).json()).id));
  await anna.goto(`/player/${bertId}`);
  await anna.getByRole('button', { name: 'Mute, block or report' }).click();
  await anna.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(anna.getByRole('button', { name: 'Block', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await anna.goto(`/player/${annaId}`);
  await expect(anna.locator('.sheet', { hasText: 'Muted and blocked players' })).toContainText('Bert');
  await anna.getByRole('button', { name: 'Remove' }).click();
  await expect(anna.getByText('Muted and blocked players')).toHaveCount(0);
});
