/** Every kind of question and every action card, with several players at one screen. */

import { expect, test } from './fixtures.js';
import { findPosition, dealt, stacked } from './engine.js';
import { api, guest, createTable } from './setup.js';
import { player } from './player.js';

/** @typedef {import('./screen.js').Seen} Seen @typedef {import('./screen.js').Option} Option */

const KINDS = ['branch', 'choose', 'disc', 'fetch', 'grande', 'king', 'move', 'name', 'pass', 'place', 'play', 'recall', 'return', 'swap',
  'take', 'tile', 'use', 'veto'];
const EVERY = ['regency', 'power-shift', 'representation', 'veto', 'veto', 'rivalry'];

test('every kind of question and every card, with several players at one screen', async ({ newPage }) => {
  test.setTimeout(900_000);
  const page = await newPage();
  await guest(page, 'Anna');
  const { cards } = await api(page, 'GET', '/editions/default');
  const ids = cards.map((/** @type {any} */ { id }) => id);
  const [used, kinds] = [new Set(), new Set()];
  const play = async (/** @type {string} */ record, /** @type {number} */ seats, /** @type {(seen: Seen) => boolean} */ until) => {
    const id = await createTable(page, { record, seats: Array(seats).fill('me') });
    await page.goto(`/table/${id}`);
    const robot = player(page, { seed: 5, choose, privacyScreens: 25 });
    const seen = await robot.until((now) => now.state === 'over' || until(now));
    for (const card of await announced(page)) used.add(card);
    for (const kind of robot.kinds) kinds.add(kind);
    return { robot, seen };
  };

  await test.step('a whole game with New Regency, Power Shift and the alternative cards', async () => {
    const record = await dealt({ players: 5, variants: EVERY });
    const { seen } = await play(stacked(record, ids), 5, () => false);
    expect(seen.state).toBe('over');
  });
  await test.step('the king card of the plain game', async () => {
    const record = await findPosition({ players: 2, variants: ['short'], wanted: ({ decision }) => decision.cards?.includes('your-majesty') });
    const { robot } = await play(record, 2, (seen) => seen.kind === 'use');
    await robot.until((seen) => seen.kind === 'play');
    for (const card of await announced(page)) used.add(card);
    for (const kind of robot.kinds) kinds.add(kind);
  });
  await test.step('an empty province', async () => {
    const record = await findPosition({ players: 4, wanted: ({ decision }) => decision.kind === 'fetch' });
    await play(record, 4, (seen) => seen.kind === 'choose');
  });

  const names = await page.evaluate((all) => all.map((/** @type {string} */ id) => /** @type {any} */ (window).messageText(`card-${id}`)), ids);
  expect(names.filter((/** @type {string} */ name) => !used.has(name)), 'unused cards').toEqual([]);
  expect([...kinds].sort()).toEqual(KINDS);
});

/** Uses special actions where possible and ends all other decisions as soon as possible. @param {Seen} seen @param {Option[]} options @returns {Option | undefined} */
function choose(seen, options) {
  const named = (/** @type {RegExp} */ name) => options.find(({ text }) => name.test(text));
  const main = options.find((option) => option.main);
  if (seen.ready) return main;
  if (seen.kind === 'choose') return named(/Your Majesty/);
  if (seen.kind === 'use') return named(/^Special action/);
  if (seen.kind === 'veto') return named(/^Allow$/);
  return seen.kind === 'place' || seen.kind === 'move' || seen.kind === 'take' ? main : undefined;
}

/** The cards whose special action is in the log. @param {import('@playwright/test').Page} page */
async function announced(page) {
  const folded = page.locator('.log details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
  const texts = await page.locator('.log .told-announced').allTextContents();
  return texts.map((text) => /uses (.*?)\.?$/.exec(text.trim())?.[1] ?? text);
}
