/** Bad networks: a lost connection, a server that is killed in the middle of a turn. Nothing is lost, nothing is played twice. */

import { expect, test } from './fixtures.js';
import { findPosition } from './engine.js';
import { api, guest, createTable } from './setup.js';
import { player } from './player.js';

/** A table where red, a person, has only to place; the others are bots. @param {import('@playwright/test').Page} page */
async function placing(page) {
  await guest(page, 'Anna');
  const record = await findPosition({ players: 4, wanted: ({ seat, decision }) => seat === 'red' && decision.kind === 'use' && !decision.special && decision.left > 2 });
  const id = await createTable(page, { record, seats: ['me', 'squire', 'squire', 'squire'] });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.ask[data-kind=use]')).toBeVisible();
  return { id, robot: player(page, { choose: (_, options) => options.find(({ main }) => main) }) };
}

/** What the table's log holds of red since then. @param {import('@playwright/test').Page} page @param {string} id @param {number} from */
async function placed(page, id, from) {
  const { notices } = await api(page, 'GET', `/tables/${id}/view?from=${from}`);
  return notices.flatMap((/** @type {any} */ { events }) => events).filter((/** @type {any} */ { event, player }) => event === 'placed' && player === 'red').length;
}

test('a lost connection keeps the draft, shows a message, recovers, and sends once', async ({ newPage }) => {
  const page = await newPage({ unstable: true });
  const { id, robot } = await placing(page);
  const { game } = await api(page, 'GET', `/tables/${id}`);
  const lit = page.locator('#board [data-site].lit');
  await robot.pick(/^Place 1 in/);
  await expect(page.locator('.ask-steps li')).toHaveCount(1);

  await page.context().setOffline(true);
  await robot.pick(/^Place 1 in/);
  await expect(page.locator('.ask .refusal')).toBeVisible();
  await expect(page.locator('.ask-steps li')).toHaveCount(1);
  await page.context().setOffline(false);

  await expect(page.locator('.banner.lost')).toHaveCount(0, { timeout: 20_000 });
  await expect(lit.first()).toBeVisible();
  await robot.until((seen) => seen.kind !== 'place' && seen.kind !== 'use', 60);
  expect(await placed(page, id, game.ply + 1)).toBe(1);
});

test('a server killed in the middle of a turn comes back, and the draft with it', async ({ newPage, server }) => {
  const page = await newPage({ unstable: true });
  const { id, robot } = await placing(page);
  const { game } = await api(page, 'GET', `/tables/${id}`);
  await robot.pick(/^Place 1 in/);
  const kept = await page.locator('.ask-steps li').innerText();
  await server.kill();
  await expect(page.locator('.banner.lost')).toBeVisible();
  await expect(page.locator('.ask-steps li')).toHaveText(kept.replace(/\s+/g, ' '), { useInnerText: true });
  await server.comeBack();
  await expect(page.locator('.banner.lost')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.locator('.ask-steps li')).toHaveCount(1);
  await robot.until((seen) => seen.kind !== 'place' && seen.kind !== 'use', 60);
  expect(await placed(page, id, game.ply + 1)).toBe(1);
});

test('a move whose response was lost is sent again and played once', async ({ newPage }) => {
  const page = await newPage({ unstable: true });
  const { id, robot } = await placing(page);
  const { game } = await api(page, 'GET', `/tables/${id}`);
  let lost = 0;
  await page.route('**/actions', async (route) => {
    if ((lost += 1) > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await robot.pick(/^Place 1 in/);
  await robot.until(() => lost > 0, 5);
  await expect.poll(() => lost, { timeout: 15_000 }).toBe(2);
  await expect(page.locator('.ask .refusal')).toHaveCount(0);
  expect(await placed(page, id, game.ply + 1)).toBe(1);
});
