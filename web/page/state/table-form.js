/** The form for a new table: its values, presets, and the request. It renders nothing. */

/**
 * @import { Access, NewTable, Pace, UndoPolicy } from '../../types/wire.js'
 *
 * @typedef {'friends' | 'days' | 'screen' | 'bots'} PresetName
 *
 * @typedef {object} TableForm
 * @property {PresetName} preset
 * @property {string[]} seats  me, open or a level
 * @property {string[]} variants  words; veto may stand twice
 * @property {Pace['kind']} pace
 * @property {number} bank  minutes
 * @property {number} increment  seconds
 * @property {number} hours
 * @property {UndoPolicy} undo
 * @property {Access} access
 * @property {boolean} hints  are hints allowed?
 * @property {string} edition  text, empty for the default
 * @property {string} record  text, empty for a new game
 */

/** @type {TableForm} */
const PLAIN = {
  preset: 'friends', seats: ['me', 'open', 'open', 'open'], variants: [], pace: 'live', bank: 30, increment: 30, hours: 48,
  undo: 'consent', access: 'invitation', hints: true, edition: '', record: '',
};

/** What each preset changes. @type {Record<PresetName, Partial<TableForm>>} */
const PRESETS = {
  friends: { seats: ['me', 'open', 'open', 'open'], pace: 'live', bank: 30, increment: 30, access: 'invitation' },
  days: { seats: ['me', 'open', 'open', 'open'], pace: 'turns', hours: 48, access: 'invitation' },
  screen: { seats: ['me', 'me', 'me'], pace: 'free', access: 'invitation' },
  bots: { seats: ['me', 'caballero', 'caballero', 'caballero'], pace: 'free', access: 'invitation' },
};

export const presets = /** @type {PresetName[]} */ (Object.keys(PRESETS));

/** @param {PresetName} preset @param {Partial<TableForm>} [before]  values that the preset does not change @returns {TableForm} */
export const fromPreset = (preset, before = {}) => ({ ...PLAIN, ...before, ...PRESETS[preset], preset });

/** One seat more or fewer, between two and five. @param {TableForm} form @param {number} count @returns {TableForm} */
export function withSeatCount(form, count) {
  const usual = PRESETS[form.preset]?.seats?.at(-1) ?? 'open';
  const seats = Array.from({ length: Math.max(2, Math.min(5, count)) }, (_, at) => form.seats[at] ?? usual);
  const variants = form.variants.filter((word) => word !== 'merged' || seats.length === 3);
  return { ...form, seats, variants };
}

/** @param {TableForm} form @param {number} at @param {string} holder @returns {TableForm} */
export const withSeat = (form, at, holder) => ({ ...form, seats: form.seats.map((one, index) => (index === at ? holder : one)) });

/** With a variant this many times: the veto card may be in the game twice. @param {TableForm} form @param {string} word @param {number} times @returns {TableForm} */
export function withVariant(form, word, times) {
  return { ...form, variants: [...form.variants.filter((one) => one !== word), ...Array(times).fill(word)] };
}

/** How often a variant is chosen. @param {TableForm} form @param {string} word */
export const variantCount = (form, word) => form.variants.filter((one) => one === word).length;

/** How many seats are open to others. @param {TableForm} form */
export const openSeats = (form) => (form.record ? 0 : form.seats.filter((one) => one === 'open').length);

/** The request. A recorded game has its own variants, and nobody else can join it. @param {TableForm} form @returns {NewTable} */
export function toRequest(form) {
  const edition = form.edition.trim() === '' ? {} : { edition: form.edition };
  const hints = form.hints ? {} : { hints: false };
  if (form.record.trim() !== '') return { ...edition, ...hints, record: form.record, seats: form.seats.includes('open') ? [] : form.seats };
  const { seats, variants, undo, access } = form;
  return { ...edition, ...hints, seats, variants, undo, access, pace: toPace(form), start: openSeats(form) === 0 };
}

/** @param {TableForm} form @returns {Pace} */
export function toPace({ pace: kind, bank, increment, hours }) {
  if (kind === 'live') return { kind, bank: Math.round(bank * 60), increment: Math.round(increment) };
  return kind === 'turns' ? { kind, hours } : { kind };
}
