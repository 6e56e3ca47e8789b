/** Full-text search of the rulebook: whole words and their stems, without accents and case. A question may be a sentence. */

/**
 * @typedef {{ from: number, to: number }} Hit
 * @typedef {{ word: string, from: number, to: number }} Token
 * @typedef {{ title: string, text: string, id: string, kind?: string }} Searchable
 * @typedef {{ terms: string[][], whole: string, typed: string }} Query  the words of a term are synonyms; `typed` is the last one, perhaps unfinished
 */

/** Letters that no accent makes. @type {Record<string, string>} */
const LETTERS = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', '’': "'", '−': '-', '–': '-' };

/** How well a word fits a term. */
const FIT = { equal: 1, stem: 0.8, start: 0.6, inside: 0.4 };
/** A title counts this many times as much as a text. */
const TITLE_WEIGHT = 3;
/** What a title or an ID that is exactly the query adds; cards, chapters and terms come before rules. */
const WHOLE_TITLE = 100;
/** The parameters b and k1 of BM25: how much long texts are penalised, and how soon a repeated word adds no more. */
const [LENGTH_WEIGHT, SATURATION] = [0.6, 1.2];
/** The minimum matched share of the query's weight; of up to this many terms all must match. If no entry qualifies, any match counts. */
const [MIN_COVERAGE, ALL_REQUIRED] = [0.55, 2];
/** A question of this many words is about a rule rather than about a card. */
const [QUESTION_TERMS, CARD_IN_QUESTION] = [3, 0.7];

/** @param {string} letter */
function plain(letter) {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return LETTERS[bare] ?? bare;
}

/** A text without accents and capitals. @param {string} text */
export const normalize = (text) => Array.from(text, plain).join('');

/** The normalized words of a text and where they are. @param {string} text @returns {Token[]} */
function tokens(text) {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({ word: normalize(word), from: index, to: index + word.length }));
}

/** @param {string} text */
const words = (text) => tokens(text).map(({ word }) => word);

/**
 * @param {string} wanted
 * @param {{ ignored?: string, synonyms?: string }} [vocabulary]  words that say nothing ("the of"), and synonyms ("castle: castillo; cube: caballero")
 * @returns {Query}
 */
export function parseQuery(wanted, { ignored = '', synonyms = '' } = {}) {
  const [all, skipped] = [words(wanted), new Set(words(ignored))];
  const telling = all.filter((word) => !skipped.has(word) && (word.length > 1 || /\d/.test(word)));
  const same = synonyms.split(';').map((line) => line.split(':').map(words)).filter((pair) => pair.length === 2);
  const terms = (telling.length > 0 ? telling : all).map((word) => [word, ...same.filter(([from]) => from.some((one) => isSame(word, one))).flatMap(([, to]) => to)]);
  return { terms, whole: all.join(' '), typed: /[\p{L}\p{M}\p{N}]$/u.test(wanted) ? all.at(-1) ?? '' : '' };
}

/** @param {string} one @param {string} other */
const isSame = (one, other) => one === other || isStem(one, other);

/** Whether two words differ only in their endings. @param {string} one @param {string} other */
function isStem(one, other) {
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared += 1;
  const rest = Math.max(one.length, other.length) - shared;
  return shared >= 3 && shorter - shared <= Math.min(shared - 2, 3) && rest <= (shared >= 8 ? 6 : shared >= 5 ? 4 : 3);
}

/** @param {string} word @param {string} term @param {string} typed */
function fit(word, term, typed) {
  if (word === term) return FIT.equal;
  if (isStem(word, term)) return FIT.stem;
  if (term === typed && term.length > 1 && word.startsWith(term)) return FIT.start;
  return term.length > 4 && word.includes(term) ? FIT.inside : 0;
}

/** How well the best of the synonyms fits a word. @param {string} word @param {string[]} term @param {string} typed */
const fitTerm = (word, term, typed) => term.reduce((best, one) => Math.max(best, fit(word, one, typed)), 0);

/** The words of a text that the query means. @param {string} text @param {Query} query @returns {Hit[]} */
export const matches = (text, { terms, typed }) =>
  tokens(text).filter(({ word }) => terms.some((term) => fitTerm(word, term, typed) > 0)).map(({ from, to }) => ({ from, to }));

/**
 * @template {Searchable} T
 * @param {T[]} entries
 * @param {Query} query
 * @returns {T[]} the best first: an ID, a whole title, then by how much of the query an entry has, and how rare that is
 */
export function searchBook(entries, query) {
  const { terms, typed } = query;
  if (terms.length === 0) return [];
  const indexed = entries.map((entry) => ({ entry, title: words(entry.title), text: [...words(entry.id), ...words(entry.text)] }));
  const mean = indexed.reduce((sum, { text }) => sum + text.length, 0) / indexed.length;
  const fits = indexed.map(({ title, text }) => terms.map((term) => termFit(term, typed, title, text, text.length / mean)));
  const rarity = terms.map((_, index) => weight(entries.length, fits.filter((row) => row[index] > 0).length));
  const whole = rarity.reduce((sum, one) => sum + one, 0);
  if (whole === 0) return [];
  const scored = indexed.map(({ entry, title }, row) => {
    const covered = rarity.reduce((sum, one, index) => sum + (fits[row][index] > 0 ? one : 0), 0) / whole;
    const isFound = covered >= (rarity.filter(Boolean).length <= ALL_REQUIRED ? 1 : MIN_COVERAGE);
    const share = entry.kind === 'card' && terms.length >= QUESTION_TERMS ? CARD_IN_QUESTION : 1;
    const score = rarity.reduce((sum, one, index) => sum + one * fits[row][index], 0) * covered ** 2 * share;
    if (isCalled(entry, title, query)) return { entry, row, score: score + WHOLE_TITLE + (entry.kind === 'rule' ? 0 : WHOLE_TITLE), isFound: true };
    return { entry, row, score, isFound };
  });
  const complete = scored.filter(({ isFound }) => isFound);
  const found = complete.length > 0 ? complete : scored.filter(({ score }) => score > 0);
  return found.sort((a, b) => b.score - a.score || a.row - b.row).map(({ entry }) => entry);
}

/** A rare word weighs more. A word that nothing has weighs nothing. @param {number} all @param {number} having */
const weight = (all, having) => (having === 0 ? 0 : Math.log(1 + all / having));

/** Whether the query is the title or the ID. @param {Searchable} entry @param {string[]} title @param {Query} query */
function isCalled(entry, title, { terms, whole }) {
  const isIt = (/** @type {string[]} */ name) => name.length === terms.length && name.every((word, index) => terms[index].includes(word));
  return title.join(' ') === whole || isIt(title) || isIt(words(entry.id));
}

/** @param {string[]} term @param {string} typed @param {string[]} title @param {string[]} text @param {number} length  compared with the mean */
function termFit(term, typed, title, text, length) {
  const inTitle = title.reduce((best, word) => Math.max(best, fitTerm(word, term, typed)), 0) / Math.sqrt(Math.max(1, title.length / 2));
  const often = text.reduce((sum, word) => sum + fitTerm(word, term, typed), 0);
  const inText = (often * (1 + SATURATION)) / (often + SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * length));
  return TITLE_WEIGHT * inTitle + inText;
}
