/** Every question says who plays what and what will happen, in one's own turn and in others' turns, on a phone and at a desk. */

import { DESK, PHONE, expect, test } from './fixtures.js';
import { findPosition } from './engine.js';
import { finger, mouse } from './input.js';
import { player } from './player.js';
import { createTable, guest } from './setup.js';

const VARIANTS = ['representation', 'veto', 'rivalry'];

/** The card, its name, what it asks, what the question and its confirmation say. @type {[string, string, string, RegExp, RegExp][]} */
const CASES = [
  ['coup', 'Coup', 'disc', /in .+ moves? to the region you choose/, /moves? from .+ to/],
  ['civil-war', 'Civil War', 'disc', /go back to the province|goes back to the province/, /province/],
  ['desertion', 'Desertion', 'disc', /go back to the province|goes back to the province|court/, /province|court/],
  ['rivalry', 'Rivalry', 'disc', /exactly 1 disc is scored/, /is scored if no other disc shows it/],
  ['withdrawal', 'Withdrawal', 'return', /king’s region/, /Nothing is sent|can’t be undone/],
];

/** @type {Map<string, Promise<string>>} */
const records = new Map();

/** A position in which red is asked that during a turn with that card. @param {string} card @param {string} kind @param {boolean} isOwn */
function recordOf(card, kind, isOwn) {
  const key = `${card} ${isOwn}`;
  const found = records.get(key) ?? findPosition({ players: 4, variants: VARIANTS, wanted: ({ seat, decision, turn }) => seat === 'red' && decision.kind === kind && turn?.isSpecial === true && turn.card === card && (turn.seat === 'red') === isOwn });
  records.set(key, found);
  return found;
}

for (const [where, looks, press] of /** @type {const} */ ([['on a phone', PHONE, finger], ['at a desk', DESK, mouse]])) {
  for (const [card, name, kind, about, sure] of CASES) {
    // Only Rivalry asks the player of the card too.
    for (const isOwn of card === 'rivalry' ? [true, false] : [false]) {
      test(`${name} in ${isOwn ? 'one’s own' : 'another'} turn says who plays it and what happens, ${where}`, async ({ newPage }) => {
        const page = await newPage(looks);
        await guest(page, 'Anna');
        await page.goto(`/table/${await createTable(page, { record: await recordOf(card, kind, isOwn), seats: ['me', 'squire', 'squire', 'squire'] })}`);
        const [occasion, told] = [page.locator('.ask-occasion'), page.locator('.ask-about')];
        await expect(page.locator(`.ask[data-kind=${kind}]`)).toBeVisible();
        await expect(occasion).toHaveText(isOwn ? `Your turn: ${name}` : new RegExp(`^(?!Your turn).+ uses ${name}$`));
        await expect(told).toHaveText(about);
        const robot = player(page, { seed: 3, press });
        await robot.until((seen) => seen.ready);
        await expect(occasion).toHaveText(isOwn ? `Your turn: ${name}` : new RegExp(`^(?!Your turn).+ uses ${name}$`));
        await expect(told).toHaveText(sure);
        await expect(occasion).toBeInViewport();
      });
    }
  }

  test(`a veto names the player and the card, and its confirmation says what it costs, ${where}`, async ({ newPage }) => {
    const page = await newPage(looks);
    await guest(page, 'Anna');
    const record = await findPosition({ players: 4, variants: VARIANTS, wanted: ({ seat, decision }) => seat === 'red' && decision.kind === 'veto' });
    await page.goto(`/table/${await createTable(page, { record, seats: ['me', 'squire', 'squire', 'squire'] })}`);
    await expect(page.locator('.ask-title')).toHaveText(/^.+ announces .+\. Veto it\?$/);
    await expect(page.locator('.ask-occasion')).not.toHaveText(/Your turn/);
    await expect(page.locator('.ask-about')).toHaveText(/cancels the whole special action/);
    await expect(page.locator('.ask-card p')).not.toBeEmpty();
    await player(page, { press }).pick('Veto');
    await expect(page.locator('.ask-title')).toHaveText(/^Veto .+\?$/);
    await expect(page.locator('.ask-about')).toHaveText('The whole special action is cancelled. Your veto is used up.');
  });
}
