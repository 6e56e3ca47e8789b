/**
 * Push messages, for the service worker: shows and withdraws notifications, and opens their page. A plain script, so that a
 * service worker of any kind can load it. A message is `{ type: 'show', tag, title, body, url, language }` or
 * `{ type: 'withdraw', tag }`; its texts are in the language of the device.
 */

{
  // The types of service workers and pages exclude each other.
  const worker = /** @type {any} */ (self);
  const ICON = '/page/icon-180.png';

  /** @param {any} message */
  const received = async (message) => {
    const { registration } = worker;
    if (message.type === 'withdraw') {
      for (const shown of await registration.getNotifications({ tag: message.tag })) shown.close();
    } else if (message.type === 'show' && !(await isVisible(message.url))) {
      const { title, body, tag, language: lang, url } = message;
      await registration.showNotification(title, { body, tag, lang, icon: ICON, badge: ICON, renotify: true, data: { url } });
    }
  };

  /** @returns {Promise<any[]>} */
  const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

  /** @param {any} client @param {string} url */
  const shows = (client, url) => new URL(client.url).pathname === url;

  /** Whether the user looks at that page. @param {string} url */
  const isVisible = async (url) => (await windows()).some((client) => client.visibilityState === 'visible' && shows(client, url));

  /** @param {string} url */
  const open = async (url) => {
    const client = (await windows()).find((one) => shows(one, url));
    await (client ? client.focus() : worker.clients.openWindow(url));
  };

  /** The browser has replaced the subscription. @param {any} event */
  const renewed = async (event) => {
    const { options } = event.oldSubscription ?? {};
    const next = event.newSubscription ?? (options && await worker.registration.pushManager.subscribe(options));
    if (!next) return;
    const { endpoint, keys } = next.toJSON();
    const body = JSON.stringify({ endpoint, keys, language: worker.navigator.language.slice(0, 2) });
    await fetch('/api/me/push', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  };

  worker.addEventListener('push', (/** @type {any} */ event) => {
    if (event.data) event.waitUntil(received(event.data.json()));
  });
  worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
    event.notification.close();
    if (event.notification.data?.url) event.waitUntil(open(event.notification.data.url));
  });
  worker.addEventListener('pushsubscriptionchange', (/** @type {any} */ event) => event.waitUntil(renewed(event)));
}
