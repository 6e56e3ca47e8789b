/** A new table with all its settings, each explained. */

import { h } from '../lib/dom.js';
import { kept } from '../lib/cell.js';
import { ask } from '../source/http.js';
import { named } from '../session.js';
import { t } from '../words.js';
import { badge } from '../around/badge.js';
import { deed } from '../around/deed.js';
import { choice, line, list, refusal, toggle } from '../around/field.js';
import { levels } from '../around/levels.js';
import { friendly } from '../around/name.js';
import { begun, free, presets, request, resized, seatedBy, times, varied } from '../around/wish.js';
import { titled } from '../around/titled.js';

/** @typedef {import('../around/wish.js').Wish} Wish */
/** @typedef {{ wish: Wish, set: (wish: Partial<Wish>) => void }} Choosing */

const COLOURS = ['red', 'blue', 'green', 'orange', 'purple'];
const VARIANTS = ['short', 'power-shift', 'regency', 'merged', 'memory-aid'];
const HOURS = [6, 12, 24, 48, 72, 168];

/** What was chosen last time, texts aside. */
const last = kept('wish', /** @type {Partial<Wish>} */ ({}));

/** @type {import('../router.js').Maker} */
export default function fresh(around) {
  const screen = around.query.has('one-screen');
  let wish = screen ? begun('screen', last.get()) : /** @type {Wish} */ ({ ...begun('friends'), ...last.get() });
  const doing = deed(around.redraw);
  const set = (/** @type {Partial<Wish>} */ change) => {
    wish = { ...wish, ...change };
    around.redraw();
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    doing.run('create', () => create(wish, around));
  };
  return {
    title: () => titled(t(screen ? 'new-screen-title' : 'new-title')),
    view: () => h('form', { class: 'pages new', onsubmit: submit },
      h('h1', null, t(screen ? 'new-screen-title' : 'new-title')),
      h('p', { class: 'intro' }, t(screen ? 'new-screen-lead' : 'new-lead')),
      parts({ wish, set }, screen),
      foot(wish, doing)),
  };
}

/** @param {Wish} wish @param {import('../router.js').Around} around */
async function create(wish, around) {
  await named(friendly());
  const { table } = await ask('POST', '/tables', request(wish));
  const { edition, record, ...rest } = wish;
  last.set(rest);
  await around.go(`/table/${table.id}`);
}

/** @param {Choosing} choosing @param {boolean} screen */
const parts = (choosing, screen) => [!screen && preset(choosing), seats(choosing), pace(choosing), variants(choosing), manners(choosing, screen), expert(choosing)];

/** @param {Choosing} choosing */
function preset({ wish, set }) {
  const options = presets.map((value) => ({ value, text: t(`new-preset-${value}`), about: t(`new-preset-${value}-about`) }));
  return h('section', { class: 'sheet', key: 'preset' },
    choice({ name: 'preset', label: t('new-presets'), value: wish.preset, options, look: 'tiles-few tiles-two', pick: (value) => set(begun(value, wish)) }));
}

/** @param {Choosing} choosing */
function seats({ wish, set }) {
  const holders = [
    { value: 'me', text: t('new-me') }, { value: 'open', text: t('new-open') },
    ...levels().map(({ value, text }) => ({ value, text: t('new-bot', { level: text }) })),
  ];
  const row = (/** @type {string} */ holder, /** @type {number} */ at) => h('li', { class: `new-seat of-${COLOURS[at]}`, key: COLOURS[at] },
    badge(COLOURS[at]),
    list({ id: `seat-${COLOURS[at]}`, label: t('new-seat', { colour: t(`player-${COLOURS[at]}`) }), value: holder, options: holders, quiet: true, pick: (value) => set(seatedBy(wish, at, value)) }));
  return h('section', { class: 'sheet', key: 'seats', 'aria-labelledby': 'new-seats' },
    h('h2', { id: 'new-seats' }, t('new-seats')),
    h('p', { class: 'hint' }, t('new-seats-hint')),
    h('ol', { class: 'plain new-seats' }, wish.seats.map(row)),
    h('div', { class: 'row' },
      h('button', { type: 'button', disabled: wish.seats.length >= 5, onclick: () => set(resized(wish, wish.seats.length + 1)) }, t('new-add-seat')),
      h('button', { type: 'button', disabled: wish.seats.length <= 2, onclick: () => set(resized(wish, wish.seats.length - 1)) }, t('new-drop-seat'))));
}

