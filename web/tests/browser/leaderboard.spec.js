/** The leaderboard, with a ranking that the server would have after many games. */

import { PHONE, expect, test } from './fixtures.js';
import { guest } from './setup.js';

/** @param {number} place @param {string} [id] */
const player = (place, id = `player-${place}`) => ({
  place, id, name: id === `player-${place}` ? `Player ${place}` : 'Anna', at_least: 40 - place / 10,
  rating: { value: 43.25 - place / 10, uncertainty: 1.0833, games: 10 + place, provisional: false },
});

/** @param {import('@playwright/test').Page} page @param {(skip: number) => object} answer */
const ranked = (page, answer) => page.route('**/api/leaderboard*', (route) =>
  route.fulfill({ json: { length: 1000, ...answer(Number(new URL(route.request().url()).searchParams.get('skip') ?? 0)) } }));

test('the start page leads to the best players, who come in portions; the own place is marked', async ({ newPage }) => {
  const page = await newPage();
  const { id } = await guest(page, 'Anna');
  const all = Array.from({ length: 70 }, (_, index) => player(index + 1, index === 51 ? id : undefined));
  await ranked(page, (skip) => ({ players: all.slice(skip, skip + 50), more: skip + 50 < all.length, own: { place: 52, missing: 0, rating: all[51].rating } }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Best players' }).click();
  await expect(page.getByText('Your place: 52.')).toBeVisible();
  const rows = page.locator('.leaderboard tbody tr');
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toHaveText('1Player 139.943.2 ± 1.111');
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', '/player/player-1');
  await page.getByRole('button', { name: 'More players' }).click();
  await expect(rows).toHaveCount(70);
  await expect(page.locator('.leaderboard .own')).toContainText('Anna');
  await expect(page.getByRole('button', { name: 'More players' })).toHaveCount(0);
});

test('who has too few games learns how many are missing, on a phone too', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, viewport: { width: 360, height: 640 } });
  await guest(page, 'Anna');
  await ranked(page, () => ({ players: [{ ...player(1), name: 'Bartholomeus von Quint' }], more: false, own: { place: null, missing: 3, rating: player(1).rating } }));
  await page.goto('/leaderboard');
  await expect(page.getByText('After 3 more rated games you’ll be ranked.')).toBeVisible();
  const name = await page.locator('.leaderboard tbody th').boundingBox();
  expect(name?.height, 'a long name takes two lines at most').toBeLessThan(64);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
