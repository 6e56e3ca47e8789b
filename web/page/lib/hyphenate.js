/** Soft hyphens in long words, for browsers without a hyphenation dictionary for the language. */

const VOWELS = 'aeiouyáéíóúýąęěůäöüőűàèâêаеєиіїоуюя';

/** A vowel before a single consonant and another vowel: a syllable ends there in languages with few compounds. */
const SYLLABLE_END = new RegExp(`[${VOWELS}](?=(?![${VOWELS}])\\p{L}[${VOWELS}])`, 'giu');

/** Shorter words fit. */
const LONG_WORD = /\p{L}{9,}/gu;

/** The fewest letters on either side of a hyphen. */
const MIN_PART = 3;

/** @param {string} text */
export const hyphenate = (text) => text.replace(LONG_WORD, (word) =>
  word.replace(SYLLABLE_END, (vowel, at) => (at + 1 >= MIN_PART && word.length - at - 1 > MIN_PART ? `${vowel}\u00ad` : vowel)));
