/** Following the others: their turns as scenes, what happened since the last turn, scorings, the end of the game. */

import { PHONE, expect, test } from './fixtures.js';
import { findPosition } from './engine.js';
import { api, createTable, guest } from './setup.js';
import { player } from './player.js';

/** @typedef {import('@playwright/test').Page} Page */

const MOVING = { reducedMotion: /** @type {const} */ ('no-preference') };
const SIZES = [[360, 640], [390, 844], [768, 1024], [1024, 768], [1440, 900], [1920, 1080]];

/** Red is the last to set a disc: the answer starts a scoring. @param {any} asked */
const isLastDisc = ({ seat, decision, left, ply }) => seat === 'red' && decision.kind === 'disc' && left === 1 && ply > 60 && decision.regions.length > 6;

/** Red's turn, with opponents to follow. @param {any} asked */
const isOwnTurn = ({ seat, decision, ply }) => seat === 'red' && decision.kind === 'choose' && decision.cards.length > 2 && ply > 5;

/** @type {Map<Function, Promise<string>>} */
const records = new Map();

/** A table at a position, with fast bots. @param {Page} page @param {(asked: any) => boolean} wanted */
async function at(page, wanted) {
  await guest(page, 'Anna');
  const record = records.get(wanted) ?? findPosition({ players: 4, seed: 3, wanted });
  records.set(wanted, record);
  const id = await createTable(page, { record: await record, seats: ['me', 'squire', 'squire', 'squire'] });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.ask')).toBeVisible();
  return id;
}

/** Answers until the others act. @param {Page} page */
async function answer(page) {
  const robot = player(page, { seed: 4 });
  const scenes = page.locator('.scene-panel');
  for (let presses = 0; presses < 20 && (await scenes.count()) === 0; presses += 1) {
    const seen = await Promise.race([robot.look(), scenes.waitFor().then(() => null)]);
    const option = seen?.options.find(({ main }) => main) ?? seen?.options.find(({ look }) => look === 'target');
    if (option) await page.evaluate((index) => /** @type {any} */ (window).seenNodes[index].dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })), option.index);
    await page.waitForTimeout(150);
  }
  await expect(scenes).toBeVisible();
}

/** Records what is shown beside the board, from now on. @param {Page} page */
const record = (page) => page.evaluate(() => {
  /** @type {{ at: number, what: string }[]} */
  const seen = [];
  Object.assign(window, { seen });
  const look = () => {
    const panel = /** @type {HTMLElement | null} */ (document.querySelector('#question'));
    const what = panel?.classList.contains('scene-panel') ? `${panel.dataset.kind} ${panel.dataset.turn}` : panel?.querySelector('.ask') ? 'asked' : 'waiting';
    if (seen.at(-1)?.what !== what) seen.push({ at: performance.now(), what });
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
});

/** @param {Page} page @returns {Promise<{ what: string, lasted: number }[]>} */
const recorded = (page) => page.evaluate(() => /** @type {any} */ (window).seen.map((/** @type {any} */ { at, what }, /** @type {number} */ index, /** @type {any[]} */ all) => ({ what, lasted: (all[index + 1]?.at ?? performance.now()) - at })));

test('each opponent’s turn is on screen for its time and in order, and the question waits for it', async ({ newPage }) => {
  const page = await newPage(MOVING);
  const id = await at(page, isOwnTurn);
  const { game: { ply } } = await api(page, 'GET', `/tables/${id}`);
  await record(page);
  await answer(page);
  await expect(page.locator('.ask')).toBeVisible({ timeout: 60_000 });
  const { notices } = await api(page, 'GET', `/tables/${id}/view?from=${ply + 1}`);
  const happened = notices.flatMap((/** @type {any} */ { events }) => events).filter((/** @type {any} */ { event, player: who }) => event === 'turn-began' && who !== 'red').map((/** @type {any} */ { player: who }) => `turn ${who}`);
  const seen = await recorded(page);
  const turns = seen.filter(({ what }) => /^turn (?!red)/.test(what));
  expect(turns.map(({ what }) => what)).toEqual(happened);
  expect(turns.length).toBeGreaterThan(0);
  // A turn has at least its beginning, a card and a step.
  for (const { what, lasted } of turns) expect(lasted, what).toBeGreaterThan(2000);
  expect(seen.findLastIndex(({ what }) => what === 'asked'), 'the question comes last').toBe(seen.length - 1);
});

test('one key or one tap skips to the question, and another goes on to the next scene', async ({ newPage }) => {
  const page = await newPage(MOVING);
  await at(page, isOwnTurn);
  await answer(page);
  const told = () => page.locator('#question').innerText();
  const before = await told();
  await page.locator('#board').click();
  await expect.poll(told).not.toBe(before);
  const next = await told();
  await page.keyboard.press('ArrowRight');
  await expect.poll(told).not.toBe(next);
  await page.keyboard.press('Escape');
  await expect(page.locator('.scene-panel')).toHaveCount(0, { timeout: 1000 });
});

test('on a phone, Skip is one tap away', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, ...MOVING });
  await at(page, isOwnTurn);
  await answer(page);
  await page.getByRole('button', { name: 'Skip' }).tap();
  await expect(page.locator('.scene-panel')).toHaveCount(0, { timeout: 1000 });
});

