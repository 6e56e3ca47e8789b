/** Following the others: their turns as scenes, what happened since the last turn, scorings, the end of the game. */

import { PHONE, expect, test } from './fixtures.js';
import { serious } from './axe.js';
import { FIRST_TURN, LAST_OF_GAME, LAST_OF_SCORING, OWN_TURN, POWER_CARDS, answerUntilScenes, tableAt } from './following.js';
import { api } from './setup.js';

/** @typedef {import('@playwright/test').Page} Page */

const MOVING = { reducedMotion: /** @type {const} */ ('no-preference') };
const LOOKS = /** @type {const} */ ([['at a desk', {}], ['on a phone', PHONE]]);
const SIZES = [[360, 640], [390, 844], [768, 1024], [1024, 768], [1440, 900], [1920, 1080]];

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

for (const [where, looks] of LOOKS) test(`each opponent’s turn is on screen for its time and in order, and the question waits for it, ${where}`, async ({ newPage }) => {
  const page = await newPage({ ...looks, ...MOVING });
  const id = await tableAt(page, OWN_TURN);
  const { game: { ply } } = await api(page, 'GET', `/tables/${id}`);
  await record(page);
  await answerUntilScenes(page);
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
  await tableAt(page, OWN_TURN);
  await answerUntilScenes(page);
  const questionText = () => page.locator('#question').innerText();
  const before = await questionText();
  await page.locator('#board').click();
  await expect.poll(questionText).not.toBe(before);
  const next = await questionText();
  await page.keyboard.press('ArrowRight');
  await expect.poll(questionText).not.toBe(next);
  await page.keyboard.press('Escape');
  await expect(page.locator('.scene-panel')).toHaveCount(0, { timeout: 1000 });
});

test('on a phone, Skip is one tap away', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, ...MOVING });
  await tableAt(page, OWN_TURN);
  await answerUntilScenes(page);
  await page.getByRole('button', { name: 'Skip' }).tap();
  await expect(page.locator('.scene-panel')).toHaveCount(0, { timeout: 1000 });
});

for (const [width, height] of SIZES) {
  test(`a scoring covers neither the board nor a question: ${width} × ${height}`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height }, ...MOVING });
    await tableAt(page, LAST_OF_SCORING);
    await answerUntilScenes(page);
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

for (const [what, position, least] of /** @type {const} */ ([['while the others act, and their cards are explained', FIRST_TURN, 2], ['during the last scoring', LAST_OF_GAME, 0]])) test(`on a phone the board stays where it is ${what}`, async ({ newPage }) => {
  const page = await newPage({ ...PHONE, ...MOVING });
  await tableAt(page, position);
  await answerUntilScenes(page);
  await page.waitForTimeout(300);
  const places = new Set();
  const cards = new Set();
  while ((await page.locator('.scene-panel').count()) > 0) {
    const seen = await page.evaluate(() => {
      const box = document.querySelector('.scene-panel') && document.querySelector('#board > svg')?.getBoundingClientRect();
      const card = document.querySelector('.scene-card');
      return box && { place: [box.left, box.top, box.width].map(Math.round).join(), card: card?.checkVisibility() ? card.textContent : '' };
    });
    if (seen) places.add(seen.place);
    if (seen?.card) cards.add(seen.card);
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(120);
  }
  expect([...places]).toHaveLength(1);
  expect(cards.size).toBeGreaterThanOrEqual(least);
});

