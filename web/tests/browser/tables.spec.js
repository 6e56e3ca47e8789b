/** Around the table: own games, the waiting room, the form of a new table, sharing, icons. */

import { DESK, PHONE, expect, test } from './fixtures.js';
import { api, createTable, finished, guest, startTwoPlayerTable } from './setup.js';

/** @typedef {import('@playwright/test').Page} Page */

/** A part of the page "My games". @param {Page} page @param {'awaited' | 'going' | 'finished' | 'again'} name */
const part = (page, name) => page.locator(`section[aria-labelledby=mine-${name}]`);

/** Two people at a table that waits. @param {Page} anna @param {Page} bert @param {any} [settings] */
async function waitingTable(anna, bert, settings = {}) {
  await guest(anna, 'Anna');
  await guest(bert, 'Bert');
  const { table } = await api(anna, 'POST', '/tables', { seats: ['me', 'open'], access: 'public', ...settings });
  await api(bert, 'POST', `/tables/${table.id}/join`, {});
  return table;
}

/** A game of two people that bots have finished for them; its id. @param {Page} anna @param {Page} bert */
async function finishedByTwo(anna, bert) {
  const { id } = await waitingTable(anna, bert, { variants: ['short'] });
  await api(bert, 'POST', `/tables/${id}/ready`, { ready: true });
  await api(anna, 'POST', `/tables/${id}/start`);
  for (const page of [anna, bert]) await api(page, 'POST', `/tables/${id}/resign`, {});
  // Bots pause in a game that nobody follows.
  await anna.goto(`/table/${id}`);
  await expect.poll(async () => (await api(anna, 'GET', `/tables/${id}`)).table.phase, { timeout: 60_000 }).toBe('over');
  return id;
}

test('own games show round, points, who must act and how long; the most urgent comes first', async ({ newPage }) => {
  const page = await newPage();
  await guest(page, 'Anna');
  const turns = (/** @type {number} */ hours) => ({ seats: ['me', 'squire', 'squire'], pace: { kind: 'turns', hours } });
  const [slow, fast] = [await createTable(page, turns(72)), await createTable(page, turns(24))];
  for (const id of [slow, fast]) await expect.poll(async () => (await api(page, 'GET', `/tables/${id}`)).table.asked).toEqual(['red']);
  await page.goto('/mine');
  const [first, second] = [part(page, 'awaited').locator('.glance').first(), part(page, 'awaited').locator('.glance').nth(1)];
  await expect(first).toHaveAttribute('data-table', fast);
  await expect(second).toHaveAttribute('data-table', slow);
  await expect(first.locator('.glance-state')).toHaveText(/^Round 1 of 9 · (24 h 0|23 h \d+) min left$/);
  await expect(second.locator('.glance-state')).toHaveText(/^Round 1 of 9 · (3 days 0|2 days 23) h left$/);
  await expect(first.locator('.points')).toHaveText(['0 points', '0 points', '0 points']);
});

test('a game that waits for someone else names them', async ({ newPage }) => {
  const [anna, bert] = [await newPage(), await newPage()];
  await startTwoPlayerTable(anna, bert);
  const [{ id }] = (await api(anna, 'GET', '/tables?list=mine')).tables;
  const { asked } = (await api(anna, 'GET', `/tables/${id}`)).table;
  const [waiting, name] = asked.includes('red') ? [bert, 'Anna'] : [anna, 'Bert'];
  await waiting.goto('/mine');
  await expect(part(waiting, 'going').locator('.glance-state')).toHaveText(`Round 1 of 9 · waiting for ${name}`);
});

test('a finished game shows who has won and everyone’s points, the best first', async ({ newPage }) => {
  const page = await newPage();
  await guest(page, 'Anna');
  const { standing: { places } } = (await api(page, 'GET', `/tables/${await finished(page)}`)).game.view;
  const name = (/** @type {string} */ seat) => (seat === 'red' ? 'Anna' : seat[0].toUpperCase() + seat.slice(1));
  const first = places.filter((/** @type {any} */ { place }) => place === 1);
  await page.goto('/mine');
  const game = part(page, 'finished').locator('.glance');
  await expect(game.locator('.points')).toHaveText(places.map((/** @type {any} */ { score }) => `${score} points`));
  await expect(game.locator('.person-name')).toContainText(places.map((/** @type {any} */ { player }) => name(player)));
  // A player who has left the seat to a bot has not won.
  await expect(game.locator('.glance-state')).toContainText(first.length > 1 ? 'Shared win' : `${name(first[0].player)} wins`);
});

test('recent opponents can be invited again, and find the table among their games', async ({ newPage }) => {
  test.setTimeout(180_000);
  const [anna, bert] = [await newPage(), await newPage()];
  await finishedByTwo(anna, bert);
  await anna.goto('/mine');
  await part(anna, 'again').getByRole('button', { name: 'Play again with Bert' }).click();
  await expect(anna.locator('.waiting')).toBeVisible();
  const id = new URL(anna.url()).pathname.split('/').at(-1);

  await bert.goto('/mine');
  const room = part(bert, 'awaited').locator('.glance');
  await expect(room).toHaveAttribute('data-table', id ?? '');
  await expect(room.locator('.glance-state')).toHaveText('Press “Ready” when you want to play.');
  await room.getByRole('link').click();
  await bert.getByRole('button', { name: 'Ready', exact: true }).click();
  await anna.getByRole('button', { name: 'Start game' }).click();
  await expect(anna.locator('#hand')).toBeVisible();
});

