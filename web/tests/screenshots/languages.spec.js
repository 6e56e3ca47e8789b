/**
 * Pictures of every language, to look at: start page, question, disc question, log and result, on a desktop and on a phone. They
 * are written to test-results/languages: `npm run screenshots -- languages`.
 */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DESK, PHONE, expect, test } from '../browser/fixtures.js';
import { findPosition } from '../browser/engine.js';
import { LANGUAGES } from '../browser/languages.js';
import { createTable, finished, guest } from '../browser/setup.js';

/** @typedef {import('@playwright/test').Page} Page */

const FOLDER = fileURLToPath(new URL('../../test-results/languages/', import.meta.url));
const SIZES = { 1440: DESK, 390: { ...PHONE, deviceScaleFactor: 1.5 } };
const BOTS = ['me', 'squire', 'squire', 'squire', 'squire'];

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const SCENES = {
  start: async (page) => {
    await page.goto('/');
    await expect(page.locator('main h1')).toBeVisible();
  },
  question: (page) => asked(page, ({ kind }) => kind === 'use'),
  disc: (page) => asked(page, ({ kind }) => kind === 'disc'),
  log: async (page) => {
    await asked(page, ({ kind }) => kind === 'choose');
    const tab = page.locator('.tab').nth(3);
    if (await tab.isVisible()) await tab.click();
    await expect(page.locator('.log')).toBeVisible();
  },
  result: async (page) => {
    await page.goto(`/table/${await finished(page, { variants: [] })}`);
    await expect(page.locator('.log .told-game-over')).toBeAttached();
  },
};

/** Goes to a table with five players late in the game. @param {Page} page @param {(decision: any) => boolean} wanted */
async function asked(page, wanted) {
  const record = await findPosition({ players: 5, seed: 3, wanted: ({ seat, decision, ply }) => seat === 'red' && ply > 150 && wanted(decision) });
  await page.goto(`/table/${await createTable(page, { record, seats: BOTS })}`);
  await expect(page.locator('.ask')).toBeVisible();
}

mkdirSync(FOLDER, { recursive: true });
for (const language of LANGUAGES) {
  for (const [width, looks] of Object.entries(SIZES)) {
    test(`${language}, ${width} px`, async ({ newPage }) => {
      const page = await newPage({ ...looks, locale: language });
      await guest(page, 'Isabel');
      for (const [scene, set] of Object.entries(SCENES)) {
        await set(page);
        await page.screenshot({ path: `${FOLDER}${language}-${width}-${scene}.png` });
      }
    });
  }
}
