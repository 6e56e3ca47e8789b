/** Where a long word may be broken, for browsers that do not know its language. */

const VOWELS = 'aeiouyáéíóúýąęěůäöüőűàèâêаеєиіїоуюя';

/** A vowel before a single consonant and another vowel: a syllable ends there in every language with few compounds. */
const JOINT = new RegExp(`[${VOWELS}](?=(?![${VOWELS}])\\p{L}[${VOWELS}])`, 'giu');

/** Shorter words fit. */
const LONG = /\p{L}{9,}/gu;

/** At least so many letters stay on either side. */
const STAY = 3;

/** @param {string} text */
export const soft = (text) => text.replace(LONG, (word) =>
  word.replace(JOINT, (vowel, at) => (at + 1 >= STAY && word.length - at - 1 > STAY ? `${vowel}\u00ad` : vowel)));