test('points appear beside each other, above what they are given for', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, ...MOVING });
  await tableAt(page, LAST_OF_SCORING);
  await page.evaluate(() => {
    const faults = new Set();
    Object.assign(window, { faults, rows: 0 });
    const touch = (/** @type {DOMRect} */ one, /** @type {DOMRect} */ other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    // Each token is looked at once, before it leaves.
    new MutationObserver(() => setTimeout(() => {
      const tokens = [...document.querySelectorAll('.flying.points:not([data-seen])')];
      const boxes = tokens.map((token) => token.getBoundingClientRect());
      tokens.forEach((token) => token.setAttribute('data-seen', ''));
      if (tokens.length > 0) /** @type {any} */ (window).rows += 1;
      boxes.forEach((box, index) => boxes.slice(index + 1).forEach((other) => touch(box, other) && faults.add(`${tokens[index].textContent} covers another one`)));
      const site = [...document.querySelectorAll('.scoreboard tbody th')].at(-1)?.textContent;
      const area = [...document.querySelectorAll('#board [data-site]')].find((node) => site && node.getAttribute('aria-label')?.startsWith(site));
      const groups = [...document.querySelectorAll(`#board [data-place$="@${area?.getAttribute('data-site')}"]`)];
      for (const group of groups) if (boxes.some((box) => touch(box, group.getBoundingClientRect()))) faults.add(`the points of ${site} cover its caballeros`);
    }, 100)).observe(/** @type {Element} */ (document.querySelector('.sky') ?? document.documentElement), { childList: true, subtree: true });
  });
  await answerUntilScenes(page);
  await expect(page.locator('.ask')).toBeVisible({ timeout: 60_000 });
  const { faults, rows } = await page.evaluate(() => ({ faults: [.../** @type {any} */ (window).faults], rows: /** @type {any} */ (window).rows }));
  expect(faults).toEqual([]);
  expect(rows).toBeGreaterThan(3);
});

