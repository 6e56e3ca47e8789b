/** Every page of the site: a selector that must be visible, and its address after the necessary setup. */

import { expect } from '@playwright/test';
import { findPosition } from './engine.js';
import { api, finished, createTable } from './setup.js';

/** @typedef {import('@playwright/test').Page} Page */

/** @type {Record<string, [string, (page: Page) => Promise<string>]>} */
const PAGES = {
  start: ['.start-page', async () => '/'],
  learn: ['.lessons', async () => '/learn'],
  lesson: ['.instructions', async () => '/learn/turn-order'],
  new: ['form.new', async () => '/new'],
  'one screen': ['form.new', async () => '/new?one-screen'],
  'new on device': ['form.new', async () => '/new?device'],
  device: ['.device', async () => '/device'],
  lobby: ['a[href^="/table/"]', async (page) => {
    await createTable(page, { seats: ['me', 'open'], access: 'public', start: false });
    return '/tables';
  }],
  mine: ['a[href^="/table/"]', async () => '/mine'],
  waiting: ['.waiting', async (page) => `/table/${await createTable(page, { seats: ['me', 'open', 'open'], start: false })}`],
  play: ['.ask[data-kind=play]', (page) => asked(page, 'play')],
  choose: ['.ask[data-kind=choose]', (page) => asked(page, 'choose')],
  place: ['.ask[data-kind=place]', (page) => asked(page, 'place')],
  move: ['.ask[data-kind=move]', (page) => asked(page, 'move')],
  disc: ['.ask[data-kind=disc]', (page) => asked(page, 'disc')],
  'privacy-screen': ['.privacy-screen', async (page) => {
    const record = await findPosition({ players: 2, wanted: ({ decision }) => decision.kind === 'disc' });
    return `/table/${await createTable(page, { record, seats: ['me', 'me'] })}`;
  }],
  replay: ['.replay .board', async (page) => `/replay/${await over(page)}?ply=40`],
  over: ['.question .over', async (page) => `/table/${await over(page)}`],
  end: ['.ending .race', async (page) => `/result/${await over(page)}`],
  review: ['.review-graph', async (page) => `/review/${await over(page)}?iterations=5`],
  rules: ['main h1', async () => '/rules'],
  'rules card': ['.card-page', async () => '/rules/card/coup'],
  strategy: ['.strategy table', async () => '/rules/strategy'],
  player: ['main h1', async (page) => `/player/${(await api(page, 'GET', '/me')).id}`],
  leaderboard: ['main h1', async () => '/leaderboard'],
  settings: ['.settings', async () => '/settings'],
  'sign-in': ['input[type=password]', async () => '/sign-in'],
  'sign-up': ['#new-password', async () => '/sign-in?new'],
  recover: ['#code', async () => '/recover'],
  nowhere: ['main h1', async () => '/nothing-here'],
};

/** All of them, or those that PAGES names, with commas. */
export const pages = Object.entries(PAGES).filter(([name]) => !process.env.PAGES || process.env.PAGES.split(',').includes(name));

/** @param {Page} page @param {string} kind */
async function asked(page, kind) {
  const record = await findPosition({ players: 4, wanted: ({ seat, decision, ply }) => seat === 'red' && decision.kind === kind && ply > 60 });
  return `/table/${await createTable(page, { record, seats: ['me', 'squire', 'squire', 'squire'] })}`;
}

/** One finished game for each person. @type {WeakMap<Page, Promise<string>>} */
const games = new WeakMap();

/** @param {Page} page */
function over(page) {
  if (!games.has(page)) games.set(page, finished(page));
  return /** @type {Promise<string>} */ (games.get(page));
}

/** Nothing is being loaded any more. @param {Page} page @param {string} sign */
export async function settled(page, sign) {
  await expect(page.locator(sign).first()).toBeVisible();
  await expect(page.locator('.loading')).toHaveCount(0);
}
