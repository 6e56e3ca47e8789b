/** Hints: requested in a real game, shown on the table, added to the draft; not available where they are not allowed. */

import { expect, PHONE, test } from './fixtures.js';
import { findPosition } from './engine.js';
import { guest, createTable, startTwoPlayerTable } from './setup.js';
import { player } from './player.js';

const ASK = 'Hint';

/** A game in which we have several caballeros to place. @param {import('@playwright/test').Page} page */
async function placing(page) {
  await guest(page, 'Anna');
  const record = await findPosition({ players: 4, wanted: ({ seat, decision }) => seat === 'red' && decision.kind === 'place' && decision.left > 2 && decision.sites.length > 2 });
  const id = await createTable(page, { record, seats: ['me', 'squire', 'squire', 'squire'] });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.ask')).toBeVisible();
}

/** @param {import('@playwright/test').Page} page */
async function asked(page) {
  await page.getByRole('button', { name: ASK, exact: true }).click();
  const ideas = page.locator('.hint-idea');
  await expect(ideas.first()).toBeVisible({ timeout: 30_000 });
  const count = await ideas.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(4);
  return ideas;
}

for (const [name, looks] of /** @type {[string, any][]} */ ([['desk', {}], ['phone', PHONE]])) {
  test(`hints are requested, marked on the board, added to the draft, and only sent by the user: ${name}`, async ({ newPage }) => {
    const page = await newPage(looks);
    const sent = /** @type {string[]} */ ([]);
    page.on('request', (request) => request.url().endsWith('/actions') && sent.push(request.url()));
    await placing(page);
    const ideas = await asked(page);
    await expect(ideas.first()).toContainText(/ends (\d+ (ahead|behind)|level) · \d+% to win/);
    const site = ideas.filter({ hasText: 'Place 1 in' }).first();
    await expect(page.locator('#board .rosette').first()).toBeVisible();
    await expect(page.locator('#board .rosette .tag').first()).toHaveText(/^[+-]?\d+$/);
    await expect(page.locator('#board [role=button][aria-label^="Hint "]').first()).toBeVisible();
    await site.click();
    await expect(page.locator('.ask-steps li')).toHaveCount(1);
    await expect(page.locator('.rosette')).toHaveCount(0);
    expect(sent).toEqual([]);
    await asked(page);
    await page.locator('.ask-answers .main').click();
    await player(page, { seed: 2 }).until(() => sent.length > 0);
  });
}

test('cards and power cards are marked too, and the key requests hints', async ({ newPage }) => {
  const page = await newPage();
  await guest(page, 'Anna');
  const id = await createTable(page, { seats: ['me', 'squire'] });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.ask[data-kind=play]')).toBeVisible();
  await page.keyboard.press('w');
  await expect(page.locator('#hand .rosette').first()).toBeVisible({ timeout: 30_000 });
  await page.locator('.hint-idea').first().click();
  await expect(page.locator('.ask[data-ready]')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await player(page, { seed: 3 }).until(({ kind, ready }) => kind === 'choose' && !ready);
  await asked(page);
  await expect(page.locator('#cards .rosette .tag').first()).toHaveText(/^[+-]?\d+$/);
});

test('a table without hints has no button, and the server refuses', async ({ newPage }) => {
  const page = await newPage();
  await guest(page, 'Anna');
  const id = await createTable(page, { seats: ['me', 'squire'], hints: false });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.ask[data-kind=play]')).toBeVisible();
  await expect(page.getByRole('button', { name: ASK, exact: true })).toHaveCount(0);
  await page.keyboard.press('w');
  await expect(page.locator('.hint-idea')).toHaveCount(0);
  const { game } = await (await page.request.get(`/api/tables/${id}`)).json();
  const answer = await page.request.post(`/api/tables/${id}/hint`, { data: { ply: game.ply, actions: [] } });
  expect([answer.status(), (await answer.json()).error.code]).toEqual([403, 'no-hints']);
});

test('with another person there are no hints', async ({ newPage }) => {
  const [anna, bert] = [await newPage(), await newPage()];
  await startTwoPlayerTable(anna, bert);
  await expect.poll(async () => (await anna.locator('.ask').count()) + (await bert.locator('.ask').count())).toBeGreaterThan(0);
  for (const page of [anna, bert]) await expect(page.getByRole('button', { name: ASK, exact: true })).toHaveCount(0);
});

test('the form of a new table has a setting for hints', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/new');
  await page.getByText('Solo against bots').click();
  await page.getByText('More options').click();
  await page.getByRole('checkbox', { name: /Hints/ }).uncheck();
  const wished = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await page.getByRole('button', { name: 'Start game' }).click();
  expect((await wished).postDataJSON().hints).toBe(false);
});
