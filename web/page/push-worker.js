/**
 * Push messages, for the service worker: shows and withdraws notifications, and opens their page. A plain script, so that a
 * service worker of any kind can load it. A message is `{ type: 'show', tag, title, body, url, language }` or
 * `{ type: 'withdraw', tag }`; its texts are in the language of the device.
 */

/**
 * The part of a service worker that is used here: the types of service workers and of pages exclude each other.
 * @typedef {{ type: 'show', tag: string, title: string, body: string, url: string, language: string } | { type: 'withdraw', tag: string }} PushMessage
 * @typedef {{ url: string, visibilityState: DocumentVisibilityState, focus: () => Promise<unknown> }} WindowClient
 * @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} WorkerEvent
 * @typedef {WorkerEvent & { data: { json: () => PushMessage } | null }} PushEvent
 * @typedef {WorkerEvent & { notification: Notification }} ClickEvent
 * @typedef {WorkerEvent & { oldSubscription: PushSubscription | null, newSubscription: PushSubscription | null }} ChangeEvent
 * @typedef {{ push: PushEvent, notificationclick: ClickEvent, pushsubscriptionchange: ChangeEvent }} WorkerEvents
 *
 * @typedef {object} PushWorker
 * @property {ServiceWorkerRegistration} registration
 * @property {{ matchAll: (options: { type: 'window', includeUncontrolled: boolean }) => Promise<WindowClient[]>, openWindow: (url: string) => Promise<unknown> }} clients
 * @property {<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void) => void} addEventListener
 */

{
  const worker = /** @type {PushWorker} */ (/** @type {unknown} */ (self));
  const ICON = '/page/icon-180.png';

  /** @param {PushMessage} message */
  const received = async (message) => {
    const { registration } = worker;
    if (message.type === 'withdraw') {
      for (const shown of await registration.getNotifications({ tag: message.tag })) shown.close();
    } else if (message.type === 'show' && !(await isVisible(message.url))) {
      const { title, body, tag, language: lang, url } = message;
      const options = { body, tag, lang, icon: ICON, badge: ICON, renotify: true, data: { url } };
      await registration.showNotification(title, options);
    }
  };

  const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

  /** @param {WindowClient} client @param {string} url */
  const shows = (client, url) => new URL(client.url).pathname === url;

  /** Whether the user looks at that page. @param {string} url */
  const isVisible = async (url) => (await windows()).some((client) => client.visibilityState === 'visible' && shows(client, url));

  /** @param {string} url */
  const open = async (url) => {
    const client = (await windows()).find((one) => shows(one, url));
    await (client ? client.focus() : worker.clients.openWindow(url));
  };

  /** The browser has replaced the subscription. @param {ChangeEvent} event */
  const renewed = async (event) => {
    const { options } = event.oldSubscription ?? {};
    const next = event.newSubscription ?? (options && await worker.registration.pushManager.subscribe(options));
    if (!next) return;
    const { endpoint, keys } = next.toJSON();
    const body = JSON.stringify({ endpoint, keys, language: navigator.language.slice(0, 2) });
    await fetch('/api/me/push', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  };

  worker.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(received(event.data.json()));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    if (event.notification.data?.url) event.waitUntil(open(event.notification.data.url));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewed(event)));
}
