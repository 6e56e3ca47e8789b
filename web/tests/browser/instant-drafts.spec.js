/** The page computes drafts itself: a tap needs no response of the server, and a turn is one request. */

import { expect, test } from './fixtures.js';
import { findPosition } from './engine.js';
import { api, createTable, guest } from './setup.js';
import { player } from './player.js';

/** @typedef {import('@playwright/test').Page} Page */

/** How long every response takes, in milliseconds. */
const LATENCY = 300;

/** A table where red, a person, must place; the others are bots. @param {Page} page */
async function placing(page) {
  await guest(page, 'Anna');
  const record = await findPosition({ players: 4, wanted: ({ seat, decision: { kind, left, sites } }) => seat === 'red' && kind === 'place' && left > 2 && sites.length > 2 });
  const id = await createTable(page, { record, seats: ['me', 'squire', 'squire', 'squire'] });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.ask[data-kind=place]')).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('engine-ready').length > 0);
  return { id, robot: player(page, { seed: 6 }) };
}

/** The paths below /api that were requested since. @param {Page} page */
function requests(page) {
  /** @type {string[]} */
  const paths = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'POST') paths.push(/** @type {string} */ (pathname.split('/').at(-1)));
  });
  return paths;
}

test('a tap shows its effect without any response, and an illegal one its reason', async ({ newPage }) => {
  const page = await newPage({ unstable: true });
  const { robot } = await placing(page);
  await page.context().setOffline(true);
  await robot.pick(/^Place 1 in/);
  await expect(page.locator('.ask-steps li')).toHaveCount(1);
  await page.locator('#board [data-site].kings').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ask .refusal .refusal-rule')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.locator('.ask-steps li')).toHaveCount(0);
  await page.context().setOffline(false);
});

test('at 300 ms latency a turn is drafted without requests and sent in one', async ({ newPage }) => {
  const page = await newPage();
  const { id, robot } = await placing(page);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATENCY));
    await route.continue();
  });
  const { game } = await api(page, 'GET', `/tables/${id}`);
  const sent = requests(page);
  await robot.until((seen) => seen.kind !== 'place', 60);
  expect(sent.filter((path) => path === 'try')).toEqual([]);
  expect(sent.filter((path) => path === 'actions')).toEqual(['actions']);
  const { notices } = await api(page, 'GET', `/tables/${id}/view?from=${game.ply + 1}`);
  expect(notices.some((/** @type {any} */ { player: seat }) => seat === 'red')).toBe(true);
});
