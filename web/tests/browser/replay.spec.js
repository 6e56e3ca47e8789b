/** The replay: steps, slider, links, other seats; and the result page. */

import { expect, test } from './fixtures.js';
import { api, finished, guest } from './setup.js';

/** The values of the power cards in hand. @param {import('@playwright/test').Page} page */
const hand = async (page) => (await page.locator('#hand .power-value').allTextContents()).sort();

test('a finished game is replayed, shared, and seen from other seats', async ({ newPage }) => {
  test.setTimeout(150_000);
  const page = await newPage();
  await guest(page, 'Anna');
  const id = await finished(page);
  const { game } = await api(page, 'GET', `/tables/${id}`);
  const last = game.ply;
  const at = () => Number(new URL(page.url()).searchParams.get('ply'));

  await test.step('from the end page', async () => {
    await page.goto(`/table/${id}`);
    await page.getByRole('link', { name: 'Results', exact: true }).click();
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await expect(page.locator('.replay .board')).toBeVisible();
    await expect.poll(at).toBe(0);
  });
  await test.step('steps and turns', async () => {
    await page.getByRole('button', { name: 'Next step', exact: true }).click();
    await expect.poll(at).toBe(1);
    await page.getByRole('button', { name: 'Next turn' }).click();
    await expect.poll(at).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Go to end', exact: true }).click();
    await expect.poll(at).toBe(last);
    await page.getByRole('button', { name: 'Previous step', exact: true }).click();
    await expect.poll(at).toBe(last - 1);
  });
  await test.step('scrub and jump to a scoring', async () => {
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(at).toBe(0);
    await page.getByRole('button', { name: 'Go to the scoring after round 6' }).click();
    await expect.poll(at).toBeGreaterThan(10);
    const { view } = await api(page, 'GET', `/tables/${id}/view?ply=${at()}`);
    await expect(page.locator('.tally b')).toHaveText(view.players.map((/** @type {string} */ player) => String(view.scores[player])));
  });

  const shared = page.url();
  const score = await page.locator('.tally').innerText();
  await test.step('the link shows another user the same step', async () => {
    const other = await newPage();
    await other.goto(shared);
    await expect(other.locator('.replay .board')).toBeVisible();
    await expect(other.locator('.tally')).toHaveText(score.replace(/\s+/g, ' '), { useInnerText: true });
    expect(new URL(other.url()).searchParams.get('ply')).toBe(String(at()));
  });
  await test.step('with the eyes of another seat', async () => {
    await page.getByText('More', { exact: true }).click();
    for (const seat of ['blue', 'green']) {
      await page.getByLabel('View as').selectOption(seat);
      const { view } = await api(page, 'GET', `/tables/${id}/view?ply=${at()}&seat=${seat}`);
      await expect.poll(() => hand(page)).toEqual(view.own.hand.map(String).sort());
    }
  });
});

test('the result page shows the winner, the chart and the scorings; a rematch is one click away', async ({ newPage }) => {
  test.setTimeout(150_000);
  const page = await newPage();
  await guest(page, 'Anna');
  const id = await finished(page);
  const { game } = await api(page, 'GET', `/tables/${id}`);
  await page.goto(`/table/${id}`);
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  const places = page.locator('.podium-place');
  await expect(places).toHaveCount(4);
  const shown = await page.locator('.podium-points').allTextContents();
  expect(shown.map((text) => Number.parseInt(text, 10))).toEqual(game.view.standing.places.map((/** @type {any} */ { score }) => score));
  await expect(page.locator('.scorings tbody tr.general')).toHaveCount(3);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.locator('.ask, .waits').first()).toBeVisible();
});
