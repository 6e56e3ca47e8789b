/** Full-text search that ignores accents and case. */

/** @typedef {{ from: number, to: number }} Hit */

/** Letters that no accent makes. @type {Record<string, string>} */
const LETTERS = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', '’': "'", '−': '-', '–': '-' };

/** @param {string} letter */
function plain(letter) {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return LETTERS[bare] ?? bare;
}

/** A text without accents and capitals. @param {string} text */
export const normalize = (text) => Array.from(text, plain).join('');

/** The words of a search text. @param {string} wanted */
export const searchWords = (wanted) => normalize(wanted).split(/\s+/).filter(Boolean);

/** The positions of the words in a text, in order, without overlaps. @param {string} text @param {string[]} wanted @returns {Hit[]} */
export function matches(text, wanted) {
  const letters = Array.from(text);
  const starts = /** @type {number[]} */ ([]);
  let [bare, at] = ['', 0];
  for (const letter of letters) {
    const one = plain(letter);
    for (let index = 0; index < one.length; index += 1) starts.push(at);
    bare += one;
    at += letter.length;
  }
  starts.push(at);
  return merged(wanted.flatMap((word) => places(bare, word)).map(({ from, to }) => ({ from: starts[from], to: starts[to] })));
}

/** @param {string} bare @param {string} word @returns {Hit[]} */
function places(bare, word) {
  const found = [];
  for (let from = bare.indexOf(word); from >= 0; from = bare.indexOf(word, from + word.length)) found.push({ from, to: from + word.length });
  return found;
}

/** @param {Hit[]} found */
function merged(found) {
  return found.sort((a, b) => a.from - b.from || b.to - a.to).reduce((kept, hit) => {
    const last = kept.at(-1);
    if (last && hit.from < last.to) last.to = Math.max(last.to, hit.to);
    else kept.push({ ...hit });
    return kept;
  }, /** @type {Hit[]} */ ([]));
}

/**
 * @template {{ title: string, text: string, id: string }} T
 * @param {T[]} entries
 * @param {string} wanted
 * @returns {T[]} those that have all the words: the one called so first, then titles, then texts
 */
export function searchBook(entries, wanted) {
  const all = searchWords(wanted);
  if (all.length === 0) return [];
  const rank = (/** @type {T} */ entry) => {
    const title = normalize(entry.title);
    if (normalize(entry.id) === all.join(' ')) return 0;
    if (all.every((word) => title.includes(word))) return 1;
    const whole = `${title} ${normalize(entry.id)} ${normalize(entry.text)}`;
    return all.every((word) => whole.includes(word)) ? 2 : 3;
  };
  const ranked = entries.map((entry, place) => ({ entry, place, rank: rank(entry) })).filter((one) => one.rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank || a.place - b.place).map(({ entry }) => entry);
}
