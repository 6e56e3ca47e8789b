/** A pseudo-language on a phone: no text is cut off, and no text is untranslated. */

import { readFileSync } from 'node:fs';
import { PHONE, expect, test } from './fixtures.js';
import { clipped } from './clipped.js';
import { findPosition } from './engine.js';
import { finger } from './input.js';
import { learner } from './lesson-player.js';
import { LESSONS, WRONG } from './lesson-answers.js';
import { OWN_NAMES } from './languages.js';
import { pages, settled } from './pages.js';
import { player } from './player.js';
import { api, finished, guest, createTable, startTwoPlayerTable } from './setup.js';
import { plain, pseudo } from './pseudo.js';

/** @typedef {import('@playwright/test').Page} Page */

/** What no sentence says: names of people and browsers, numbers of stacks, dates as Intl writes them, languages and chat services by their own names, what programs read. */
const ALLOWED = new RegExp([/Anna|Bert/, /^(I{1,3}|IV|V)$/, /[A-Z][a-z]{2} \d+, \d{4}(, [\d:]+\s[AP]M)?/, new RegExp(`^(${OWN_NAMES.join('|')})$`),
  /^[\da-f]{64}$/, /“coup”/, /^https:\/\//, /^Chrome, Linux$/, /^(Discord|Slack|ntfy|Matrix)$/].map(({ source }) => source).join('|'), 'g');

const KINDS = ['branch', 'choose', 'disc', 'fetch', 'grande', 'king', 'move', 'name', 'pass', 'place', 'play', 'recall', 'return', 'swap',
  'take', 'tile', 'use', 'veto'];
const VARIANTS = ['regency', 'power-shift', 'representation', 'veto', 'veto', 'rivalry'];

/** @param {Page} page @param {string} what */
async function read(page, what) {
  expect.soft(await plain(page, ALLOWED), `${what}: words that no sentence has said`).toEqual([]);
  expect.soft(await clipped(page), `${what}: cut off`).toEqual([]);
}

test('every page', async ({ newPage }) => {
  test.setTimeout(240_000);
  const page = await newPage(PHONE);
  await pseudo(page);
  await guest(page, 'Anna');
  for (const [name, [sign, way]] of pages) {
    await page.goto(await way(page));
    await settled(page, sign);
    await read(page, name);
  }
});

test('every question, and a first answer to it', async ({ newPage }) => {
  test.setTimeout(300_000);
  const page = await newPage(PHONE);
  await pseudo(page);
  await guest(page, 'Anna');
  for (const kind of KINDS) {
    await page.goto(`/table/${await asked(page, kind)}`);
    await settled(page, `.ask[data-kind=${kind}]`);
    await read(page, kind);
    const target = page.locator('#board [role=button].lit, .card-choice, button.power.lit, .ask-body .ask-chip:not(:disabled)').first();
    if ((await target.count()) === 0) continue;
    await target.press('Enter');
    await expect(page.locator('.ask:not([aria-busy=true])')).toBeVisible();
    await read(page, `${kind}, a draft`);
  }
});

/** A table where red is asked that. @param {Page} page @param {string} kind */
async function asked(page, kind) {
  const variants = kind === 'fetch' ? [] : VARIANTS;
  const record = await findPosition({ players: 4, variants, wanted: ({ seat, decision }) => seat === 'red' && decision.kind === kind });
  return createTable(page, { record, seats: ['me', 'squire', 'squire', 'squire'] });
}

test('a whole game, checked after every press', async ({ newPage }) => {
  test.setTimeout(300_000);
  const page = await newPage(PHONE);
  await pseudo(page);
  await guest(page, 'Anna');
  await page.goto(`/table/${await createTable(page, { seats: ['me', 'random', 'random'], variants: ['short', 'memory-aid', ...VARIANTS] })}`);
  const [robot, faults] = [player(page, { press: finger }), new Set()];
for (let looks = 0, over = false; !over; looks = 0) {
    const seen = await robot.until(({ state }) => state === 'over' || (looks += 1) > 1);
    over = seen.state === 'over';
    for (const fault of [...await plain(page, ALLOWED), ...await clipped(page)]) faults.add(`${seen.kind}: ${fault}`);
  }
  expect([...faults]).toEqual([]);
});

test('hidden parts: suggestions, tabs, dialogs, reasons of refusals', async ({ newPage }) => {
  test.setTimeout(120_000);
  const page = await newPage(PHONE);
  await pseudo(page);
  await guest(page, 'Anna');
  await page.goto(`/table/${await asked(page, 'place')}`);
  await settled(page, '.ask');
  await page.locator('#board [data-site].kings').press('Enter');
  await expect(page.locator('.ask .refusal')).toBeVisible();
  await read(page, 'refusal');
  await page.locator('.question button', { hasText: await said(page, 'hint-ask') }).click();
  await settled(page, '.hint-idea');
  await read(page, 'ideas');
  for (const tab of await page.locator('.tabs .tab').all()) {
    await tab.click();
    await unfolded(page);
    await read(page, `tab ${await tab.innerText()}`);
  }
  for (const dialog of ['keys', 'ahead', 'resign']) {
    await page.locator('.bar button').click();
    await read(page, 'menu');
    await page.locator('.dialog-menu button', { hasText: await said(page, `menu-${dialog}`) }).click();
    await expect(page.locator(`.dialog-${dialog}`)).toBeVisible();
    await read(page, dialog);
    await page.keyboard.press('Escape');
    await expect(page.locator('.table-dialog')).toHaveCount(0);
  }
});

test('reasons why input is refused: a record, an edition, a table, a URL', async ({ newPage }) => {
  const page = await newPage(PHONE);
  await pseudo(page);
  await guest(page, 'Anna');
  const edition = readFileSync(new URL('../../../editions/2023.toml', import.meta.url), 'utf8');
  await refused(page, 'record', 'elgrande record 2');
  await refused(page, 'edition', edition.replace('court = [6, ', 'court = ['));
  await refused(page, 'edition', edition.replace('court = [6, ', 'court = [31, '));
  await refused(page, 'edition', '3 : 4');
  await page.route('**/api/tables', (route) => route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), seats: ['me'] }) }));
  await refused(page, 'table', '');
  await expect(page.locator('form.new .error a')).toHaveAttribute('href', '/rules#SET-1');
  await page.goto(`/player/${(await api(page, 'GET', '/me')).id}`);
  await page.locator('#webhook-url').fill('https://example.org/alerts');
  await page.locator('form', { has: page.locator('#webhook-url') }).locator('button[type=submit]').click();
  await settled(page, '.error');
  await read(page, 'an address');
});

