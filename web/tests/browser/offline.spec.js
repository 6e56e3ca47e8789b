/** Games on the device: in flight mode, after a crash, across updates, uploaded, and on a host without a server. Most need a release build. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHONE, expect, test } from './fixtures.js';
import { finger } from './input.js';
import { player } from './player.js';
import { isBundled } from './screen.js';
import { binary } from './server.js';
import { api, finished, guest } from './setup.js';
import { hostFiles } from './static-server.js';
import { versions } from './versions.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Bots that do not search, so that a game is short. @param {Page} page @param {number} [opponents] */
const easyOpponents = (page, opponents = 1) => page.addInitScript((count) => {
  localStorage.setItem('elgrande.level', '"squire"');
  localStorage.setItem('elgrande.opponents', String(count));
}, opponents);

/** Opens the page about games on the device and waits until it is saved. @param {Page} page @param {string} [url] */
async function savedPage(page, url = '/device') {
  await page.goto(url);
  await expect(page.locator('.flight[data-flight=ready]')).toBeVisible({ timeout: 60_000 });
}

/** Starts a game against bots on the device; the id of its table. @param {Page} page */
async function startedHere(page) {
  await page.goto('/device');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page.locator('.ask')).toBeVisible({ timeout: 30_000 });
  return new URL(page.url()).pathname.split('/')[2];
}

/** What is stored of the game. @param {Page} page @param {string} id @returns {Promise<{ entries: number, uploaded: string | null }>} */
const stored = (page, id) => page.evaluate((name) => new Promise((done, fail) => {
  const opening = indexedDB.open('elgrande');
  opening.onerror = () => fail(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction('tables').objectStore('tables').get(name);
    reading.onsuccess = () => {
      opening.result.close();
      done({ entries: reading.result.game.entries.length, uploaded: reading.result.uploaded });
    };
  };
}), id);

