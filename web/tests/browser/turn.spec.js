/** A turn in detail: why something is not allowed, taking back, answering ahead, one step at a time. */

import { expect, test } from './world.js';
import { come as comeTo } from './engine.js';
import { guest, lay, seated } from './prepare.js';
import { player } from './player.js';

/** @param {import('@playwright/test').Page} page @param {(asked: any) => boolean} wanted */
async function at(page, wanted) {
  await guest(page, 'Anna');
  const record = await comeTo({ players: 4, wanted: (asked) => asked.seat === 'red' && wanted(asked.decision) });
  const id = await lay(page, { record, seats: ['me', 'squire', 'squire', 'squire'] });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.ask')).toBeVisible();
  return player(page, { seed: 6 });
}

test('a region that is not lit says why, with its rule', async ({ come }) => {
  const page = await come();
  const robot = await at(page, ({ kind, left }) => kind === 'place' && left > 1);
  await page.locator('#board [data-site].kings').focus();
  await page.keyboard.press('Enter');
  const refusal = page.locator('.ask .refusal');
  await expect(refusal).toBeVisible();
  await expect(refusal.locator('.refusal-rule')).toHaveText(/^[A-Z]{3}-\d+$|^\w/);
  await expect(page.locator('.ask-steps li')).toHaveCount(0);
  await robot.pick(/^Place 1 in/);
  await expect(refusal).toHaveCount(0);
});

test('a draft is taken back step by step and started over, and nothing was sent', async ({ come }) => {
  const page = await come();
  const sent = [];
  page.on('request', (request) => request.url().endsWith('/actions') && sent.push(request));
  const robot = await at(page, ({ kind, left, sites }) => kind === 'place' && left > 2 && sites.length > 2);
  const counts = () => page.locator('#board [data-place^="red@"]').allTextContents();
  const before = await counts();
  await robot.pick(/^Place 1 in/);
  await robot.pick(/^Place 1 in/);
  await expect(page.locator('.ask-left')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await robot.pick(/^Place 1 in/);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.locator('.ask-steps li')).toHaveCount(0);
  expect(await counts()).toEqual(before);
  expect(sent).toEqual([]);
});

test('what was played since the last checkpoint is taken back with one press', async ({ come }) => {
  const page = await come();
  await at(page, ({ kind }) => kind === 'place');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('.ask[data-kind=place]')).toHaveCount(0);
  await expect(page.locator('.ask')).toBeVisible();
  await expect(page.locator('.log .told-undone')).toHaveCount(1);
});

test('beyond a checkpoint the others are asked', async ({ come }) => {
  const [anna, bert] = [await come(), await come()];
  await seated(anna, bert);
  const active = async () => {
    const asked = async () => (await anna.locator('.ask').count()) + (await bert.locator('.ask').count());
    await expect.poll(asked).toBe(1);
    return (await anna.locator('.ask').count()) ? anna : bert;
  };
  const first = await active();
  const second = first === anna ? bert : anna;
  await first.locator('button.power.lit').first().click();
  await first.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(second.locator('.ask')).toBeVisible();
  await first.keyboard.press('m');
  await first.getByRole('button', { name: 'Ask to go back' }).click();
  await second.getByRole('button', { name: 'Agree' }).click();
  await expect(first.locator('.ask[data-kind=play]')).toBeVisible();
  await expect(second.locator('.ask')).toHaveCount(0);
});
