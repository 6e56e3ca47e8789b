/** Two people with a browser each, a third who watches; and several around one screen. */

import { expect, test } from './world.js';
import { guest, seated } from './prepare.js';
import { player } from './player.js';

/** @param {import('@playwright/test').Page} page */
const points = (page) => page.locator('.tally').innerText();

test('two people by invitation, and a watcher who sees no hand', async ({ come }) => {
  test.setTimeout(240_000);
  const [anna, bert, carla] = [await come(), await come(), await come()];

  await test.step('Anna opens a table and sends the link', async () => {
    await anna.goto('/new');
    await anna.locator('label', { hasText: 'With friends, live' }).click();
    for (const _ of [1, 2]) await anna.getByRole('button', { name: 'Remove the last seat' }).click();
    await anna.locator('label.toggle', { hasText: 'Short game' }).click();
    await anna.getByRole('button', { name: 'Open the table' }).click();
    await expect(anna.getByRole('heading', { level: 1 })).toBeVisible();
  });
  const invitation = await anna.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  await test.step('Bert follows it, sits down and is ready; Anna begins', async () => {
    await bert.goto(invitation);
    await bert.getByRole('textbox').fill('Bert');
    await bert.getByRole('button', { name: 'Take a seat' }).click();
    await bert.getByRole('button', { name: 'I am ready' }).click();
    await anna.getByRole('button', { name: 'Start the game' }).click();
    await expect(anna.locator('#hand')).toBeVisible();
  });

  await carla.goto(new URL(anna.url()).pathname);
  await expect(carla.locator('.board')).toBeVisible();
  await expect(carla.locator('.banner.watching')).toBeVisible();
  await Promise.all([player(anna, { seed: 1 }).finish(), player(bert, { seed: 2 }).finish()]);
  await expect(carla.locator('.question')).toContainText('The game is over');
  await expect(carla.locator('#hand')).toHaveCount(0);
  expect(await points(carla)).toBe(await points(anna));
  expect(await points(bert)).toBe(await points(anna));
});

test('around one screen a curtain hides the hand until the next is ready', async ({ come }) => {
  const page = await come();
  await guest(page, 'Anna');
  await page.goto('/');
  await page.getByRole('link', { name: /Around one screen/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const robot = player(page, { seed: 3 });
  const first = await robot.until((seen) => seen.kind === 'play' && seen.state === 'asked');
  expect(first.title).toContain('power card');
  const turn = await robot.until((seen) => seen.state === 'curtain');
  expect(turn.options[0].text).toMatch(/^I am /);
  await expect(page.locator('#hand')).toHaveCount(0);
  await expect(page.locator('.power')).toHaveCount(0);
  await expect(page.locator('.ask')).toHaveCount(0);
  await robot.pick(/^I am /);
  await expect(page.locator('#hand')).toBeVisible();
  await robot.until((seen) => seen.kind === 'choose');
});

test('what is said reaches the others at the table', async ({ come }) => {
  const [anna, bert] = [await come(), await come()];
  await seated(anna, bert);
  for (const page of [anna, bert]) await page.getByRole('button', { name: 'Chat' }).click();
  await anna.getByLabel('Say something').fill('Toledo is mine');
  await anna.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(bert.getByText('Toledo is mine')).toBeVisible();
});
