/** Accounts: signing up, recovering a forgotten password, ending a session. */

import { expect, test, PHONE } from './fixtures.js';
import { serious } from './axe.js';
import { api, guest } from './setup.js';

/** @typedef {import('@playwright/test').Page} Page */

const PASSWORD = 'correct horse';

/** Fills in the form for a new account and returns the recovery code. @param {Page} page @param {string} name */
async function signUp(page, name) {
  await page.goto('/sign-in');
  await page.locator('label', { hasText: 'Create account' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.locator('#new-password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  return page.getByRole('textbox', { name: 'Your recovery code' }).inputValue();
}

/** @param {Page} page @param {string} name @param {string} password */
async function signIn(page, name, password) {
  await page.goto('/sign-in');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.locator('#password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a new account shows its recovery code once, and the code sets a new password', async ({ newPage }) => {
  const [page, other] = [await newPage(), await newPage(PHONE)];
  const code = await signUp(page, 'Quentin');
  expect(code).toMatch(/^(\w{5}-){3}\w{5}$/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('elgrande-recovery-code.txt');
  expect(await serious(page)).toEqual([]);
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await api(page, 'GET', '/me')).guest).toBe(false);

  await test.step('the password is forgotten elsewhere', async () => {
    await signIn(other, 'Quentin', 'not this one');
    await expect(other.getByRole('alert')).toContainText('Wrong name or password');
    await other.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(other.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await other.getByRole('textbox', { name: 'Name' }).fill('quentin');
    await other.getByRole('textbox', { name: 'Recovery code' }).fill('wrong');
    await other.locator('#new-password').fill('another horse');
    await other.getByRole('button', { name: 'Set new password' }).click();
    await expect(other.getByRole('alert')).toContainText('A code works only once');
    await other.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await other.getByRole('button', { name: 'Set new password' }).click();
    const fresh = other.getByRole('textbox', { name: 'Your recovery code' });
    await expect(fresh).toBeVisible();
    expect(await fresh.inputValue()).not.toBe(code);
    await other.getByRole('button', { name: 'I’ve saved it' }).click();
  });
  expect((await page.request.get('/api/me')).status()).toBe(401);
  expect((await api(other, 'GET', '/me')).name).toBe('Quentin');
});

test('a guest who creates an account keeps name and games; easy passwords are refused with the reason', async ({ newPage }) => {
  const page = await newPage(PHONE);
  const { id } = await guest(page, 'Renata');
  await page.goto('/sign-in?new');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Renata');
  await expect(page.locator('main')).toContainText('The games you played as the guest');
  await page.locator('#new-password').fill('password123');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('easy to guess');
  await page.locator('#new-password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('textbox', { name: 'Your recovery code' })).toBeVisible();
  expect(await api(page, 'GET', '/me')).toMatchObject({ id, guest: false });
});

test('a session is ended from another browser, and the data can be downloaded', async ({ newPage }) => {
  const [page, other] = [await newPage(), await newPage()];
  await signUp(page, 'Sigrid');
  await signIn(other, 'Sigrid', PASSWORD);
  await expect(other).toHaveURL(/\/$/);
  const { id } = await api(page, 'GET', '/me');
  await page.goto(`/player/${id}`);
  const sessions = page.locator('section', { hasText: 'Where you’re signed in' }).locator('li');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'this browser' })).toHaveCount(1);
  await sessions.getByRole('button', { name: 'End session' }).click();
  await expect(sessions).toHaveCount(1);
  expect((await other.request.get('/api/me')).status()).toBe(401);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download data' }).click();
  expect((await download).suggestedFilename()).toBe('elgrande-personal-data.json');
  expect(await serious(page)).toEqual([]);
});