/** Makes a table of that, which cannot be. @param {Page} page @param {string} name @param {string} text */
async function refused(page, name, text) {
  await page.goto('/new');
  await settled(page, 'form.new');
  await page.locator('form.new details > summary').click();
  if (text) await page.locator(`#${name}`).fill(text);
  await page.locator('.new-foot button.main').click();
  await settled(page, 'form.new .error');
  await read(page, name);
}

test('every lesson, and its response to a wrong answer', async ({ newPage }) => {
  test.setTimeout(240_000);
  const [page, other] = [await newPage(PHONE), await newPage(PHONE)];
  for (const one of [page, other]) await pseudo(one);
  for (const { name, path } of LESSONS) {
    await page.goto(`/learn/${name}`);
    for (const action of path) {
      await settled(page, '.instructions');
      await read(page, `${name}, before ${action}`);
      await learner(page, finger).act(action);
    }
    await settled(page, '.lesson-over');
    await read(page, `${name}, over`);
  }
  for (const { lesson, before, answer } of WRONG) {
    await other.goto(`/learn/${lesson}`);
    await learner(other, finger).play([...before, answer]);
    await settled(other, '.refusal.not-yet');
    await read(other, `${lesson}, ${answer}`);
  }
});

test('a finished game: replay, branch, result, players', async ({ newPage }) => {
  test.setTimeout(120_000);
  const page = await newPage(PHONE);
  await pseudo(page);
  await guest(page, 'Anna');
  const id = await finished(page);
  for (const [address, sign] of [[`/replay/${id}?ply=60`, '.replay .board'], [`/result/${id}`, '.ending .race'], [`/table/${id}`, '.question .over']]) {
    await page.goto(address);
    await settled(page, sign);
    await unfolded(page);
    await read(page, address);
  }
});

test('joining by invitation', async ({ newPage }) => {
  const [anna, bert] = [await newPage(PHONE), await newPage(PHONE)];
  for (const page of [anna, bert]) await pseudo(page);
  await guest(anna, 'Anna');
  const { table } = await api(anna, 'POST', '/tables', { seats: ['me', 'open', 'grande'] });
  await bert.goto(`/join/${table.id}/${table.invitation}`);
  await settled(bert, 'main h1');
  await read(bert, 'invited');
  await bert.getByRole('textbox').fill('Bert');
  await bert.locator('main button.main').click();
  await settled(bert, '.waiting');
  await read(bert, 'seated');
  await anna.goto(`/table/${table.id}`);
  await settled(anna, '.wait-seat.of-blue button');
  await read(anna, 'someone has joined');
});

test('messages caused by others: undo request, lost connection, refused join', async ({ newPage }) => {
  const [anna, bert] = [await newPage({ ...PHONE, unstable: true }), await newPage({ ...PHONE, unstable: true })];
  for (const page of [anna, bert]) await pseudo(page);
  await startTwoPlayerTable(anna, bert);
  await expect.poll(async () => (await anna.locator('.ask').count()) + (await bert.locator('.ask').count())).toBe(1);
  const [first, second] = (await anna.locator('.ask').count()) ? [anna, bert] : [bert, anna];
  await first.locator('button.power.lit').first().click();
  await first.locator('.ask-answers button.main').click();
  await expect(second.locator('.ask')).toBeVisible();
  await first.keyboard.press('m');
  await first.locator('.table-dialog button', { hasText: await said(first, 'undo-propose') }).click();
  await expect(second.getByText(await said(second, 'undo-agree'))).toBeVisible();
  await read(first, 'asked to go back');
  await read(second, 'asked whether to go back');
  await second.route(/\/stream(\?|$)/, (route) => route.abort());
  await second.reload();
  await expect(second.locator('.banner.lost')).toBeVisible({ timeout: 20_000 });
  await read(second, 'a lost line');

  await first.goto('/sign-in');
  await first.locator('main input:not([type=radio])').first().fill('Anna');
  await first.locator('main input[type=password]').fill('not the password');
  await first.locator('main button.main').click();
  await expect(first.locator('main .error')).toBeVisible();
  await read(first, 'not let in');
});

/** Opens whatever can be unfolded. @param {Page} page */
async function unfolded(page) {
  const folded = page.locator('main details:not([open]) > summary').filter({ visible: true });
  while ((await folded.count()) > 0) await folded.first().click();
}

/** The sentence as the page says it. @param {Page} page @param {string} key @returns {Promise<string>} */
const said = (page, key) => page.evaluate((wanted) => /** @type {any} */ (window).messageText(wanted), key);
