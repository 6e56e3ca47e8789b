/** Soft hyphens in long words, for browsers without a hyphenation dictionary for the language. */

const VOWELS = 'aeiouyáéíóúýąęěůäöüőűàèâêаеєиіїоуюя';
const VOWEL = `[${VOWELS}]`;
const CONSONANT = `(?!${VOWEL})\\p{L}`;

/** Consonants that begin a syllable together. */
const TOGETHER = `schw|sch|(?<![${VOWELS}])(?:str|spr|st|sp)|ch|sz|cz|rz|zs|cs|gy|ny|ty|ly|ph|th|qu|[bcdfgkpt]r|[bcfgkp]l|[бвгдкпстф]р|[бвгкпф]л|ст|сп|ск|пр|дж|дз`;

/** Where a syllable ends: before the last consonant between two vowels, or before those that belong together. A hyphen or ь stays with what is before it. */
const SYLLABLE_END = new RegExp(`(${VOWEL}(?:${CONSONANT})*?)(?=(?:${TOGETHER}|${CONSONANT})(?![ьй'’])${VOWEL})`, 'giu');

/** Shorter words fit. */
const LONG_WORD = /[\p{L}’]{7,}/gu;

/** The fewest letters before and after a hyphen. */
const [MIN_BEFORE, MIN_AFTER] = [2, 3];

/** Words that the rule breaks wrongly: compounds, and digraphs that it takes for two letters. */
const EXCEPTIONS = new Map('With-drawal Em-power-ment In-trigue Up-heaval Ad-viser Auf-lösung Außen-posten Gesetzes-erlass König-licher Statt-halter Össze-esküvés Rajta-ütés Igaz-ság-tétel Törvény-hozás Vissza-vonulás Lelep-lezés Fel-oszlatás Hely-őrségek Hát-ország tanács-adó dobó-pakli Zarzą-dzenie Wy-gnanie Nad-vláda Pře-vrat Ви-гнання По-встання Ви-явлення Рекрут-ський Королів-ський'
  .split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')]));

/** @param {string} text */
export const hyphenate = (text) => text.replace(LONG_WORD, (word) => EXCEPTIONS.get(word) ?? broken(word));

/** @param {string} word */
const broken = (word) => (
  word.replace(SYLLABLE_END, (part, _, at) => {
    const end = at + part.length;
    return end >= MIN_BEFORE && word.length - end >= MIN_AFTER ? `${part}\u00ad` : part;
  }));