/** @param {Choosing} choosing */
function pace({ wish, set }) {
  const options = ['free', 'live', 'turns'].map((value) => ({ value, text: t(`new-pace-${value}`), about: t(`new-pace-${value}-about`) }));
  const hours = HOURS.map((one) => ({ value: String(one), text: one % 24 === 0 ? t('new-days-one', { days: one / 24 }) : t('new-hours-one', { hours: one }) }));
  return h('section', { class: 'sheet', key: 'pace' },
    choice({ name: 'pace', label: t('new-pace'), value: wish.pace, options, look: 'tiles-few', pick: (value) => set({ pace: value }) }),
    wish.pace === 'live' && h('div', { class: 'fields', key: 'live' },
      line({ id: 'bank', label: t('new-bank'), value: wish.bank, type: 'number', min: 1, max: 1440, required: true, inputmode: 'numeric', set: (value) => set({ bank: Number(value) }) }),
      line({ id: 'increment', label: t('new-increment'), value: wish.increment, type: 'number', min: 0, max: 3600, required: true, inputmode: 'numeric', set: (value) => set({ increment: Number(value) }) })),
    wish.pace === 'turns' && h('div', { class: 'fields', key: 'turns' },
      list({ id: 'hours', label: t('new-hours'), value: String(wish.hours), options: hours, pick: (value) => set({ hours: Number(value) }) })));
}

/** @param {Choosing} choosing */
function variants({ wish, set }) {
  const three = wish.seats.length === 3;
  const one = (/** @type {string} */ word) => toggle({
    key: word, label: t(`variant-${word}`), about: t(`variant-${word}-about`) + (word === 'merged' && !three ? ` ${t('new-only-three')}` : ''),
    on: times(wish, word) > 0, disabled: word === 'merged' && !three, set: (on) => set(varied(wish, word, on ? 1 : 0)),
  });
  return h('section', { class: 'sheet', key: 'variants', 'aria-labelledby': 'new-variants' },
    h('h2', { id: 'new-variants' }, t('new-variants')),
    h('p', { class: 'hint' }, t('new-variants-hint')),
    h('div', { class: 'toggles' }, VARIANTS.map(one)),
    h('h3', null, t('new-alternatives')),
    h('p', { class: 'hint' }, t('new-alternatives-hint')),
    h('div', { class: 'toggles' }, ['representation', 'rivalry', 'veto'].map(one),
      toggle({ key: 'veto 2', label: t('new-second-veto'), on: times(wish, 'veto') > 1, set: (on) => set(varied(wish, 'veto', on ? 2 : 1)), disabled: times(wish, 'veto') === 0 })));
}

/** Around one screen nobody else joins. @param {Choosing} choosing @param {boolean} screen */
function manners({ wish, set }, screen) {
  const options = (/** @type {string} */ name, /** @type {string[]} */ words) =>
    words.map((value) => ({ value, text: t(`${name}-${value}`), about: t(`${name}-${value}-about`) }));
  return h('section', { class: 'sheet', key: 'manners' },
    !screen && choice({ name: 'access', label: t('new-access'), value: wish.access, options: options('access', ['invitation', 'public']), look: 'tiles-few', pick: (value) => set({ access: value }) }),
    choice({ name: 'undo', label: t('new-undo'), value: wish.undo, options: options('undo', ['consent', 'checkpoint', 'never']), look: 'tiles-few', pick: (value) => set({ undo: value }) }),
    free(wish) === 0 && toggle({ key: 'hints', label: t('hint-terms'), about: t('hint-terms-about'), on: wish.hints, set: (hints) => set({ hints }) }));
}

/** @param {Choosing} choosing */
function expert({ wish, set }) {
  return h('details', { class: 'sheet folded', key: 'expert' },
    h('summary', null, t('new-expert')),
    text('edition', wish.edition, (edition) => set({ edition })),
    text('record', wish.record, (record) => set({ record })));
}

/** A long text, typed or from a file. @param {string} name @param {string} value @param {(text: string) => void} set */
function text(name, value, set) {
  const typed = (/** @type {Event} */ event) => set(/** @type {HTMLTextAreaElement} */ (event.target).value);
  const opened = async (/** @type {Event} */ event) => {
    const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    if (file) set(await file.text());
  };
  return h('div', { class: 'entry', key: name },
    h('label', { for: name }, t(`new-${name}`)),
    h('small', { class: 'hint', id: `${name}-hint` }, t(`new-${name}-hint`)),
    h('textarea', { id: name, rows: 4, value, spellcheck: 'false', oninput: typed, 'aria-describedby': `${name}-hint` }),
    h('input', { type: 'file', 'aria-label': `${t(`new-${name}`)}: ${t('new-file')}`, accept: '.txt,.toml,text/plain', onchange: opened }));
}

/** @param {Wish} wish @param {import('../around/deed.js').Deed} doing */
function foot(wish, doing) {
  const open = free(wish);
  return h('div', { class: 'new-foot', key: 'foot' },
    refusal(doing.refused(), doing.rule()),
    h('p', { class: 'hint' }, open > 0 ? t('new-explain-open', { free: open }) : t('new-explain')),
    h('button', { class: 'main big', type: 'submit', disabled: doing.busy() !== '' }, doing.busy() ? t('new-busy') : t(open > 0 ? 'new-create' : 'new-start')));
}
