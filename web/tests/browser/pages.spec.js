/** Every page for everyone: axe, narrow phones, large letters, both themes. */

import { DESK, PHONE, expect, test } from './world.js';
import { come as comeTo } from './engine.js';
import { serious } from './axe.js';
import { api, finished, guest, lay } from './prepare.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Each page: what must stand there, and the address after what must happen before. @type {Record<string, [string, (page: Page) => Promise<string>]>} */
const PAGES = {
  start: ['.start-page', async () => '/'],
  learn: ['.lessons', async () => '/learn'],
  lesson: ['.teacher', async () => '/learn/turn-order'],
  new: ['form.new', async () => '/new'],
  'one screen': ['form.new', async () => '/new?one-screen'],
  lobby: ['a[href^="/table/"]', async (page) => {
    await lay(page, { seats: ['me', 'open'], access: 'public', start: false });
    return '/tables';
  }],
  mine: ['a[href^="/table/"]', async () => '/mine'],
  waiting: ['.waiting', async (page) => `/table/${await lay(page, { seats: ['me', 'open', 'open'], start: false })}`],
  play: ['.ask[data-kind=play]', (page) => asked(page, 'play')],
  choose: ['.ask[data-kind=choose]', (page) => asked(page, 'choose')],
  place: ['.ask[data-kind=place]', (page) => asked(page, 'place')],
  move: ['.ask[data-kind=move]', (page) => asked(page, 'move')],
  disc: ['.ask[data-kind=disc]', (page) => asked(page, 'disc')],
  curtain: ['.curtain', async (page) => {
    const record = await comeTo({ players: 2, wanted: ({ decision }) => decision.kind === 'choose' });
    return `/table/${await lay(page, { record, seats: ['me', 'me'] })}`;
  }],
  replay: ['.replay .board', async (page) => `/replay/${await over(page)}?ply=40`],
  over: ['.question .over', async (page) => `/table/${await over(page)}`],
  end: ['.ending .race', async (page) => `/result/${await over(page)}`],
  rules: ['main h1', async () => '/rules'],
  player: ['main h1', async (page) => `/player/${(await api(page, 'GET', '/me')).id}`],
  settings: ['.settings', async () => '/settings'],
  'sign-in': ['input[type=password]', async () => '/sign-in'],
  nowhere: ['main h1', async () => '/nothing-here'],
};

/** All of them, or those that PAGES names, with commas. */
const wanted = Object.entries(PAGES).filter(([name]) => !process.env.PAGES || process.env.PAGES.split(',').includes(name));

/** @param {Page} page @param {string} kind */
async function asked(page, kind) {
  const record = await comeTo({ players: 4, wanted: ({ seat, decision, ply }) => seat === 'red' && decision.kind === kind && ply > 60 });
  return `/table/${await lay(page, { record, seats: ['me', 'squire', 'squire', 'squire'] })}`;
}

/** One finished game for each person. @type {WeakMap<Page, Promise<string>>} */
const games = new WeakMap();

/** @param {Page} page */
function over(page) {
  if (!games.has(page)) games.set(page, finished(page));
  return /** @type {Promise<string>} */ (games.get(page));
}

const SIZES = { desk: DESK, phone: PHONE };

for (const [size, looks] of Object.entries(SIZES)) {
  test(`axe finds nothing serious on any page, both themes, ${size}`, async ({ come }) => {
    test.setTimeout(240_000);
    const page = await come(looks);
    await guest(page, `Anna ${size}`);
    for (const [name, [sign, way]] of wanted) {
      await test.step(name, async () => {
        await page.goto(await way(page));
        await settled(page, sign);
        for (const theme of /** @type {const} */ (['light', 'dark'])) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
          expect.soft(await serious(page, theme === 'dark' ? ['color-contrast'] : undefined), `${name}, ${theme}`).toEqual([]);
        }
      });
    }
  });
}

test('nothing is wider than a phone of 360 px, nor than a page at 200 %', async ({ come }) => {
  test.setTimeout(180_000);
  const page = await come({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await guest(page, 'Anna narrow');
  for (const [name, [sign, way]] of wanted) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(await way(page));
    await settled(page, sign);
    expect.soft(await page.evaluate(wider), `${name} at 360 px`).toEqual([]);
    await page.setViewportSize({ width: 640, height: 400 });
    await settled(page, sign);
    expect.soft(await page.evaluate(wider), `${name} at 1280 px and 200 %`).toEqual([]);
  }
});

/** @param {Page} page @param {string} sign */
async function settled(page, sign) {
  await expect(page.locator(sign).first()).toBeVisible();
  await expect(page.locator('.loading')).toHaveCount(0);
}

/** What sticks out to the side. Runs in the page. */
function wider() {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  return [...document.querySelectorAll('body *')].filter((node) => node.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(0, 5).map((node) => `${node.tagName}.${node.getAttribute('class')} ${Math.round(node.getBoundingClientRect().right)}`)
    .concat(`page ${root.scrollWidth} > ${root.clientWidth}`);
}
