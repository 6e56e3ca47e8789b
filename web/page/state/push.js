/** The push subscription of this browser. The server sends messages to it while its session lasts. */

import { request } from '../api/http.js';
import { ignoreRequestError } from '../api/errors.js';
import { language } from '../i18n/messages.js';
import { persisted } from '../lib/signal.js';

/** @import { Notifications, NotificationSettings } from '../../types/wire.js' */

const SERVICE_WORKER = '/sw.js';

/** The minutes by which the quiet hours were ahead of UTC when they were last set here; none without quiet hours. */
const quietOffset = persisted('quiet-offset', /** @type {number | null} */ (null));

/** Whether this browser can receive messages while the page is closed. */
export const isPushSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The minutes by which local time is ahead of UTC. */
const utcOffset = () => -new Date().getTimezoneOffset();

async function subscription() {
  if (!isPushSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration ? registration.pushManager.getSubscription() : null;
}

/** The hash by which the server lists this browser; empty if it is not subscribed. */
export async function ownEndpoint() {
  const own = await subscription();
  if (!own) return '';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(own.endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Asks for permission and subscribes. @param {string} key  of the server
 * @returns {Promise<boolean>} false if the browser or the user refuses
 */
export async function subscribe(key) {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  // A subscription with another key is of no use.
  if (old && !isOfKey(old, key)) await old.unsubscribe();
  try {
    const own = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await send(own);
    return true;
  } catch (error) {
    // No push service can be reached, or the browser has none.
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** Ends the subscription of this browser. The server forgets it by its id. */
export const unsubscribe = async () => (await subscription())?.unsubscribe();

/** @param {PushSubscription} own @param {string} key */
function isOfKey(own, key) {
  const bytes = own.options.applicationServerKey;
  if (!bytes) return false;
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key;
}

/** @param {PushSubscription} own */
function send(own) {
  const { endpoint, keys } = own.toJSON();
  return request('POST', '/me/push', { endpoint, keys, language: language.get() });
}

/** Stores settings with the language and the time zone of this browser. @param {NotificationSettings} settings @returns {Promise<Notifications>} */
export function saveSettings(settings) {
  const quiet = settings.quiet && { ...settings.quiet, utc_offset: utcOffset() };
  quietOffset.set(quiet ? quiet.utc_offset : null);
  const { turn, invitation, result, email } = settings;
  return request('PUT', '/me/notifications', { turn, invitation, result, email, quiet, language: language.get() });
}

/** Whether settings were stored in another language or time zone. @param {NotificationSettings} settings */
export const isOutdated = ({ quiet, language: stored }) => stored !== language.get() || (quiet !== null && quiet.utc_offset !== utcOffset());

/** Tells the server the session, language and time zone of this browser, if it receives notifications. */
export async function syncPush() {
  const own = await subscription();
  if (own) await send(own).catch(ignoreRequestError);
  if (quietOffset.get() !== null && quietOffset.get() !== utcOffset()) {
    await request('GET', '/me/notifications').then(saveSettings).catch(ignoreRequestError);
  }
}
