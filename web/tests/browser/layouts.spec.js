/** Games at six sizes, in long languages: nothing overflows, overlaps, or hides what is asked. `BROWSER=all` plays them to their end. */

import { expect, test } from './fixtures.js';
import { clipped } from './clipped.js';
import { finger, mouse } from './input.js';
import { layoutFaults } from './layout-faults.js';
import { player } from './player.js';
import { pseudo } from './pseudo.js';
import { reach } from './screen.js';
import { createTable, guest } from './setup.js';

const SIZES = /** @type {const} */ ([[360, 640], [390, 844], [768, 1024], [1024, 768], [1440, 900], [1920, 1080]]);
const LANGUAGES = /** @type {const} */ (['de', 'uk', 'pseudo']);
const VARIANTS = ['power-shift', 'regency', 'representation', 'veto', 'rivalry'];

/** The question at which each tab is opened once: by then the log has turns. */
const TABS_AT = 12;

/** How many questions the short form looks at. */
const FEW = 25;

/** Whole games with every number of players, at every size, in every language; the short form has each size once, each language and number of players at least once. */
const games = SIZES.flatMap((size, index) => LANGUAGES.flatMap((language, at) => [2, 3, 4, 5].map((players) => ({
  size, language, players, isShort: at === index % 3 && players === 5 - (index % 4),
}))));

for (const { size: [width, height], language, players, isShort } of games) {
  const what = `${width} × ${height}, ${players} players, ${language}`;
  test(`${what}, a whole game @long`, async ({ newPage }) => {
    test.setTimeout(900_000);
    await check(newPage, { width, height, language, players, most: Infinity });
  });
  if (isShort) {
    test(what, async ({ newPage }) => {
      await check(newPage, { width, height, language, players, most: FEW });
    });
  }
}

/** @param {import('./fixtures.js').NewPage} newPage @param {{ width: number, height: number, language: string, players: number, most: number }} game */
async function check(newPage, { width, height, language, players, most }) {
  const isTouch = width <= 1024;
  const page = await newPage({ viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch, locale: language === 'pseudo' ? 'en' : language });
  if (language === 'pseudo') await pseudo(page);
  await guest(page, 'Anna');
  const pace = { kind: 'live', bank: 3600, increment: 60 };
  await page.goto(`/table/${await createTable(page, { seats: ['me', ...Array(players - 1).fill('random')], variants: VARIANTS, pace })}`);
  const robot = player(page, { seed: width + players, press: isTouch ? finger : mouse, timeout: 60_000 });
  /** @type {Set<string>} */
  const found = new Set();
  for (let questions = 0, over = false; !over && questions < most; questions += 1) {
    let looks = 0;
    const seen = await robot.until(({ state }) => state === 'over' || (looks += 1) > 1);
    over = seen.state === 'over';
    if (over) break;
    if (questions === TABS_AT) for (const fault of await faultsOfTabs(page, { isTouch, isWide: width >= 1440 })) found.add(fault);
    for (const fault of await faultsOf(page, seen, { isTouch, isWide: width >= 1440 })) found.add(`${seen.kind}: ${fault}`);
  }
  expect([...found]).toEqual([]);
}

/** @param {import('@playwright/test').Page} page @param {import('./layout-faults.js').Screen} screen */
async function faultsOfTabs(page, screen) {
  const found = [];
  const tabs = await page.locator('.tabs .tab').all();
  for (const tab of [...tabs, tabs[0]]) {
    await tab.click();
    for (const fault of [...await layoutFaults(page, { ...screen, isAsked: false }), ...await clipped(page)]) found.push(`tab ${await tab.innerText()}: ${fault}`);
  }
  return found;
}

/** @param {import('@playwright/test').Page} page @param {import('./screen.js').Seen} seen @param {import('./layout-faults.js').Screen} screen */
async function faultsOf(page, seen, screen) {
  const found = [...await layoutFaults(page, screen), ...await clipped(page)];
  for (const { index, text } of seen.options) {
    const way = await page.evaluate(reach, index);
    if (way && 'covered' in way) found.push(`“${text}” is unreachable below ${way.covered}`);
  }
  return found;
}
