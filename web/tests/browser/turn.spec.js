/** A turn in detail: explanations, undo, preset answers. */

import { expect, test } from './fixtures.js';
import { findPosition } from './engine.js';
import { guest, createTable, startTwoPlayerTable } from './setup.js';
import { player } from './player.js';

/** @param {import('@playwright/test').Page} page @param {(asked: any) => boolean} wanted */
async function at(page, wanted) {
  await guest(page, 'Anna');
  const record = await findPosition({ players: 4, wanted: (asked) => asked.seat === 'red' && wanted(asked.decision) });
  const id = await createTable(page, { record, seats: ['me', 'squire', 'squire', 'squire'] });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.ask')).toBeVisible();
  return player(page, { seed: 6 });
}

test('a region that is not a target explains why, with its rule', async ({ newPage }) => {
  const page = await newPage();
  const robot = await at(page, ({ kind, left }) => kind === 'place' && left > 1);
  await page.locator('#board [data-site].kings').focus();
  await page.keyboard.press('Enter');
  const refusal = page.locator('.ask .refusal');
  await expect(refusal).toBeVisible();
  await expect(refusal.locator('.refusal-rule')).toHaveText(/^[A-Z]{1,3}-\d+ \S/);
  await expect(page.locator('.ask-steps li')).toHaveCount(0);
  await robot.pick(/^Place 1 in/);
  await expect(refusal).toHaveCount(0);
});

test('a draft is taken back step by step and started over, and nothing was sent', async ({ newPage }) => {
  const page = await newPage();
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

test('a chosen power card keeps its place in the hand until it is played, and it stays the player’s turn', async ({ newPage }) => {
  const page = await newPage();
  const robot = await at(page, ({ kind, plain }) => kind === 'play' && plain?.length > 5);
  const places = () => page.locator('.powers > li').evaluateAll((cards) => cards.map((card) => `${card.querySelector('strong')?.textContent} ${Math.round(card.getBoundingClientRect().left)}`));
  const [before, turn] = [await places(), await page.locator('.awaits').textContent()];
  await robot.pick(/^Play 3\b/);
  await expect(page.locator('.powers .chosen strong')).toHaveText('3');
  expect(await places()).toEqual(before);
  await expect(page.locator('.awaits')).toHaveText(String(turn));
});

test('actions since the last checkpoint are undone with one click', async ({ newPage }) => {
  const page = await newPage();
  await at(page, ({ kind }) => kind === 'place');
  await page.getByRole('button', { name: 'Undo your last turn' }).click();
  await expect(page.locator('.ask[data-kind=place]')).toHaveCount(0);
  await expect(page.locator('.ask')).toBeVisible();
  await expect(page.locator('.log .told-undone')).toHaveCount(1);
});

test('an undo beyond a checkpoint needs consent', async ({ newPage }) => {
  const [anna, bert] = [await newPage(), await newPage()];
  await startTwoPlayerTable(anna, bert);
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