for (const [where, looks] of LOOKS) {
  test(`a line of the log is shown again on the board, ${where}`, async ({ newPage }) => {
    const page = await newPage({ ...looks, ...MOVING });
    const id = await tableAt(page, OWN_TURN);
    if (where === 'on a phone') await page.getByRole('button', { name: 'Log' }).tap();
    const line = page.locator('.log .told-placed a').last();
    const text = await line.textContent();
    await line.click();
    await expect(page.locator('.scene-panel .tag')).toHaveText('Replay');
    await expect(page.locator('.scene-panel .scene-lines')).toContainText(String(text).replace(/^\S+\s/, ''));
    await expect(page.locator('#board')).toBeVisible();
    await expect(page).toHaveURL(`/table/${id}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('.ask')).toBeVisible();
  });
}

test('the speed is set in the menu of the table, and holds at once', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, ...MOVING });
  await tableAt(page, OWN_TURN);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByLabel('Speed').selectOption('Instant');
  await page.keyboard.press('Escape');
  await page.locator('.recap-turn').first().tap();
  await expect(page.locator('.scene-panel')).toBeVisible();
  expect(await page.locator('.sky > *').count()).toBe(0);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
});

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
  await tableAt(page, OWN_TURN);
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
  const id = await tableAt(page, OWN_TURN);
  const { table } = await api(page, 'GET', `/tables/${id}`);
  expect(table.yours).toEqual(['red']);
  await page.locator('.recap-turn').last().click();
  await expect(page.locator('.scene-panel .scene-lines li').first()).toBeVisible();
  expect(await page.locator('.sky > *').count()).toBe(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('.ask')).toBeVisible();
});

for (const [width, height] of SIZES) {
  test(`after an absence the turns since then come first, and leave room for the question: ${width} × ${height}`, async ({ newPage }) => {
    const page = await newPage({ viewport: { width, height } });
    const id = await tableAt(page, POWER_CARDS);
    await page.evaluate((table) => localStorage.setItem('elgrande.seen', JSON.stringify({ [table]: 1 })), id);
    await page.reload();
    const list = page.locator('.banner.since .recap-turn');
    await expect(list.first()).toBeVisible();
    await expect(page.locator('.recap')).toHaveCount(0);
    for (const part of ['#board svg', '.offers .card', '.ask-title', '.power.lit']) await expect(page.locator(part).first(), part).toBeInViewport({ ratio: 0.4 });
    await list.first().click();
    await expect(page.locator('.scene-panel')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'OK' }).click();
    if (height > 700) await expect(page.locator('.recap')).toBeVisible();
  });
}

for (const [where, looks] of LOOKS) test(`the winner is named after the last point, over the board, with the way to the results, ${where}`, async ({ newPage }) => {
  test.setTimeout(120_000);
  const page = await newPage({ ...looks, ...MOVING });
  const id = await tableAt(page, LAST_OF_GAME);
  await answerUntilScenes(page);
  for (let scenes = 0; scenes < 40 && (await page.locator('.scene-panel').count()) > 0; scenes += 1) {
    const text = await page.evaluate(() => (document.querySelector('.scene-panel') ? document.body.innerText : ''));
    expect(text).not.toMatch(/ wins!|share the win/);
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(150);
  }
  await expect(page.locator('.finale h2')).toHaveText(/wins!|share the win/);
  expect(await serious(page), 'the end').toEqual([]);
  await expect(page.locator('.question')).toContainText('Game over');
  await page.getByRole('link', { name: 'See the results' }).click();
  await expect(page).toHaveURL(`/result/${id}`);
});

for (const [where, looks] of LOOKS) {
  test(`what happened, scenes and scorings are accessible, ${where}`, async ({ newPage }) => {
    const page = await newPage({ ...looks, ...MOVING });
    for (const [what, position] of /** @type {const} */ ([['a turn', FIRST_TURN], ['a scoring', LAST_OF_SCORING]])) {
      await tableAt(page, position);
      await answerUntilScenes(page);
      if (what === 'a scoring') await page.locator('.scene-panel .scoreboard').waitFor({ timeout: 30_000 });
      expect(await serious(page), what).toEqual([]);
    }
    const id = await tableAt(page, POWER_CARDS);
    await page.evaluate((table) => localStorage.setItem('elgrande.seen', JSON.stringify({ [table]: 1 })), id);
    await page.reload();
    await expect(page.locator('.banner.since .recap-turn').first()).toBeVisible();
    expect(await serious(page), 'the turns since then').toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('.dialog-menu')).toBeVisible();
    expect(await serious(page), 'the menu').toEqual([]);
    await page.locator('.dialog-menu').getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(page.locator('.dialog-keys')).toBeVisible();
    expect(await serious(page), 'the shortcuts').toEqual([]);
  });
}

test('on a low phone, a button lists the turns since the last one while a question is asked', async ({ newPage }) => {
  const page = await newPage({ ...PHONE, viewport: { width: 360, height: 640 } });
  await tableAt(page, POWER_CARDS);
  await expect(page.locator('.recap')).toBeHidden();
  await page.getByRole('button', { name: 'Since your last turn' }).tap();
  const turns = page.locator('.banner.since .recap-turn');
  await expect(turns.first()).toBeVisible();
  await turns.first().tap();
  await expect(page.locator('.scene-panel')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await page.getByRole('button', { name: 'OK' }).tap();
  await expect(turns).toHaveCount(0);
});

test('the lines of the log are reached with the arrow keys, and say why points were given', async ({ newPage }) => {
  const page = await newPage();
  await tableAt(page, POWER_CARDS);
  const turn = page.locator('.log .paragraph', { has: page.locator('h3') }).first();
  await turn.locator('h3 a').focus();
  await page.keyboard.press('ArrowDown');
  await expect(turn.locator('li a').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(turn.locator('h3 a')).toBeFocused();
  for (const folded of await page.locator('.log details:not([open]) > summary').all()) await folded.click();
  await expect(page.locator('.log .told-scored').first()).toContainText(/\+\d+ \((1st|2nd|3rd|tied for)/);
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
  await tableAt(page, OWN_TURN);
  await answerUntilScenes(page);
  await page.keyboard.press('ArrowRight');
  expect(await contexts()).toBe(0);
  await page.goto('/settings');
  await expect(page.getByRole('slider')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Sound/ }).check();
  await expect.poll(contexts).toBe(1);
  await page.getByRole('slider', { name: 'Volume' }).fill('30');
  expect(await page.evaluate(() => localStorage.getItem('elgrande.volume'))).toBe('0.3');
});
