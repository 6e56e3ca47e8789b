/** A table somebody wants: what is chosen so far, ways to begin, and the request it comes to. It draws nothing. */

/**
 * @typedef {object} Wish
 * @property {string} preset
 * @property {string[]} seats  me, open or a level
 * @property {string[]} variants  words; veto may stand twice
 * @property {string} pace  free, live, turns
 * @property {number} bank  minutes
 * @property {number} increment  seconds
 * @property {number} hours
 * @property {string} undo
 * @property {string} access
 * @property {boolean} hints  may one ask what the strongest bot would do?
 * @property {string} edition  text, empty for the usual one
 * @property {string} record  text, empty for a new deal
 */

/** @type {Wish} */
const PLAIN = {
  preset: 'friends', seats: ['me', 'open', 'open', 'open'], variants: [], pace: 'live', bank: 30, increment: 30, hours: 48,
  undo: 'consent', access: 'invitation', hints: true, edition: '', record: '',
};

/** What each way to begin changes. @type {Record<string, Partial<Wish>>} */
const PRESETS = {
  friends: { seats: ['me', 'open', 'open', 'open'], pace: 'live', bank: 30, increment: 30, access: 'invitation' },
  days: { seats: ['me', 'open', 'open', 'open'], pace: 'turns', hours: 48, access: 'invitation' },
  screen: { seats: ['me', 'me', 'me'], pace: 'free', access: 'invitation' },
  bots: { seats: ['me', 'caballero', 'caballero', 'caballero'], pace: 'free', access: 'invitation' },
};

export const presets = Object.keys(PRESETS);

/** @param {string} preset @param {Partial<Wish>} [before]  what was chosen already and is not part of it @returns {Wish} */
export const begun = (preset, before = {}) => ({ ...PLAIN, ...before, ...PRESETS[preset], preset });

/** One seat more or fewer, between two and five. @param {Wish} wish @param {number} count @returns {Wish} */
export function resized(wish, count) {
  const usual = PRESETS[wish.preset]?.seats?.at(-1) ?? 'open';
  const seats = Array.from({ length: Math.max(2, Math.min(5, count)) }, (_, at) => wish.seats[at] ?? usual);
  const variants = wish.variants.filter((word) => word !== 'merged' || seats.length === 3);
  return { ...wish, seats, variants };
}

/** @param {Wish} wish @param {number} at @param {string} holder @returns {Wish} */
export const seatedBy = (wish, at, holder) => ({ ...wish, seats: wish.seats.map((one, index) => (index === at ? holder : one)) });

/** With that word so many times. @param {Wish} wish @param {string} word @param {number} times @returns {Wish} */
export function varied(wish, word, times) {
  return { ...wish, variants: [...wish.variants.filter((one) => one !== word), ...Array(times).fill(word)] };
}

/** How often a word stands there. @param {Wish} wish @param {string} word */
export const times = (wish, word) => wish.variants.filter((one) => one === word).length;

/** How many seats are for others. @param {Wish} wish */
export const free = (wish) => (wish.record ? 0 : wish.seats.filter((one) => one === 'open').length);

/** The request. A recorded game has its own variants, and nobody else can play on in it. @param {Wish} wish */
export function request(wish) {
  const edition = wish.edition.trim() === '' ? {} : { edition: wish.edition };
  const hints = wish.hints ? {} : { hints: false };
  if (wish.record.trim() !== '') return { ...edition, ...hints, record: wish.record, seats: wish.seats.includes('open') ? [] : wish.seats };
  const { seats, variants, undo, access } = wish;
  return { ...edition, ...hints, seats, variants, undo, access, pace: pace(wish), start: free(wish) === 0 };
}

/** @param {Wish} wish */
function pace({ pace: kind, bank, increment, hours }) {
  if (kind === 'live') return { kind, bank: Math.round(bank * 60), increment: Math.round(increment) };
  return kind === 'turns' ? { kind, hours } : { kind };
}