test('the waiting room says what to do next, has a chat, and invites only while a seat is open', async ({ newPage }) => {
  const [anna, bert, carla] = [await newPage(), await newPage(PHONE), await newPage()];
  const { id } = await waitingTable(anna, bert, { seats: ['me', 'open', 'open', 'open'] });
  await guest(carla, 'Carla');
  for (const page of [anna, bert, carla]) await page.goto(`/table/${id}`);
  const next = (/** @type {Page} */ page) => page.locator('.missing');

  await expect(next(anna)).toHaveText('2 seats are still open. Send the invitation or add bots.');
  await expect(anna.locator('.wait-next .main')).toHaveText('Share invitation');
  await expect(next(bert)).toContainText('Press “Ready” when you want to play.');
  await expect(bert.locator('.wait-next .main')).toHaveText('Ready');
  await expect(next(carla)).toHaveText('Take a seat to play, or stay and watch.');
  await expect(carla.locator('.waiting .main')).toHaveCount(1);

  await anna.getByRole('textbox', { name: 'Message' }).fill('Hello, Bert');
  await anna.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(bert.getByText('Hello, Bert')).toBeVisible();

  await expect(anna.getByRole('heading', { name: 'Invite players' })).toBeVisible();
  await anna.getByRole('button', { name: 'Fill open seats with bots' }).click();
  await expect(anna.getByRole('heading', { name: 'Invite players' })).toHaveCount(0);
  await expect(next(anna)).toHaveText('Bert isn’t ready yet.');
  await expect(next(bert)).toHaveText('Press “Ready” when you want to play.');
  await bert.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(next(bert)).toHaveText('Everyone’s ready. Anna can start the game.');
  await expect(anna.locator('.wait-next .main')).toHaveText('Start game');

  await bert.close();
  await expect(anna.locator('.wait-seat.of-blue')).toContainText('away');
});

for (const [size, looks, screens] of /** @type {const} */ ([['phone', PHONE, 1.6], ['desk', DESK, 1.25]])) {
  test(`the form of a new table is short, and its button is in view, ${size}`, async ({ newPage }) => {
    const page = await newPage(looks);
    for (const address of ['/new', '/new?one-screen']) {
      await page.goto(address);
      const button = page.locator('.new-foot button.main');
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight), address).toBeLessThan(screens);
      await page.getByText('More options').click();
      await expect(page.getByRole('group', { name: 'Pace' })).toBeVisible();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
}

test('what is chosen among more options is named there, and a wrong value unfolds them', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/new');
  const [more, bank] = [page.locator('form.new details'), page.getByLabel('Time bank (minutes)')];
  await expect(more.locator('summary small')).toHaveText('live, 30 min + 30 s');
  await more.locator('summary').click();
  await page.locator('label', { hasText: /^Never/ }).click();
  await bank.fill('0');
  await more.locator('summary').click();
  await expect(more.locator('summary small')).toContainText('no undo');
  await expect(bank).toBeHidden();
  await page.getByRole('button', { name: 'Open table' }).click();
  await expect(bank).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/new');
});

test('invitation, table, replay and result are shared with the apps of the device', async ({ newPage }) => {
  const page = await newPage(PHONE);
  await page.addInitScript(() => Object.assign(navigator, { share: async (/** @type {any} */ data) => Object.assign(globalThis, { shared: data }) }));
  const shared = () => page.evaluate(() => /** @type {any} */ (globalThis).shared?.url);
  await guest(page, 'Anna');
  const { table } = await api(page, 'POST', '/tables', { seats: ['me', 'open'] });
  const [id, running] = [await finished(page), await createTable(page, { seats: ['me', 'squire'] })];
  const check = async (/** @type {string} */ address, /** @type {string} */ label, /** @type {RegExp} */ url) => {
    await page.goto(address);
    if (label === 'Share spectator link') await page.getByRole('button', { name: 'Table menu' }).click();
    if (label === 'Share this step') await page.locator('.replay-more summary').click();
    await page.getByRole('button', { name: label }).click();
    await expect.poll(shared, { message: address }).toMatch(url);
  };
  await check(`/table/${table.id}`, 'Share invitation', new RegExp(`/join/${table.id}/${table.invitation}$`));
  await check(`/table/${running}`, 'Share spectator link', new RegExp(`/table/${running}$`));
  await check(`/replay/${id}?ply=20`, 'Share this step', new RegExp(`/replay/${id}\\?ply=20`));
  await check(`/result/${id}`, 'Share result', new RegExp(`/result/${id}$`));
});

test('where the browser cannot share, the link is copied, also in a dialog and without clipboard access', async ({ newPage }) => {
  const page = await newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await guest(page, 'Anna');
  const { table } = await api(page, 'POST', '/tables', { seats: ['me', 'open'] });
  const running = await createTable(page, { seats: ['me', 'squire'] });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`/table/${table.id}`);
  await page.getByRole('button', { name: 'Share invitation' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await copied()).toContain(`/join/${table.id}/${table.invitation}`);

  await page.goto(`/table/${running}`);
  await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden')); });
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Share spectator link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await copied()).toMatch(new RegExp(`/table/${running}$`));
});

test('the icons of the page exist, as a drawing and as pictures', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  const icons = await page.locator('link[rel=icon], link[rel=apple-touch-icon]').evaluateAll((links) => links.map((link) => /** @type {HTMLLinkElement} */ (link).href));
  const types = await Promise.all(icons.map(async (href) => (await page.request.get(href)).headers()['content-type']));
  expect(types).toEqual(['image/png', 'image/svg+xml', 'image/png']);
});
