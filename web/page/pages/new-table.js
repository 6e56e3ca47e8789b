/** The form for a new table. */

import { h } from '../lib/dom.js';
import { persisted } from '../lib/signal.js';
import { request } from '../api/http.js';
import { isOnline } from '../api/reach.js';
import { ensureUser } from '../state/user.js';
import { loadMore, t } from '../i18n/messages.js';
import { createDeviceGame } from '../state/device-games.js';
import { colourName } from '../i18n/names.js';
import { colourBadge } from '../components/colour-badge.js';
import { requestState } from '../components/request-state.js';
import { radioField, textField, selectField, errorMessage, checkbox } from '../components/fields.js';
import { levelOptions } from '../components/level-options.js';
import { guestName } from '../state/guest-name.js';
import { fromPreset, openSeats, presets, toPace, toRequest, withSeatCount, withSeat, variantCount, withVariant } from '../state/table-form.js';
import { paceText, unusualSettings } from '../components/table-settings.js';
import { pageTitle } from '../components/page-title.js';

/** @import { Player, VariantWord } from '../../types/wire.js' */

/**
 * @import { RequestState } from '../components/request-state.js'
 * @import { PageContext, PageFactory } from '../lib/navigation.js'
 * @import { TableForm } from '../state/table-form.js'
 */

/** @typedef {TableForm} TableForm */
/** @typedef {{ form: TableForm, set: (change: Partial<TableForm>) => void, onDevice?: boolean }} FormProps */

/** @type {Player[]} */
const COLOURS = ['red', 'blue', 'green', 'orange', 'purple'];
/** Every variant in the order of the form: the length of the game, a rule of its own, or an alternative card. @type {Record<VariantWord, 'length' | 'rule' | 'card'>} */
const KINDS = {
  short: 'length', 'power-shift': 'rule', regency: 'rule', merged: 'rule', 'memory-aid': 'rule',
  representation: 'card', rivalry: 'card', veto: 'card',
};
/** @param {'length' | 'rule' | 'card'} kind */
const variantsOf = (kind) => /** @type {VariantWord[]} */ (Object.keys(KINDS)).filter((word) => KINDS[word] === kind);
const HOURS = [6, 12, 24, 48, 72, 168];

/** The values of the last time, without the texts. Browsers have them under this key since the first version. */
const last = persisted('wish', /** @type {Partial<TableForm>} */ ({}));

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function newTable(page) {
  const screen = page.query.has('one-screen');
  const onDevice = () => page.query.has('device') || !isOnline();
  let form = screen || onDevice() ? fromPreset(screen ? 'screen' : 'bots', last.get()) : /** @type {TableForm} */ ({ ...fromPreset('friends'), ...last.get() });
  const status = requestState(page.redraw);
  const set = (/** @type {Partial<TableForm>} */ change) => {
    form = { ...form, ...change };
    page.redraw();
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    status.run('create', () => (onDevice() ? createHere(form, page) : create(form, page)));
  };
  const title = () => t(onDevice() ? 'new-device-title' : screen ? 'new-screen-title' : 'new-title');
  await loadMore('device');
  return {
    title: () => pageTitle(title()),
    view: () => h('form', { class: 'pages new', onsubmit: submit },
      h('h1', null, title()),
      h('p', { class: 'intro' }, t(onDevice() ? 'new-device-lead' : screen ? 'new-screen-lead' : 'new-lead')),
      !screen && !onDevice() && presetField({ form, set }),
      seats({ form, set, onDevice: onDevice() }),
      moreOptions({ form, set, onDevice: onDevice() }),
      foot(onDevice() ? { ...form, seats: onlyHere(form.seats) } : form, status)),
  };
}

/** @param {TableForm} form @param {PageContext} page */
async function create(form, page) {
  await ensureUser(guestName());
  const { table } = await request('POST', '/tables', toRequest(form));
  const { edition, record, ...rest } = form;
  last.set(rest);
  await page.go(`/table/${table.id}`);
}

