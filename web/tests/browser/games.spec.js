/** Whole games against bots with every variant, from the home page to the result, by mouse, keyboard and touch. */

import { PHONE, expect, test } from './fixtures.js';
import { anywhere, finger, keys, mouse } from './input.js';
import { player } from './player.js';
import { guest, createTable } from './setup.js';

const VARIANTS = ['Short game', 'Power Shift', 'New Regency', 'Memory aid', 'Representation', 'Rivalry', 'Veto'];
const GAMES = [
  { players: 2, hands: 'keys alone', press: keys, looks: {} },
  { players: 3, hands: 'mouse', press: mouse, looks: {} },
  { players: 4, hands: 'finger on a phone', press: finger, looks: PHONE },
  { players: 5, hands: 'mouse', press: mouse, looks: {} },
];

for (const { players, hands, press, looks } of GAMES) {
  test(`a game of ${players} with every variant, by ${hands}`, async ({ newPage }) => {
    test.setTimeout(300_000);
    const page = await newPage(looks);
    await begun(page, players, /** @type {import('./input.js').PressNode} */ (anywhere.get(press)));
    const robot = player(page, { seed: players, press });
    await robot.finish();
    test.info().annotations.push({ type: 'presses', description: `${robot.trail.length}, kinds ${[...robot.kinds].join(' ')}` });
    await expect(page.locator('.question')).toContainText('Game over');
    for (const kind of ['pass', 'play', 'take', 'choose', 'use', 'place', 'disc']) expect([...robot.kinds]).toContain(kind);
    await page.getByRole('link', { name: 'Results', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const players of [2, 3, 4, 5]) {
  for (const seed of [11, 12, 13]) {
    test(`a long game of ${players}, by chance ${seed} @long`, async ({ newPage }) => {
      test.setTimeout(600_000);
      const page = await newPage();
      await guest(page, 'Anna');
      const id = await createTable(page, { seats: ['me', ...Array(players - 1).fill('squire')], variants: ['regency', 'power-shift', 'representation', 'veto', 'rivalry'] });
      await page.goto(`/table/${id}`);
      await player(page, { seed }).finish();
    });
  }
}

/** From the start page to the first question. @param {import('@playwright/test').Page} page @param {number} players @param {import('./input.js').PressNode} press */
async function begun(page, players, press) {
  await page.goto('/');
  await press(page.getByRole('link', { name: /Play with friends/ }));
  await press(page.getByRole('radio', { name: /Solo against bots/ }));
  for (let seats = 4; seats < players; seats += 1) await press(page.getByRole('button', { name: 'Add seat' }));
  for (let seats = 4; seats > players; seats -= 1) await press(page.getByRole('button', { name: 'Remove last seat' }));
  await press(page.locator('summary', { hasText: 'More options' }));
  const all = players === 3 ? [...VARIANTS, 'Merged stacks'] : VARIANTS;
  for (const variant of [...all, 'Second Veto']) await press(page.getByRole('checkbox', { name: new RegExp(`^${variant}(?!,)`) }));
  await press(page.getByRole('button', { name: 'Start game' }));
  await expect(page.locator('.ask')).toBeVisible();
}
