/** Drafts are computed in the page: a tap shows its effect at any latency, and only the whole turn is sent. */

import { expect, test } from './fixtures.js';
import { findPosition } from './engine.js';
import { player } from './player.js';
import { api, createTable, guest } from './setup.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Of every request, in milliseconds. */
const LATENCY = 300;

/** A table where red, a person, has only to place; the others are bots. @param {Page} page */
async function placing(page) {
  await guest(page, 'Anna');
  const record = await findPosition({ players: 4, wanted: ({ seat, decision }) => seat === 'red' && decision.kind === 'place' && decision.left > 2 });
  const id = await createTable(page, { record, seats: ['me', 'squire', 'squire', 'squire'] });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.ask[data-kind=place]')).toBeVisible();
  return id;
}

/** The paths of the requests that change or try something. @param {Page} page @param {string} [word] */
function posts(page, word = '') {
  /** @type {string[]} */
  const seen = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(word)) seen.push(new URL(request.url()).pathname.replace(/.*\//, ''));
  });
  return seen;
}

/** Runs in the page: the milliseconds from each click to the first frame with another draft. */
function measuring() {
  const shown = /** @type {number[]} */ ([]);
  Object.assign(window, { shown });
  let [clicked, before] = [0, ''];
  const steps = () => document.querySelector('.ask-steps')?.textContent ?? '';
  addEventListener('click', () => ([clicked, before] = [performance.now(), steps()]), true);
  new MutationObserver(() => {
    if (clicked === 0 || steps() === before) return;
    const since = clicked;
    clicked = 0;
    requestAnimationFrame(() => setTimeout(() => shown.push(performance.now() - since)));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** @param {Page} page */
const engineReady = (page) => expect.poll(() => page.evaluate(() => performance.getEntriesByName('drafts-ready').length)).toBe(1);

/** @param {Page} page */
async function slowDown(page) {
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, LATENCY));
    await route.continue();
  });
}

/** Places twice; the milliseconds until each shows. @param {Page} page */
async function placeTwice(page) {
  const robot = player(page, { seed: 3 });
  const shown = () => page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (window).shown));
  for (const count of [1, 2]) {
    await robot.pick(/^Place 1 in/);
    await expect.poll(async () => (await shown()).length).toBe(count);
  }
  return (await shown()).map(Math.round);
}

test('on a slow network a tap shows its effect at once, and the turn is one request', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(measuring);
  const id = await placing(page);
  await engineReady(page);
  await slowDown(page);
  const sent = posts(page);
  const { game } = await api(page, 'GET', `/tables/${id}`);
  const shown = await placeTwice(page);
  console.log(`drafts in the page: ${shown.join(', ')} ms at a latency of ${LATENCY} ms`);
  expect(Math.max(...shown), 'no request is waited for').toBeLessThan(LATENCY);
  expect(sent).toEqual([]);
  const robot = player(page, { choose: (_, options) => options.find(({ main }) => main) });
  await robot.until(() => sent.length > 0, 10);
  expect(sent).toEqual(['actions']);
  await expect.poll(async () => (await api(page, 'GET', `/tables/${id}`)).game.ply).toBeGreaterThan(game.ply + 2);
});

test('a game from the start page asks the server for no draft, from the first question on', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/');
  await engineReady(page);
  await slowDown(page);
  const sent = posts(page);
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.locator('.ask')).toBeVisible();
  const robot = player(page, { choose: (_, options) => options.find(({ main }) => main) });
  await robot.until(() => sent.includes('actions'), 10);
  expect(sent.filter((name) => name !== 'client-errors')).toEqual(['me', 'tables', 'actions']);
});

test('without the module the server computes the drafts', async ({ newPage }) => {
  const page = await newPage({ unstable: true });
  await page.addInitScript(measuring);
  await page.route('**/elgrande.wasm', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('elgrande.wasm'));
  await placing(page);
  await failed;
  await slowDown(page);
  const tried = posts(page, '/try');
  const shown = await placeTwice(page);
  console.log(`drafts on the server: ${shown.join(', ')} ms at a latency of ${LATENCY} ms, ${tried.length} requests`);
  expect(tried.length).toBeGreaterThan(0);
});
