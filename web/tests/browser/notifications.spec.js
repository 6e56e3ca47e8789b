/** Notifications: turned on in the account settings, received while no page of the site is open, withdrawn once played. */

import { expect, test } from './fixtures.js';
import { serious } from './axe.js';
import { pushService } from './push-service.js';
import { serve } from './server.js';
import { api, guest } from './setup.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Subscribes to this push service; Chromium itself knows only that of Google. @param {Page} page @param {object} subscription */
async function useSubscription(page, subscription) {
  await page.addInitScript((/** @type {any} */ given) => {
    const subscribed = { ...given, options: {}, toJSON: () => given, unsubscribe: async () => { delete localStorage.subscribed; } };
    PushManager.prototype.subscribe = async () => {
      localStorage.subscribed = 'yes';
      return subscribed;
    };
    PushManager.prototype.getSubscription = async () => (localStorage.subscribed ? subscribed : null);
  }, subscription);
}

/** The push messages of the site, delivered as the browser does it. @param {Page} page  any page of the profile @param {string} origin */
async function delivery(page, origin) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise((/** @type {(id: string) => void} */ done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find((one) => one.scopeURL === `${origin}/`);
      if (own) done(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (/** @type {string} */ data) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** Plays first legal actions until the other one must. @param {Page} page @param {string} table */
async function playTurn(page, table) {
  for (;;) {
    const { ply, options } = await api(page, 'GET', `/tables/${table}/decision`);
    if (options.length === 0) return;
    await api(page, 'POST', `/tables/${table}/actions`, { ply, actions: [options[0]] });
  }
}

test('a push is shown while the page is closed, and withdrawn once played', async ({ browser }) => {
  const push = await pushService();
  const server = await serve({ options: ['--push-origins', push.origin, '--alert-after', '0'] });
  const context = await browser.newContext({ baseURL: server.origin, permissions: ['notifications'] });
  const other = await browser.newContext({ baseURL: server.origin });
  try {
    const [page, rival] = [await context.newPage(), await other.newPage()];
    await useSubscription(page, push.subscription('/device'));
    const { id } = await guest(page, 'Anna');
    await guest(rival, 'Bert');

    await test.step('the account settings turn notifications on and send a test', async () => {
      await page.goto(`/player/${id}`);
      await page.getByRole('button', { name: 'Turn on in this browser' }).click();
      const section = page.getByRole('region', { name: 'Notifications', exact: true });
      await expect(section.getByText('this browser', { exact: true })).toBeVisible();
      expect(await serious(page)).toEqual([]);
      await section.getByRole('button', { name: 'Send test' }).click();
      await expect(section.getByRole('status')).toContainText('Test sent');
      expect(JSON.parse(push.received('/device')[0] ?? '')).toMatchObject({ type: 'show', title: 'El Grande', body: 'Notifications work.' });
    });

    const worker = context.serviceWorkers()[0] ?? await context.waitForEvent('serviceworker');
    const shown = () => worker.evaluate(async () => {
      const all = await /** @type {any} */ (globalThis).registration.getNotifications();
      return all.map((/** @type {Notification} */ one) => ({ title: one.title, tag: one.tag, url: one.data.url }));
    });
    const blank = await context.newPage();
    const deliver = await delivery(blank, server.origin);
    await page.close();
    expect(context.pages().map((one) => one.url())).toEqual(['about:blank']);

    const { table } = await api(rival, 'POST', '/tables', { seats: ['me', 'open'], access: 'public' });
    await api(blank, 'POST', `/tables/${table.id}/join`, {});
    await api(blank, 'POST', `/tables/${table.id}/ready`, { ready: true });
    await api(rival, 'POST', `/tables/${table.id}/start`);
    await playTurn(rival, table.id);
    await expect.poll(() => push.received('/device').length, { timeout: 30_000 }).toBe(2);
    await deliver(push.received('/device')[1] ?? '');
    await expect.poll(shown).toEqual([{ title: 'It’s your turn', tag: `${table.id}-turn`, url: `/table/${table.id}` }]);

    await playTurn(blank, table.id);
    await expect.poll(() => push.received('/device').length, { timeout: 30_000 }).toBe(3);
    await deliver(push.received('/device')[2] ?? '');
    await expect.poll(shown).toEqual([]);
  } finally {
    await Promise.all([context.close(), other.close()]);
    await Promise.all([server.close(), push.close()]);
  }
});

test('reasons, quiet hours and a muted table are kept', async ({ newPage }) => {
  const page = await newPage();
  const { id } = await guest(page, 'Anna');
  await page.goto(`/player/${id}`);
  const section = page.getByRole('region', { name: 'Notifications', exact: true });
  await section.getByText('When a game of mine is over').click();
  await section.getByText('Quiet hours').click();
  await section.getByLabel('From').fill('21:30');
  await section.getByLabel('From').blur();
  const stored = () => api(page, 'GET', '/me/notifications');
  await expect.poll(async () => (await stored()).quiet?.from).toBe(21 * 60 + 30);
  expect(await stored()).toMatchObject({ turn: true, result: false, quiet: { to: 7 * 60 }, language: 'en' });
  await page.reload();
  await expect(section.getByLabel('From')).toHaveValue('21:30');
  await expect(section.getByRole('checkbox', { name: 'When a game of mine is over' })).not.toBeChecked();
  expect(await serious(page)).toEqual([]);

  const { table } = await api(page, 'POST', '/tables', { seats: ['me', 'random'], start: true });
  await page.goto(`/table/${table.id}`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Turn off notifications for this table' }).click();
  await expect(page.getByRole('button', { name: 'Notifications for this table are off' })).toHaveAttribute('aria-pressed', 'true');
  expect((await api(page, 'GET', `/tables/${table.id}/mute`)).muted).toBe(true);
});