/** A seat that was open is for a bot. @param {TableForm} form @param {PageContext} page */
async function createHere(form, page) {
  const { table } = await createDeviceGame(toRequest({ ...form, seats: onlyHere(form.seats), edition: '', record: '' }));
  await page.go(`/table/${table.id}`);
}

/** @param {string[]} seats */
const onlyHere = (seats) => seats.map((holder) => (holder === 'open' ? 'caballero' : holder));

/** @param {FormProps} props */
function presetField({ form, set }) {
  const options = presets.map((value) => ({ value, text: t(`new-preset-${value}`), about: t(`new-preset-${value}-about`) }));
  return h('section', { class: 'sheet', key: 'preset' },
    radioField({ name: 'preset', label: t('new-presets'), value: form.preset, options, look: 'tiles-few tiles-two tiles-short', pick: (value) => set(fromPreset(value, form)) }));
}

/** @param {FormProps} props */
function seats({ form, set, onDevice = false }) {
  const holders = [
    { value: 'me', text: t('new-me') }, ...(onDevice ? [] : [{ value: 'open', text: t('new-open') }]),
    ...levelOptions().map(({ value, text }) => ({ value, text: t('new-bot', { level: text }) })),
  ];
  const row = (/** @type {string} */ holder, /** @type {number} */ at) => h('li', { class: `new-seat of-${COLOURS[at]}`, key: COLOURS[at] },
    colourBadge(COLOURS[at]),
    selectField({ id: `seat-${COLOURS[at]}`, label: t('new-seat', { colour: colourName(COLOURS[at]) }), value: holder, options: holders, quiet: true, pick: (value) => set(withSeat(form, at, value)) }));
  return h('section', { class: 'sheet', key: 'seats', 'aria-labelledby': 'new-seats' },
    h('h2', { id: 'new-seats' }, t('new-seats')),
    h('p', { class: 'hint' }, t('new-seats-hint')),
    h('ol', { class: 'plain new-seats' }, (onDevice ? onlyHere(form.seats) : form.seats).map(row)),
    h('div', { class: 'row' },
      h('button', { type: 'button', disabled: form.seats.length >= 5, onclick: () => set(withSeatCount(form, form.seats.length + 1)) }, t('new-add-seat')),
      h('button', { type: 'button', disabled: form.seats.length <= 2, onclick: () => set(withSeatCount(form, form.seats.length - 1)) }, t('new-drop-seat'))),
    h('div', { class: 'new-common' }, accessField({ form, set, onDevice }), h('div', { key: 'length' }, variantsOf('length').map((word) => variantBox({ form, set }, word)))));
}

/** Only where others can join. @param {FormProps} props */
function accessField({ form, set, onDevice }) {
  const options = /** @type {const} */ (['invitation', 'public']).map((value) => ({ value, text: t(`access-${value}`) }));
  return !onDevice && openSeats(form) > 0 && radioField({ name: 'access', label: t('new-access'), hint: t(`access-${form.access}-about`), value: form.access, options, look: 'segments', pick: (access) => set({ access }) });
}

/** Everything that most tables leave as it is. The closed part names what is chosen. @param {FormProps} props */
function moreOptions(props) {
  const { form, onDevice } = props;
  const chosen = [...(onDevice ? [] : [paceText(toPace(form))]), ...unusualSettings({ ...form, variants: form.variants.filter((word) => word !== 'short') })];
  return h('details', { class: 'sheet folded', key: 'more' },
    h('summary', null, t('new-more'), h('small', { class: 'hint' }, chosen.join(' · '))),
    !onDevice && pace(props), variants(props), rulesOfPlay(props), !onDevice && expert(props));
}

