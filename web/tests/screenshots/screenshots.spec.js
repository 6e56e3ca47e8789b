/** The pictures of docs/screenshots: each scene at a desk and on a phone, light and dark. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESK, PHONE, expect, test } from '../browser/fixtures.js';
import { findPosition } from '../browser/engine.js';
import { FIRST_TURN, LAST_OF_GAME, answerUntilScenes, tableAt } from '../browser/following.js';
import { finished, guest, createTable } from '../browser/setup.js';
import { player } from '../browser/player.js';
import { small } from './small.js';

/** @typedef {import('@playwright/test').Page} Page */

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const BOTS = ['me', 'caballero', 'caballero', 'caballero'];
/** On a phone a picture of half the points is sharp enough to judge. */
const SIZES = { 1440: DESK, 390: { ...PHONE, deviceScaleFactor: 1.5 } };

/** Each scene goes to its page and waits until it stands; it may return what to scroll to. @type {Record<string, (page: Page) => Promise<unknown>>} */
const SCENES = {
  start: async (page) => {
    await page.goto('/');
    await expect(page.locator('.start-page .board, .hero-picture svg').first()).toBeVisible();
  },
  table: (page) => asked(page, ({ decision, ply }) => decision.kind === 'choose' && ply > 130),
  placement: async (page) => {
    const robot = await asked(page, ({ decision, ply }) => decision.kind === 'place' && decision.left > 3 && ply > 100);
    for (const _ of [1, 2]) await robot.pick(/^Place 1 in/);
    await robot.look();
  },
  disc: async (page) => {
    const robot = await asked(page, ({ decision, ply }) => decision.kind === 'disc' && decision.regions.length === 9 && ply > 60);
    await robot.pick(/^Set your disc to/);
    await robot.look();
  },
  scoring: async (page) => {
    const robot = await asked(page, ({ decision, ply, left }) => decision.regions?.length === 9 && decision.kind === 'disc' && ply > 60 && left === 1);
    await robot.pick(/^Set your disc to/);
    await robot.pick(/^Set disc$/);
    await page.locator('.recap-turn', { hasText: '★' }).click();
    await expect(page.locator('.scoreboard')).toBeVisible();
  },
  opponents: async (page) => {
    await tableAt(page, FIRST_TURN);
    await answerUntilScenes(page);
    await expect(page.locator('.scene-panel .told-placed').last()).toBeVisible({ timeout: 30_000 });
  },
  finale: async (page) => {
    await tableAt(page, LAST_OF_GAME);
    await answerUntilScenes(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('.finale')).toBeVisible();
    await page.waitForTimeout(4000);
  },
  replay: async (page) => {
    await page.goto(`/replay/${await finished(page, { variants: [] })}?ply=120`);
    await expect(page.locator('.replay .board')).toBeVisible();
  },
  review: async (page) => {
    await reviewed(page);
  },
  'review-graph': async (page) => {
    await reviewed(page);
    await page.getByRole('slider').press('PageUp');
    return '.review-measures';
  },
  'review-decisions': async (page) => {
    await reviewed(page);
    return '.review-filters';
  },
  comparison: async (page) => {
    await reviewed(page);
    const turns = page.locator('.review-decision', { hasText: '· turn ·' });
    await turns.getByRole('link', { name: 'Compare on the board' }).nth(2).click();
    await expect(page.getByRole('button', { name: 'Better', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.replay .board')).toBeVisible();
  },
  end: async (page) => {
    await page.goto(`/table/${await finished(page, { variants: [] })}`);
    await page.getByRole('link', { name: 'Results', exact: true }).click();
    await expect(page.locator('.race').first()).toBeVisible();
  },
};

/** Scenes that are pictures of a movement. */
const MOVING = new Set(['opponents', 'finale']);

/** The review of a game of random players, with few iterations. @param {Page} page */
async function reviewed(page) {
  test.setTimeout(480_000);
  await page.goto(`/review/${await finished(page, { variants: [] })}?iterations=20`);
  await expect(page.locator('.review-graph')).toBeVisible({ timeout: 360_000 });
}

/** @param {Page} page @param {(asked: { decision: any, ply: number, left: number }) => boolean} wanted */
async function asked(page, wanted) {
  const record = await findPosition({ players: 4, seed: 3, wanted: ({ seat, left, ...rest }) => seat === 'red' && wanted({ left, ...rest }) });
  await page.goto(`/table/${await createTable(page, { record, seats: BOTS })}`);
  await expect(page.locator('.ask')).toBeVisible();
  return player(page, { seed: 1 });
}

for (const [width, looks] of Object.entries(SIZES)) {
  for (const [scene, set] of Object.entries(SCENES)) {
    test(`${scene}, ${width} px`, async ({ newPage, browser }) => {
      const reducedMotion = MOVING.has(scene) ? 'no-preference' : 'reduce';
      const page = await newPage({ ...looks, colorScheme: 'light', reducedMotion });
      await guest(page, 'Isabel de Ávila');
      const shown = await set(page);
      const blank = await browser.newPage();
      mkdirSync(FOLDER, { recursive: true });
      for (const theme of /** @type {const} */ (['light', 'dark'])) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion });
        await page.evaluate((selector) => (selector ? document.querySelector(selector)?.scrollIntoView() : scrollTo(0, 0)), typeof shown === 'string' ? shown : '');
        writeFileSync(`${FOLDER}${scene}-${width}-${theme}.png`, await small(blank, await page.screenshot()));
      }
      await blank.close();
    });
  }
}
