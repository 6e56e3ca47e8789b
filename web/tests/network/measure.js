/**
 * How long the page takes on a slow network: 150 ms, 1.6 Mbit/s, as Chromium emulates them. Prints a table of requests, KiB and times.
 * `ELGRANDE_BIN=… npm run network`; ELGRANDE_OPTIONS='--tls-cert FILE --tls-key FILE' measures HTTP/2, which browsers use over https.
 */

import { chromium as playwright } from '@playwright/test';
import { chromium } from '../browser/chromium.js';
import { bytesOf, networkMeter } from '../browser/network-meter.js';
import { serve } from '../browser/server.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').BrowserContext} Context */

const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const RUNS = Number(process.env.RUNS ?? 3);
/** What is loaded in advance has arrived by then, in milliseconds. */
const REST = 4000;

const server = await serve();
const browser = await playwright.launch(chromium());
const rows = [
  ...(await median(startPage)), ...(await median((context) => link(context, 'table link, cold', '.ask', createTable))),
  ...(await median((context) => link(context, 'lesson link, cold', '.instructions-text', async () => '/learn/turn-order'))),
];
console.log('| | requests | KiB | usable | protocol |\n|---|---|---|---|---|');
for (const { name, requests, bytes, millis, protocol } of rows) console.log(`| ${name} | ${requests} | ${Math.round(bytes / 1024)} | ${(millis / 1000).toFixed(2)} s | ${protocol} |`);
await browser.close();
await server.close();

/** The rows of the run with the median time of each row. @param {(context: Context) => Promise<Row[]>} scenario */
async function median(scenario) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ baseURL: server.origin, locale: 'en', ignoreHTTPSErrors: true, viewport: { width: 1280, height: 800 } });
    runs.push(await scenario(context));
    await context.close();
  }
  return runs[0].map((_, row) => runs.map((run) => run[row]).sort((a, b) => a.millis - b.millis)[Math.floor(RUNS / 2)]);
}

/** @typedef {{ name: string, requests: number, bytes: number, millis: number, protocol: string }} Row */

/** @param {Context} context */
async function startPage(context) {
  const page = await context.newPage();
  const measure = await meter(page);
  const play = page.getByRole('button', { name: 'Play now' });
  const opened = await measure('start page', async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await play.waitFor();
  });
  await page.waitForTimeout(REST);
  const played = await measure('play now → first question', async () => {
    await play.click();
    await page.locator('.ask').waitFor();
  });
  await page.goto('/');
  await page.waitForTimeout(REST);
  const again = await measure('start page, reload', async () => {
    await page.reload({ waitUntil: 'commit' });
    await play.waitFor();
  });
  return [opened, played, again];
}

/** @param {Context} context @param {string} name @param {string} usable @param {(context: Context) => Promise<string>} address */
async function link(context, name, usable, address) {
  const path = await address(context);
  const page = await context.newPage();
  const measure = await meter(page);
  const opened = await measure(name, async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(usable).first().waitFor();
  });
  await page.waitForTimeout(REST);
  const again = await measure(`${name.split(',')[0]}, reload`, async () => {
    await page.reload({ waitUntil: 'commit' });
    await page.locator(usable).first().waitFor();
  });
  return [opened, again];
}

/** A new game that waits for its person; its address. @param {Context} context */
async function createTable(context) {
  await context.request.post('/api/me', { data: { name: `Anna ${Math.random().toString(36).slice(2, 8)}` } });
  const answer = await context.request.post('/api/tables', { data: { seats: ['me', 'caballero', 'caballero', 'caballero'], start: true } });
  return `/table/${(await answer.json()).table.id}`;
}

/** Counts what passes the emulated network. @param {Page} page */
async function meter(page) {
  const received = await networkMeter(page, NETWORK);
  return async (/** @type {string} */ name, /** @type {() => Promise<void>} */ work) => {
    received();
    const begin = performance.now();
    await work();
    const millis = performance.now() - begin;
    const all = received();
    return { name, requests: all.length, bytes: bytesOf(all), protocol: all.at(-1)?.protocol ?? '', millis };
  };
}