/** @param {FormProps} props */
function pace({ form, set }) {
  const options = /** @type {const} */ (['free', 'live', 'turns']).map((value) => ({ value, text: t(`new-pace-${value}`), about: t(`new-pace-${value}-about`) }));
  const hours = HOURS.map((one) => ({ value: String(one), text: one % 24 === 0 ? t('new-days-one', { days: one / 24 }) : t('new-hours-one', { hours: one }) }));
  return h('section', { key: 'pace' },
    radioField({ name: 'pace', label: t('new-pace'), value: form.pace, options, look: 'tiles-few', pick: (value) => set({ pace: value }) }),
    form.pace === 'live' && h('div', { class: 'fields', key: 'live' },
      textField({ id: 'bank', label: t('new-bank'), value: form.bank, type: 'number', min: 1, max: 1440, required: true, inputmode: 'numeric', oninvalid: unfold, set: (value) => set({ bank: Number(value) }) }),
      textField({ id: 'increment', label: t('new-increment'), value: form.increment, type: 'number', min: 0, max: 3600, required: true, inputmode: 'numeric', oninvalid: unfold, set: (value) => set({ increment: Number(value) }) })),
    form.pace === 'turns' && h('div', { class: 'fields', key: 'turns' },
      selectField({ id: 'hours', label: t('new-hours'), value: String(form.hours), options: hours, pick: (value) => set({ hours: Number(value) }) })));
}

/** The browser can show only in an open part which field is wrong. @param {Event} event */
function unfold(event) {
  const part = /** @type {Element} */ (event.target).closest('details');
  if (part) part.open = true;
}

/** @param {FormProps} props */
function variants({ form, set }) {
  const box = (/** @type {VariantWord} */ word) => variantBox({ form, set }, word);
  return h('section', { key: 'variants', 'aria-labelledby': 'new-variants' },
    h('h2', { id: 'new-variants' }, t('new-variants')),
    h('p', { class: 'hint' }, t('new-variants-hint')),
    h('div', { class: 'toggles' }, variantsOf('rule').map(box)),
    h('h3', null, t('new-alternatives')),
    h('p', { class: 'hint' }, t('new-alternatives-hint')),
    h('div', { class: 'toggles' }, variantsOf('card').map(box),
      checkbox({ key: 'veto 2', label: t('new-second-veto'), on: variantCount(form, 'veto') > 1, set: (on) => set(withVariant(form, 'veto', on ? 2 : 1)), disabled: variantCount(form, 'veto') === 0 })));
}

/** @param {FormProps} props @param {VariantWord} word */
function variantBox({ form, set }, word) {
  const isBarred = word === 'merged' && form.seats.length !== 3;
  return checkbox({
    key: word, label: t(`variant-${word}`), about: t(`variant-${word}-about`) + (isBarred ? ` ${t('new-only-three')}` : ''),
    on: variantCount(form, word) > 0, disabled: isBarred, set: (on) => set(withVariant(form, word, on ? 1 : 0)),
  });
}

/** @param {FormProps} props */
function rulesOfPlay({ form, set, onDevice }) {
  const undo = /** @type {const} */ (['consent', 'checkpoint', 'never']).map((value) => ({ value, text: t(`undo-${value}`), about: t(`undo-${value}-about`) }));
  return h('section', { key: 'manners' },
    radioField({ name: 'undo', label: t('new-undo'), value: form.undo, options: undo, look: 'tiles-few', pick: (value) => set({ undo: value }) }),
    (onDevice || openSeats(form) === 0) && checkbox({ key: 'hints', label: t('hint-terms'), about: t('hint-terms-about'), on: form.hints, set: (hints) => set({ hints }) }));
}

/** @param {FormProps} props */
function expert({ form, set }) {
  return h('section', { key: 'expert', 'aria-labelledby': 'new-expert' },
    h('h2', { id: 'new-expert' }, t('new-expert')),
    text('edition', form.edition, (edition) => set({ edition })),
    text('record', form.record, (record) => set({ record })));
}

/** A long text, typed or from a file. @param {'edition' | 'record'} name @param {string} value @param {(text: string) => void} set */
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

/** @param {TableForm} form @param {RequestState} status */
function foot(form, status) {
  const open = openSeats(form);
  return h('div', { class: 'new-foot', key: 'foot' },
    errorMessage(status.refused(), status.rule()),
    h('p', { class: 'hint' }, open > 0 ? t('new-explain-open', { free: open }) : t('new-explain')),
    h('button', { class: 'main big', type: 'submit', disabled: status.busy() !== '' }, status.busy() ? t('new-busy') : t(open > 0 ? 'new-create' : 'new-start')));
}
