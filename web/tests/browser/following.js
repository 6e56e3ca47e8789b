/** Tables at positions after which others act: an opponents' round, a general scoring, the end of a game. */

import { expect } from '@playwright/test';
import { findPosition } from './engine.js';
import { createTable, guest } from './setup.js';
import { player } from './player.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {() => Promise<string>} Position  a record */

/** @param {Position} find @returns {Position} */
const once = (find) => {
  /** @type {Promise<string> | undefined} */
  let found;
  return () => (found ??= find());
};

/** Red's turn, with opponents to follow. */
export const OWN_TURN = once(() => findPosition({ players: 4, seed: 3, wanted: ({ seat, decision, ply }) => seat === 'red' && decision.kind === 'choose' && decision.cards.length > 2 && ply > 5 }));

/** Red's turn is the first of a round: all opponents follow. */
export const FIRST_TURN = once(() => findPosition({ players: 4, seed: 3, wanted: ({ seat, decision, ply }) => seat === 'red' && decision.kind === 'choose' && decision.cards.length === 5 && ply > 60 }));

/** Red plays a power card, with a round behind them. */
export const POWER_CARDS = once(() => findPosition({ players: 4, seed: 3, wanted: ({ seat, decision, ply }) => seat === 'red' && decision.kind === 'play' && ply > 60 }));

/** Red is the last to set a disc: the answer starts a general scoring. */
export const LAST_OF_SCORING = once(() => findPosition({ players: 4, seed: 3, wanted: ({ seat, decision, left, ply }) => seat === 'red' && decision.kind === 'disc' && left === 1 && ply > 60 && decision.regions.length > 6 }));

/** The last disc of a game: its answer ends the game. */
export const LAST_OF_GAME = once(async () => {
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
});

/** A table at a position, with fast bots. @param {Page} page @param {Position} position */
export async function tableAt(page, position) {
  await guest(page, 'Anna');
  const id = await createTable(page, { record: await position(), seats: ['me', 'squire', 'squire', 'squire'] });
  await page.goto(`/table/${id}`);
  await expect(page.locator('.ask')).toBeVisible();
  return id;
}

/** Answers until the others act. @param {Page} page */
export async function answerUntilScenes(page) {
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
