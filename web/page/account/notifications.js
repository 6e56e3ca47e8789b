/** The settings of notifications: reasons, browsers, email, quiet hours. */

import { h } from '../lib/dom.js';
import { ignoreRequestError } from '../api/errors.js';
import { request } from '../api/http.js';
import { formatTime, t } from '../i18n/messages.js';
import { requestState } from '../components/request-state.js';
import { checkbox, errorMessage, textField } from '../components/fields.js';
import { isOutdated, isPushSupported, ownEndpoint, saveSettings, subscribe, unsubscribe } from '../state/push.js';

/**
 * @import { PageContext } from '../lib/navigation.js'
 * @import { Device, Notifications, NotificationTest } from '../../types/wire.js'
 */

/** From ten in the evening to seven in the morning. */
const NIGHT = { from: 22 * 60, to: 7 * 60, utc_offset: 0 };

/** @param {PageContext} page */
export function notificationsForm(page) {
  const [status, saves] = [requestState(page.redraw), requestState(page.redraw)];
  /** The saves so far. */
  let saving = Promise.resolve();
  /** @type {Notifications | undefined} */
  let kept;
  /** @type {NotificationTest | undefined} */
  let tested;
  let [own, isDenied] = ['', false];
  const look = async () => {
    [kept, own] = await Promise.all([request('GET', '/me/notifications'), ownEndpoint()]);
    page.redraw();
    if (kept && isOutdated(kept)) kept = await saveSettings(kept);
  };
  look().catch(ignoreRequestError);
  // A change is shown at once and stored after the ones before it.
  const save = (/** @type {Partial<Notifications>} */ changes) => {
    if (!kept) return;
    const wanted = { ...kept, ...changes };
    kept = wanted;
    page.redraw();
    saving = saving.then(async () => {
      const isSaved = await saves.run('save', async () => {
        const stored = await saveSettings(wanted);
        if (kept === wanted) kept = stored;
      });
      if (!isSaved) await look().catch(ignoreRequestError);
    });
  };
  const turnOn = (/** @type {string} */ key) => status.run('on', async () => {
    isDenied = !(await subscribe(key));
    await look();
  });
  const remove = (/** @type {Device} */ device) => status.run('remove', async () => {
    if (device.endpoint === own) await unsubscribe();
    await request('DELETE', `/me/push/${device.id}`);
    await look();
  });
  const test = () => status.run('test', async () => {
    tested = await request('POST', '/me/notifications/test');
    await look();
  });
  return {
    view: () => h('section', { class: 'sheet', key: 'notifications', 'aria-labelledby': 'account-notifications' },
      h('h2', { id: 'account-notifications' }, t('notify-title')),
      h('p', { class: 'hint' }, t('notify-about')),
      kept && [
        kept.push_key !== null && thisBrowser(kept, kept.push_key, own, { turnOn, remove }),
        isDenied && h('p', { class: 'error', role: 'alert', key: 'denied' }, t('settings-notes-denied')),
        kept.devices.length > 0 && devices(kept.devices, own, remove),
        reasons(kept, save),
        quietHours(kept, save),
        (kept.devices.length > 0 || (kept.email && kept.address !== null)) && h('div', { class: 'row', key: 'test' },
          h('button', { type: 'button', onclick: test, disabled: status.busy() !== '' }, t('webhook-test'))),
        tested && h('p', { role: 'status', key: 'tested' }, t(tested.failed === 0 ? 'notify-tested' : 'notify-test-failed')),
      ],
      errorMessage(status.refused() || saves.refused())),
  };
}

/**
 * @param {Notifications} kept @param {string} key @param {string} own
 * @param {{ turnOn: (key: string) => void, remove: (device: Device) => void }} actions
 */
function thisBrowser(kept, key, own, { turnOn, remove }) {
  if (!isPushSupported()) return h('p', { class: 'hint', key: 'unsupported' }, t('notify-unsupported'));
  const device = kept.devices.find((one) => one.endpoint === own);
  return h('div', { class: 'row', key: 'this' },
    device ? h('button', { type: 'button', onclick: () => remove(device) }, t('notify-off'))
      : h('button', { type: 'button', class: 'main', onclick: () => turnOn(key) }, t('notify-on')));
}

/** @param {Device[]} all @param {string} own @param {(device: Device) => void} remove */
function devices(all, own, remove) {
  const label = (/** @type {Device} */ device) => device.label || t('session-unknown');
  const one = (/** @type {Device} */ device) => h('li', { key: device.id },
    h('span', null, label(device), h('small', null, device.endpoint === own ? t('session-current') : formatTime(device.created))),
    device.endpoint !== own && h('button', { type: 'button', class: 'danger', 'aria-label': t('notify-remove-label', { label: label(device) }), onclick: () => remove(device) }, t('notify-remove')));
  return h('div', { class: 'entry', key: 'devices' }, h('h3', null, t('notify-devices')), h('ul', { class: 'plain token-list' }, all.map(one)));
}

/** @param {Notifications} kept @param {(changes: Partial<Notifications>) => void} save */
function reasons(kept, save) {
  return h('div', { key: 'reasons' },
    checkbox({ label: t('notify-turn'), on: kept.turn, set: (turn) => save({ turn }) }),
    checkbox({ label: t('notify-invitation'), on: kept.invitation, set: (invitation) => save({ invitation }) }),
    checkbox({ label: t('notify-result'), on: kept.result, set: (result) => save({ result }) }),
    kept.address !== null && checkbox({ label: t('notify-email', { email: kept.address }), on: kept.email, set: (email) => save({ email }) }));
}

/** @param {Notifications} kept @param {(changes: Partial<Notifications>) => void} save */
function quietHours({ quiet }, save) {
  const field = (/** @type {'from' | 'to'} */ end, /** @type {string} */ label) => quiet && textField({
    id: `quiet-${end}`, label, type: 'time', value: clock(quiet[end]), required: true, set: () => {},
    onchange: (/** @type {Event} */ event) => {
      const minute = minutes(/** @type {HTMLInputElement} */ (event.target).value);
      if (minute !== undefined) save({ quiet: { ...quiet, [end]: minute } });
    },
  });
  return h('div', { key: 'quiet' },
    checkbox({ label: t('notify-quiet'), about: t('notify-quiet-about'), on: quiet !== null, set: (on) => save({ quiet: on ? NIGHT : null }) }),
    field('from', t('notify-quiet-from')),
    field('to', t('notify-quiet-to')));
}

/** A minute of the day as a field of a form shows it. @param {number} minute */
const clock = (minute) => [minute / 60, minute % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');

/** @param {string} time */
function minutes(time) {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hour && minute ? Number(hour) * 60 + Number(minute) : undefined;
}
