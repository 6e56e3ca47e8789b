/** A robot that takes lessons: it presses what an action in notation stands for, in any language. */

import { expect } from '@playwright/test';
import { mouse } from './input.js';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./screen.js').Option} Option
 * @typedef {[where: string, part: string, which?: 'last']} Spot  what to press, the part of the table it stands in, and which of several
 */

/** @param {string} site @returns {Spot} */
export const site = (site) => [`#board [data-site="${site}"]`, 'board'];

/** @param {string} place @returns {Spot} */
const piece = (place) => [`#board [data-place="${place}"].lit`, 'board'];

/** On a phone the question lists the cards. @param {string} card @returns {Spot} */
const offered = (card) => [`.offers [data-card="${card}"].lit, .card-choice[data-card="${card}"]`, 'cards'];

/** Which presses an action is made of. @type {Record<string, (...words: string[]) => Spot[]>} */
const PRESSES = {
  play: (power) => [[`.hand [data-place="power:${power}"]`, 'hand']],
  choose: (card) => [offered(card)],
  special: () => [['.offers .card.lit, .ask-answers button:nth-of-type(1)', 'cards']],
  place: (where) => [site(where)],
  fetch: (where) => [site(where)],
  king: (where) => [site(where)],
  grande: (where) => [site(where)],
  name: (where) => [site(where)],
  disc: (where) => [site(where)],
  move: (player, from, to) => [piece(`${player}@${from}`), site(to)],
  return: (player, from) => [piece(`${player}@${from}`)],
  tile: (which, where) => [piece(`tile:${which}`), site(where)],
  swap: (player) => [piece(`grande:${player}`)],
  branch: (number) => [[`.ask-answers button:nth-of-type(${number})`, 'question']],
  allow: () => [['.ask-answers button:nth-of-type(1)', 'question']],
  veto: () => [['.ask-answers button:nth-of-type(2)', 'question']],
  hint: () => [['.ask-answers .quiet', 'question']],
  undo: () => [['.ask-answers .quiet', 'question']],
  done: () => [['.ask-answers button:not(.quiet)', 'question', 'last']],
};

/** Milliseconds within which a second tap nearby is a double tap, which answers nothing. A person reads the next question first. */
const DOUBLE_TAP = 750;

const MAIN = /** @type {Spot} */ (['.ask-answers .main', 'question']);

/** @param {Page} page @param {import('./input.js').Press} [press] */
export function learner(page, press = mouse) {
  let presses = 0;

  /** @param {Spot} spot */
  async function touch([where, place, which]) {
    await settled(page);
    const option = await page.evaluate(spotted, { where, place, which, index: (presses += 1) % 2 });
    expect(option, `“${where}” is there to be pressed`).not.toBeNull();
    await press(page, /** @type {Option} */ (option));
    if (place === 'question') await page.waitForTimeout(DOUBLE_TAP);
  }

  /** As many as are wanted, by plus and minus. @param {number} wanted */
  async function take(wanted) {
    await settled(page);
    const count = async () => Number(/\d+/.exec(await page.locator('.ask-count').innerText())?.[0]);
    while ((await count()) > wanted) await touch(['.ask-stepper button:first-of-type', 'question']);
    await touch(MAIN);
  }

  /** One action; where that ends this part, it is sent. @param {string} action */
  async function act(action) {
    const [verb, ...words] = action.split(' ');
    if (verb === 'take') await take(Number(words[0]));
    else for (const spot of PRESSES[verb](...words)) await touch(spot);
    await settled(page);
    if (verb === 'hint') await expect(page.locator('.hint-ideas')).toBeVisible();
    if (await page.locator('.ask[data-ready]').count()) await touch(MAIN);
    await settled(page);
  }

  return {
    touch,
    act,
    /** @param {string[]} actions */
    async play(actions) {
      for (const action of actions) await act(action);
    },
  };
}

/** Nothing is under way. @param {Page} page */
export const settled = (page) => expect(page.locator('.ask[aria-busy=false], .lesson-over')).toHaveCount(1);

/** What a user can press there. Runs in the page. @param {{ where: string, place: string, which?: string, index: number }} spot @returns {Option | null} */
function spotted({ where, place, which, index }) {
  const nodes = [...document.querySelectorAll(where)].filter((node) => node.checkVisibility({ visibilityProperty: true }));
  const node = nodes.at(which === 'last' ? -1 : 0);
  if (!node) return null;
  Object.assign(window, { seenNodes: [node, node] });
  return { index, look: 'target', text: node.getAttribute('aria-label') ?? node.textContent ?? '', place, main: false, chosen: false };
}