for (const [width, height] of SIZES) {
  test(`a scoring covers neither the board nor a question: ${width} × ${height}`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height }, ...MOVING });
    await at(page, isLastDisc);
    await answer(page);
    const board = page.locator('.scene-panel .scoreboard');
    for (let rows = 0; rows < 10 && (await page.locator('.scene-panel').count()) > 0; rows += 1) {
      await Promise.race([board.waitFor(), page.locator('.ask').waitFor()]);
      expect(await page.evaluate(covered)).toEqual([]);
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(120);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.ask')).toBeVisible();
    await expect(page.locator('.scoreboard')).toHaveCount(0);
  });
}

/** Runs in the page: what the scenes cover, and what of them cannot be reached. @returns {string[]} */
function covered() {
  const panel = document.querySelector('.scene-panel');
  const board = document.querySelector('#board > svg');
  if (!panel || !board) return [];
  const [own, other] = [panel.getBoundingClientRect(), board.getBoundingClientRect()];
  const faults = [];
  const over = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top);
  if (over > 1 && Math.min(own.right, other.right) - Math.max(own.left, other.left) > 1) faults.push(`the panel covers ${Math.round(over)} px of the board`);
  if (own.bottom > innerHeight + 1) faults.push('the panel leaves the screen');
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
  for (const button of panel.querySelectorAll('button')) {
    const { left, top, width, height } = button.getBoundingClientRect();
    if (height < 44) faults.push(`${button.textContent} is ${height} px high`);
    if (!button.contains(document.elementFromPoint(left + width / 2, top + height / 2))) faults.push(`${button.textContent} is covered`);
  }
  return faults;
}

test('a turn since the last one is shown again by hovering or pressing it', async ({ newPage }) => {
  const page = await newPage(MOVING);
  await at(page, isOwnTurn);
  const turns = page.locator('.recap-turn');
  const { recent, last } = { recent: turns.first(), last: turns.last() };
  await expect(recent).toBeVisible();
  await recent.hover();
  await expect(page.locator('.scene-panel .tag')).toHaveText('Replay');
  await page.mouse.move(5, 5);
  await expect(page.locator('.ask')).toBeVisible();
  await last.press('Enter');
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.scene-panel .tag')).toHaveText('Replay');
  await expect(page.locator('.ask')).toBeVisible({ timeout: 30_000 });
});

test('with reduced motion nothing moves, and the recap lists everything', async ({ newPage }) => {
  const page = await newPage();
  const id = await at(page, isOwnTurn);
  const { table } = await api(page, 'GET', `/tables/${id}`);
  expect(table.yours).toEqual(['red']);
  await page.locator('.recap-turn').last().click();
  await expect(page.locator('.scene-panel .scene-lines li').first()).toBeVisible();
  expect(await page.locator('.sky > *').count()).toBe(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('.ask')).toBeVisible();
});

test('after an absence the turns since then come first', async ({ newPage }) => {
  const page = await newPage();
  const id = await at(page, isOwnTurn);
  await page.evaluate((table) => localStorage.setItem('elgrande.seen', JSON.stringify({ [table]: 1 })), id);
  await page.reload();
  const list = page.locator('.banner.since .recap-turn');
  await expect(list.first()).toBeVisible();
  await expect(page.locator('.recap')).toHaveCount(0);
  await list.first().click();
  await expect(page.locator('.scene-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('.recap')).toBeVisible();
});

test('the winner is named after the last point, over the board, with the way to the results', async ({ newPage }) => {
  test.setTimeout(120_000);
  const page = await newPage(MOVING);
  await guest(page, 'Anna');
  const id = await createTable(page, { record: await lastDisc(), seats: ['me', 'squire', 'squire', 'squire'] });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.ask')).toBeVisible();
  await answer(page);
  for (let scenes = 0; scenes < 40 && (await page.locator('.scene-panel').count()) > 0; scenes += 1) {
    const text = await page.evaluate(() => (document.querySelector('.scene-panel') ? document.body.innerText : ''));
    expect(text).not.toMatch(/ wins!|share the win/);
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(150);
  }
  await expect(page.locator('.finale h2')).toHaveText(/wins!|share the win/);
  await expect(page.locator('.question')).toContainText('Game over');
  await page.getByRole('link', { name: 'See the results' }).click();
  await expect(page).toHaveURL(`/result/${id}`);
});

test('sounds are off until they are enabled, and have a volume', async ({ newPage }) => {
  const page = await newPage(MOVING);
  await page.addInitScript(() => {
    const Plain = window.AudioContext;
    Object.assign(window, { contexts: 0 });
    window.AudioContext = class extends Plain {
      constructor() {
        super();
        /** @type {any} */ (window).contexts += 1;
      }
    };
  });
  const contexts = () => page.evaluate(() => /** @type {any} */ (window).contexts);
  await at(page, isOwnTurn);
  await answer(page);
  await page.keyboard.press('ArrowRight');
  expect(await contexts()).toBe(0);
  await page.goto('/settings');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Sound/ }).check();
  await expect.poll(contexts).toBe(1);
  await page.getByRole('slider', { name: 'Volume' }).fill('30');
  expect(await page.evaluate(() => localStorage.getItem('elgrande.volume'))).toBe('0.3');
});

/** The last disc of a game: its answer ends the game. */
async function lastDisc() {
  const table = { players: 4, seed: 5, variants: ['short'] };
  let [last, before] = [-1, -1];
  const ended = new Error('the game is over');
  await findPosition({ ...table, wanted({ seat, decision, ply }) {
    if (ply < before) throw ended;
    before = ply;
    if (seat === 'red' && decision.kind === 'disc') last = ply;
    return false;
  } }).catch((error) => { if (error !== ended) throw error; });
  return findPosition({ ...table, wanted: ({ seat, ply }) => seat === 'red' && ply === last });
}
