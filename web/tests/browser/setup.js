/** Creates tables through the API. Playing is done on the page. */

import { expect } from '@playwright/test';

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page @param {string} method @param {string} path @param {any} [data] */
export async function api(page, method, path, data) {
  const answer = await page.request.fetch(`/api${path}`, { method, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${answer.ok() ? '' : await answer.text()}`).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

/** @param {Page} page @param {string} name */
export const guest = (page, name) => api(page, 'POST', '/me', { name });

/** A table of this guest; its id. @param {Page} page @param {any} settings @returns {Promise<string>} */
export async function createTable(page, settings) {
  const { table } = await api(page, 'POST', '/tables', { start: true, ...settings });
  return table.id;
}

/** A game that bots have played to its end; its id. @param {Page} page @param {any} [settings] @returns {Promise<string>} */
export async function finished(page, settings = {}) {
  const id = await createTable(page, { seats: ['me', 'random', 'random', 'random'], variants: ['short'], access: 'public', ...settings });
  const { table } = await api(page, 'GET', `/tables/${id}`);
  for (const seat of table.yours) await api(page, 'POST', `/tables/${id}/resign`, { seat });
  // Bots pause in a game that its only person has left, until someone follows it.
  const follower = await page.context().newPage();
  await follower.goto(`/table/${id}`);
  await expect.poll(async () => (await api(page, 'GET', `/tables/${id}`)).table.phase, { timeout: 60_000 }).toBe('over');
  await follower.close();
  return id;
}

/** Two people at a table that plays. @param {import('@playwright/test').Page} anna @param {import('@playwright/test').Page} bert */
export async function startTwoPlayerTable(anna, bert) {
  await guest(anna, 'Anna');
  await guest(bert, 'Bert');
  const { table } = await api(anna, 'POST', '/tables', { seats: ['me', 'open'], access: 'public' });
  await api(bert, 'POST', `/tables/${table.id}/join`, {});
  await api(bert, 'POST', `/tables/${table.id}/ready`, { ready: true });
  await api(anna, 'POST', `/tables/${table.id}/start`);
  for (const page of [anna, bert]) await page.goto(`/table/${table.id}`);
}