/** The versions of the files that the page has loaded. @param {Page} page */
const loadedVersions = (page) => page.evaluate(() => [...new Set(performance.getEntriesByType('resource').flatMap(({ name }) => /\/assets\/(\w{16})\//.exec(name)?.[1] ?? []))]);

test('a whole game in flight mode on a phone, then its replay', async ({ newPage }) => {
  test.setTimeout(400_000);
  const page = await newPage({ ...PHONE, serviceWorkers: 'allow', unstable: true });
  await easyOpponents(page, 2);
  await page.goto('/');
  // A debug build has no service worker.
  if (!(await isBundled(page))) return;
  await savedPage(page);
  await page.context().setOffline(true);
  await page.goto('/');
  await expect(page.getByText('You can play on this device meanwhile')).toBeVisible();
  await page.getByRole('link', { name: /Play on this device/ }).tap();
  await page.getByRole('link', { name: 'Choose players and variants' }).tap();
  await page.getByRole('button', { name: 'Remove last seat' }).tap();
  for (const seat of ['blue', 'green']) await page.locator(`#seat-${seat}`).selectOption('squire');
  await page.getByRole('checkbox', { name: /Short game/ }).tap();
  await page.getByRole('button', { name: 'Start game' }).tap();
  await expect(page.locator('.ask')).toBeVisible({ timeout: 30_000 });
  await player(page, { seed: 8, press: finger }).finish();
  await page.getByRole('link', { name: 'Results', exact: true }).tap();
  await expect(page.locator('.ending .race')).toBeVisible();
  await page.getByRole('link', { name: 'Replay', exact: true }).tap();
  await expect(page.locator('.replay .board')).toBeVisible();
  await page.reload();
  await expect(page.locator('.replay .board')).toBeVisible();
});

test('in flight mode several people share the screen', async ({ newPage }) => {
  const page = await newPage({ serviceWorkers: 'allow', unstable: true });
  await page.goto('/');
  // A debug build has no service worker.
  if (!(await isBundled(page))) return;
  await savedPage(page);
  await page.context().setOffline(true);
  await page.goto('/new?device&one-screen');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.locator('.ask[data-kind=play]')).toBeVisible({ timeout: 30_000 });
  const robot = player(page, { seed: 6 });
  await robot.until((seen) => seen.kind === 'place', 100);
  expect([...robot.kinds]).toEqual(expect.arrayContaining(['play', 'take', 'choose']));
});

test('in flight mode lessons and the rulebook work, and what needs the server says so', async ({ newPage }) => {
  const page = await newPage({ serviceWorkers: 'allow', unstable: true });
  await page.goto('/');
  // A debug build has no service worker.
  if (!(await isBundled(page))) return;
  await savedPage(page);
  await page.context().setOffline(true);
  await page.goto('/learn/turn-order');
  await expect(page.locator('.instructions')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.ask')).toBeVisible();
  await page.goto('/rules');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/rules/card/coup');
  await expect(page.locator('.card-page')).toBeVisible();
  await page.goto('/tables');
  await expect(page.getByText('The server isn’t responding').first()).toBeVisible();
});

test('a tab that is killed in the middle of a game resumes', async ({ newPage }) => {
  const page = await newPage({ ...PHONE });
  await easyOpponents(page);
  const id = await startedHere(page);
  const robot = player(page, { seed: 3, press: finger });
  await robot.until((seen) => seen.kind === 'place');
  await robot.until((seen) => seen.kind === 'play');
  await robot.until((seen) => seen.kind !== 'play');
  const before = await stored(page, id);
  expect(before.entries).toBeGreaterThan(10);
  const again = await page.context().newPage();
  const session = await page.context().newCDPSession(page);
  await Promise.race([session.send('Page.crash').catch(() => undefined), new Promise((done) => page.once('crash', done))]);
  await easyOpponents(again);
  await again.goto('/');
  await again.getByRole('region', { name: 'On this device' }).getByRole('link').first().tap();
  // Everything that was played is there; bots may have gone on.
  await expect(again.locator('.ask')).toBeVisible({ timeout: 30_000 });
  await expect(again.getByRole('heading', { level: 1 })).not.toContainText('round 1');
  const resumed = (await stored(again, id)).entries;
  expect(resumed).toBeGreaterThanOrEqual(before.entries);
  const resuming = player(again, { seed: 4, press: finger });
  await resuming.until(() => resuming.trail.length > 12, 100);
  expect((await stored(again, id)).entries).toBeGreaterThan(resumed);
});

test('two tabs show the same game', async ({ newPage }) => {
  const page = await newPage();
  await easyOpponents(page);
  const id = await startedHere(page);
  const other = await page.context().newPage();
  await other.goto(`/table/${id}`);
  await expect(other.locator('.ask[data-kind=play]')).toBeVisible({ timeout: 30_000 });
  const before = (await stored(page, id)).entries;
  await player(page, { seed: 2 }).until((seen) => seen.kind !== 'play', 20);
  await expect.poll(async () => (await stored(page, id)).entries).toBeGreaterThan(before);
  const kind = await page.locator('.ask').getAttribute('data-kind');
  await expect(other.locator(`.ask[data-kind=${kind}]`)).toBeVisible();
});

test('several people share the screen, without a server', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/new?device&one-screen');
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.locator('.ask[data-kind=play]')).toBeVisible({ timeout: 30_000 });
  const robot = player(page, { seed: 6 });
  await robot.until((seen) => seen.kind === 'place', 100);
  expect([...robot.kinds]).toEqual(expect.arrayContaining(['play', 'take', 'choose']));
});

test('hints and leaving a seat to a bot work on the device', async ({ newPage }) => {
  const page = await newPage();
  await easyOpponents(page);
  const id = await startedHere(page);
  const robot = player(page, { seed: 3 });
  await robot.until((seen) => seen.kind === 'choose');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.hint-idea').first()).toBeVisible({ timeout: 30_000 });
  const before = (await stored(page, id)).entries;
  await robot.until((seen) => seen.kind === 'play', 60);
  expect((await stored(page, id)).entries).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Leave game…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(async () => (await stored(page, id)).entries, { timeout: 30_000 }).toBeGreaterThan(before + 20);
});

test('a game on the device is exported and uploaded', async ({ newPage }) => {
  const page = await newPage();
  await guest(page, 'Anna');
  await easyOpponents(page);
  const id = await startedHere(page);
  await player(page, { seed: 3 }).until((seen) => seen.kind === 'place');
  const { entries } = await stored(page, id);
  await page.goto('/device');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export the game/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`el-grande-${id}.txt`);
  await page.getByRole('button', { name: /^Upload the game/ }).click();
  await expect(page).toHaveURL(/\/table\/(?!local-)/);
  await expect(page.locator('.ask')).toBeVisible();
  const uploaded = page.url().split('/').at(-1) ?? '';
  const { table, game } = await api(page, 'GET', `/tables/${uploaded}`);
  expect([game.ply, table.origin, table.yours]).toEqual([entries, 'record', ['red']]);
  expect((await stored(page, id)).uploaded).toBe(uploaded);
  await page.goto('/device');
  await expect(page.getByRole('link', { name: 'On the server' })).toHaveAttribute('href', `/table/${uploaded}`);
  await page.getByRole('button', { name: /^Delete the game/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No games on this device yet.')).toBeVisible();
});

test('a finished game of the server is kept on the device, also for flight mode', async ({ newPage }) => {
  const page = await newPage({ serviceWorkers: 'allow', unstable: true });
  await guest(page, 'Anna');
  await page.goto(`/result/${await finished(page)}`);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await page.getByRole('link', { name: 'Kept on this device' }).click();
  await page.getByRole('region', { name: 'Finished' }).getByRole('link').first().click();
  await expect(page.locator('.ending .race')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/result\/local-/);
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(page.locator('.replay .board')).toBeVisible();
  // A debug build has no service worker.
  if (!(await isBundled(page))) return;
  const replay = page.url();
  await savedPage(page);
  await page.context().setOffline(true);
  await page.goto(replay);
  await expect(page.locator('.replay .board')).toBeVisible({ timeout: 30_000 });
});

test('a browser offers to install the page', async ({ newPage }) => {
  const page = await newPage({ serviceWorkers: 'allow' });
  await page.goto('/');
  // A debug build has no service worker.
  if (!(await isBundled(page))) return;
  await savedPage(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A context of a test is like a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('while bots search, the page stays responsive', async ({ newPage }) => {
  const page = await newPage();
  await page.addInitScript(() => {
    localStorage.setItem('elgrande.level', '"master"');
    localStorage.setItem('elgrande.opponents', '4');
    const longest = /** @type {number[]} */ ([]);
    Object.assign(window, { longest });
    new PerformanceObserver((list) => longest.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
  });
  const id = await startedHere(page);
  await player(page, { seed: 1, timeout: 60_000 }).until((seen) => seen.kind === 'choose', 40);
  await page.evaluate(() => /** @type {any} */ (window).longest.splice(0));
  const before = (await stored(page, id)).entries;
  const robot = player(page, { seed: 1, timeout: 90_000 });
  await robot.until((seen) => seen.kind === 'play', 60);
  expect((await stored(page, id)).entries).toBeGreaterThan(before + 4);
  const long = await page.evaluate(() => /** @type {number[]} */ (/** @type {any} */ (window).longest));
  console.log(`long tasks while bots searched: ${long.map(Math.round).join(', ')} ms`);
  // Each decision of a bot takes 300 ms, a turn a second and more.
  expect(Math.max(0, ...long)).toBeLessThan(290);
});

test('an update replaces the page as a whole, and so does the way back', async ({ newPage, server }) => {
  const host = await versions(server.origin);
  try {
    const page = await newPage({ baseURL: host.origin, serviceWorkers: 'allow', unstable: true });
    await page.goto('/');
    // A debug build has no versions.
    if (!(await isBundled(page))) return;
    for (const [from, to] of /** @type {const} */ ([['first', 'second'], ['second', 'first']])) {
      await savedPage(page);
      expect(await loadedVersions(page), `the page is the ${from} version`).toEqual([host.hashes[from]]);
      // The browser may look for a new worker by itself.
      await page.evaluate(() => {
        const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
        Object.assign(window, { changed });
      });
      host.serve(to);
      // Before the new worker is there, the old page goes on with its own files, also those it has not loaded yet.
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.locator('.settings')).toBeVisible();
      expect(await loadedVersions(page)).toEqual([host.hashes[from]]);
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.ready).update();
        await /** @type {any} */ (window).changed;
        sessionStorage.removeItem('elgrande.reloaded');
      });
      // Now the old page needs a file that it has not loaded: it is loaded again as a whole.
      const reloaded = page.waitForEvent('load');
      await page.getByRole('link', { name: 'Rules' }).first().click();
      await reloaded;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await loadedVersions(page), `everything is of the ${to} version`).toEqual([host.hashes[to]]);
      host.setDown(true);
      await page.goto('/learn');
      await expect(page.locator('.lessons')).toBeVisible({ timeout: 30_000 });
      expect(await loadedVersions(page), 'without the server too').toEqual([host.hashes[to]]);
      host.setDown(false);
    }
  } finally {
    await host.close();
  }
});

test('a host that has only files serves the whole solo game, in any folder', async ({ newPage }) => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'elgrande-site-'));
  const host = await hostFiles(folder, '/games/el-grande/');
  try {
    const probe = await newPage();
    await probe.goto('/');
    // A debug build cannot write the site.
    if (!(await isBundled(probe))) return;
    execFileSync(binary(), ['site', folder, '--lang', 'en']);
    expect(readdirSync(folder).sort()).toEqual(['assets', 'index.html', 'manifest.webmanifest', 'sw.js']);
    expect(() => execFileSync(binary(), ['site', folder, '--lang', 'en'], { stdio: 'pipe' })).toThrow(/the folder is not empty/);
    const page = await newPage({ ...PHONE, baseURL: host.url, serviceWorkers: 'allow' });
    await easyOpponents(page);
    await page.goto(host.url);
    await expect(page.getByText('Everything runs on this device')).toBeVisible();
    await page.getByRole('button', { name: 'Play now against bots' }).tap();
    await expect(page.locator('.ask')).toBeVisible({ timeout: 30_000 });
    await player(page, { seed: 3, press: finger }).until((seen) => seen.kind === 'place');
    await page.reload();
    await expect(page.locator('.ask')).toBeVisible({ timeout: 30_000 });
    await page.goto(`${host.url}#/rules/card/coup`);
    await expect(page.locator('.card-page')).toBeVisible();
    await page.goto(`${host.url}#/learn/turn-order`);
    await expect(page.locator('.instructions')).toBeVisible();
    await page.goto(`${host.url}#/leaderboard`);
    await expect(page.getByText('This needs a server')).toBeVisible();
    await page.goto(`${host.url}#/device`);
    await expect(page.locator('.flight[data-flight=ready]')).toBeVisible({ timeout: 60_000 });
    await host.close();
    await page.goto(host.url);
    await page.getByRole('region', { name: 'On this device' }).getByRole('link').first().tap();
    await expect(page.locator('.ask')).toBeVisible({ timeout: 30_000 });
  } finally {
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
