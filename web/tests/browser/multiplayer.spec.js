/** Two players with a browser each and a spectator; several players at one screen. */

import { expect, test } from './fixtures.js';
import { serious } from './axe.js';
import { api, guest, startTwoPlayerTable, createTable } from './setup.js';
import { findPosition } from './engine.js';
import { player } from './player.js';

/** @param {import('@playwright/test').Page} page */
const points = (page) => page.locator('.tally').innerText();

test('two players by invitation, and a spectator who sees no hand', async ({ newPage }) => {
  test.setTimeout(240_000);
  const [anna, bert, carla] = [await newPage(), await newPage(), await newPage()];

  await test.step('Anna opens a table and sends the link', async () => {
    await anna.goto('/new');
    await anna.locator('label', { hasText: 'Live with friends' }).click();
    for (const _ of [1, 2]) await anna.getByRole('button', { name: 'Remove last seat' }).click();
    await anna.locator('label.toggle', { hasText: 'Short game' }).click();
    await anna.getByRole('button', { name: 'Open table' }).click();
    await expect(anna.getByRole('heading', { level: 1 })).toBeVisible();
  });
  const invitation = await anna.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  await test.step('Bert follows it, sits down and is ready; Anna begins', async () => {
    await bert.goto(invitation);
    await bert.getByRole('textbox').fill('Bert');
    await bert.getByRole('button', { name: 'Take a seat' }).click();
    await bert.getByRole('button', { name: 'Ready', exact: true }).click();
    await anna.getByRole('button', { name: 'Start game' }).click();
    await expect(anna.locator('#hand')).toBeVisible();
  });

  await carla.goto(new URL(anna.url()).pathname);
  await expect(carla.locator('.board')).toBeVisible();
  await expect(carla.locator('.banner.watching')).toBeVisible();
  await Promise.all([player(anna, { seed: 1 }).finish(), player(bert, { seed: 2 }).finish()]);
  await expect(carla.locator('.question')).toContainText('Game over');
  await expect(carla.locator('#hand')).toHaveCount(0);
  expect(await points(carla)).toBe(await points(anna));
  expect(await points(bert)).toBe(await points(anna));
});

test('at one screen the players go on without a privacy screen until an answer is secret', async ({ newPage }) => {
  const page = await newPage();
  await guest(page, 'Anna');
  await page.goto('/');
  await page.getByRole('link', { name: /Share one screen/ }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  const robot = player(page, { seed: 3 });
  await robot.until((seen) => seen.kind === 'choose' || seen.state === 'privacy-screen');
  await expect(page.locator('.privacy-screen')).toHaveCount(0);
  await expect(page.locator('#hand')).toBeVisible();

  const record = await findPosition({ players: 3, wanted: ({ decision, left }) => decision.kind === 'disc' && left === 3 });
  await page.goto(`/table/${await createTable(page, { record, seats: ['me', 'me', 'me'] })}`);
  for (let answers = 0; answers < 3; answers += 1) {
    await expect(page.locator('.privacy-screen')).toBeVisible();
    await expect(page.locator('#hand, .power, .ask')).toHaveCount(0);
    await robot.pick(/^I’m /);
    await expect(page.locator('.ask[data-kind=disc]')).toBeVisible();
    await robot.until((seen) => seen.state === 'privacy-screen' || seen.kind !== 'disc');
  }
  await expect(page.locator('.privacy-screen')).toHaveCount(0);
});

test('the owner frees the seat of a player who is never ready; that player may take it again', async ({ newPage }) => {
  const [anna, bert] = [await newPage(), await newPage()];
  await guest(anna, 'Anna');
  await guest(bert, 'Bert');
  const { table } = await api(anna, 'POST', '/tables', { seats: ['me', 'open'], access: 'invitation' });
  await api(bert, 'POST', `/tables/${table.id}/join`, { invitation: table.invitation });
  for (const page of [anna, bert]) await page.goto(`/table/${table.id}`);
  const remove = anna.getByRole('button', { name: 'Remove Bert' });
  const [sit, ready] = ['Sit here', 'Ready'].map((name) => bert.getByRole('button', { name, exact: true }));

  await test.step('Bert does not get ready, and Anna frees the seat', async () => {
    await expect(ready).toBeVisible();
    await expect(bert.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await expect(anna.getByRole('button', { name: 'Start game' })).toBeDisabled();
    expect(await serious(anna)).toEqual([]);
    await remove.click();
    await expect(remove).toHaveCount(0);
  });

  await test.step('Bert looks on, and sits down again', async () => {
    await expect(ready).toHaveCount(0);
    await sit.click();
    await expect(ready).toBeVisible();
    await expect(sit).toHaveCount(0);
  });

  await test.step('Anna lets a bot play instead and begins; Bert watches', async () => {
    await remove.click();
    await anna.getByRole('combobox', { name: 'Which bot plays Blue?' }).selectOption('Squire');
    await anna.getByRole('button', { name: 'Start game' }).click();
    await expect(anna.locator('#hand')).toBeVisible();
    await expect(bert.locator('.banner.watching')).toBeVisible();
    await expect(bert.locator('#hand')).toHaveCount(0);
  });
});

test('a player with two seats sees both being freed', async ({ newPage }) => {
  const [anna, bert] = [await newPage(), await newPage()];
  await guest(anna, 'Anna');
  await guest(bert, 'Bert');
  const { table } = await api(anna, 'POST', '/tables', { seats: ['me', 'open', 'open'], access: 'public' });
  for (const seat of ['blue', 'green']) await api(bert, 'POST', `/tables/${table.id}/join`, { seat });
  await bert.goto(`/table/${table.id}`);
  await expect(bert.getByText('Bert (you)')).toHaveCount(2);
  for (const [left, seat] of [[1, 'blue'], [0, 'green']]) {
    await api(anna, 'POST', `/tables/${table.id}/seats`, { seat, holder: 'open' });
    await expect(bert.getByText('Bert (you)')).toHaveCount(Number(left));
  }
  await expect(bert.getByRole('button', { name: 'Sit here' })).toHaveCount(2);
});

test('chat reaches the other players', async ({ newPage }) => {
  const [anna, bert] = [await newPage(), await newPage()];
  await startTwoPlayerTable(anna, bert);
  for (const page of [anna, bert]) await page.getByRole('button', { name: 'Chat' }).click();
  await anna.getByLabel('Message').fill('Toledo is mine');
  await anna.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bert.getByText('Toledo is mine')).toBeVisible();
});
