/** How the page looks, moves, sounds and speaks, in this browser. */

import { h } from '../lib/dom.js';
import { quick } from '../decide/quick.js';
import { hatched, sound, speed, theme } from '../looks.js';
import { allowNotes, chime, notes } from '../table/bell.js';
import { languages, t } from '../words.js';
import { badge } from '../around/badge.js';
import { choice, toggle } from '../around/field.js';
import { titled } from '../around/titled.js';
import { tongue } from '../around/tongue.js';

const COLOURS = ['red', 'blue', 'green', 'orange', 'purple'];

/** @type {import('../router.js').Maker} */
export default async function settings(around) {
  const offered = await languages();
  let denied = false;
  const changed = (/** @type {() => void} */ change) => {
    change();
    around.redraw();
  };
  const note = async (/** @type {boolean} */ on) => {
    denied = on && !(await allowNotes());
    if (!on) notes.set(false);
    around.redraw();
  };
  const loud = (/** @type {boolean} */ on) => changed(() => {
    sound.set(on);
    if (on) chime();
  });
  return {
    title: () => titled(t('settings-title')),
    view: () => h('div', { class: 'pages settings' },
      h('h1', null, t('settings-title')),
      h('p', { class: 'intro' }, t('settings-lead')),
      h('section', { class: 'sheet', key: 'looks' },
        choice({ name: 'theme', label: t('settings-theme'), value: theme.get(), options: named('theme', ['', 'light', 'dark']), look: 'segments', pick: (value) => changed(() => theme.set(value)) }),
        choice({
          name: 'speed', label: t('settings-speed'), hint: t('settings-speed-about'), value: String(speed.get()),
          options: named('speed', ['0', '0.5', '1', '2']), look: 'segments', pick: (value) => changed(() => speed.set(Number(value))),
        }),
        toggle({ label: t('settings-hatched'), about: t('settings-hatched-about'), on: hatched.get(), set: (on) => changed(() => hatched.set(on)) }),
        h('p', { class: 'settings-badges' }, COLOURS.map((colour) => badge(colour)))),
      h('section', { class: 'sheet', key: 'told' },
        toggle({ label: t('settings-sound'), about: t('settings-sound-about'), on: sound.get(), set: loud }),
        toggle({ label: t('settings-notes'), about: t('settings-notes-about'), on: notes.get(), set: note }),
        denied && h('p', { class: 'error', role: 'alert' }, t('settings-notes-denied'))),
      h('section', { class: 'sheet', key: 'play' },
        toggle({ label: t('settings-quick'), about: t('settings-quick-about'), on: quick.get(), set: (on) => changed(() => quick.set(on)) })),
      h('section', { class: 'sheet', key: 'language' },
        tongue(offered))),
  };
}

/** @param {string} name @param {string[]} values */
const named = (name, values) => values.map((value) => ({ value, text: t(`settings-${name}-${value.replace('.', '-') || 'system'}`) }));
