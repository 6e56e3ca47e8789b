/** The settings of this browser: appearance, animation, sound, language. */

import { h } from '../lib/dom.js';
import { quickSend } from '../state/settings.js';
import { SPEEDS, chosenSpeed, hatching, sound, speed, theme, volume } from '../state/settings.js';
import { playSound } from '../sound/sounds.js';
import { requestNotifications, notificationsEnabled } from '../table/notifications.js';
import { languages, t } from '../i18n/messages.js';
import { colourBadge } from '../components/colour-badge.js';
import { radioField, checkbox } from '../components/fields.js';
import { pageTitle } from '../components/page-title.js';
import { languageSelect } from '../components/language-select.js';

/** @import { Player } from '../../types/wire.js' */

/** @import { PageFactory } from '../lib/navigation.js' */

/** @type {Player[]} */
const COLOURS = ['red', 'blue', 'green', 'orange', 'purple'];

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function settings(page) {
  const offered = languages();
  let denied = false;
  const changed = (/** @type {() => void} */ change) => {
    change();
    page.redraw();
  };
  const note = async (/** @type {boolean} */ on) => {
    denied = on && !(await requestNotifications());
    if (!on) notificationsEnabled.set(false);
    page.redraw();
  };
  const loud = (/** @type {boolean} */ on) => changed(() => {
    sound.set(on);
    if (on) playSound('turn');
  });
  return {
    title: () => pageTitle(t('settings-title')),
    view: () => h('div', { class: 'pages settings' },
      h('h1', null, t('settings-title')),
      h('p', { class: 'intro' }, t('settings-lead')),
      h('section', { class: 'sheet', key: 'looks' },
        radioField({ name: 'theme', label: t('settings-theme'), value: theme.get(), options: named(THEMES), look: 'segments', pick: (value) => changed(() => theme.set(value)) }),
        radioField({
          name: 'speed', label: t('settings-speed'), hint: t('settings-speed-about'), value: String(chosenSpeed()),
          options: SPEEDS.map(({ value, text }) => ({ value: String(value), text: t(text) })), look: 'segments', pick: (value) => changed(() => speed.set(Number(value))),
        }),
        checkbox({ label: t('settings-hatched'), about: t('settings-hatched-about'), on: hatching.get(), set: (on) => changed(() => hatching.set(on)) }),
        h('p', { class: 'settings-badges' }, COLOURS.map((colour) => colourBadge(colour)))),
      h('section', { class: 'sheet', key: 'told' },
        checkbox({ label: t('settings-sound'), about: t('settings-sound-about'), on: sound.get(), set: loud }),
        sound.get() && volumeField((value) => changed(() => volume.set(value))),
        checkbox({ label: t('settings-notes'), about: t('settings-notes-about'), on: notificationsEnabled.get(), set: note }),
        denied && h('p', { class: 'error', role: 'alert' }, t('settings-notes-denied'))),
      h('section', { class: 'sheet', key: 'play' },
        checkbox({ label: t('settings-quick'), about: t('settings-quick-about'), on: quickSend.get(), set: (on) => changed(() => quickSend.set(on)) })),
      h('section', { class: 'sheet', key: 'language' },
        languageSelect(offered))),
  };
}

const THEMES = [{ value: '', text: () => t('settings-theme-system') }, { value: 'light', text: () => t('settings-theme-light') }, { value: 'dark', text: () => t('settings-theme-dark') }];

/** @param {(value: number) => void} set */
function volumeField(set) {
  const change = (/** @type {Event} */ event) => {
    set(Number(/** @type {HTMLInputElement} */ (event.target).value) / 100);
    playSound('place');
  };
  return h('div', { class: 'entry', key: 'volume' }, h('label', { for: 'volume' }, t('settings-volume')),
    h('input', { id: 'volume', type: 'range', min: 0, max: 100, step: 5, value: String(Math.round(volume.get() * 100)), onchange: change }));
}

/** @param {{ value: string, text: () => string }[]} options */
const named = (options) => options.map(({ value, text }) => ({ value, text: text() }));
