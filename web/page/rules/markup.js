/** The markup of the rulebook's texts: links to rules, cards and chapters, emphasis, our rulings, lists. */

/**
 * @typedef {{ kind: 'text' | 'stress' | 'rule' | 'named' | 'ours', text: string, id?: string }} Span
 * @typedef {{ list: boolean, spans: Span[] }} Line
 */

const MARK = /\[([a-z][a-z-]*)(?:\|([^\]]+))?\]|\*([^*]+)\*|\b([A-Z]{1,3}-\d{1,2})\b/g;

/** @param {string} text @returns {Line[]} */
export function parseLines(text) {
  return text.split('\n').filter((line) => line.trim() !== '').map((line) => {
    const list = line.startsWith('- ');
    return { list, spans: parseSpans(list ? line.slice(2) : line) };
  });
}

/** @param {string} text @returns {Span[]} */
export function parseSpans(text) {
  /** @type {Span[]} */
  const found = [];
  let at = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    found.push(span(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

/** @param {RegExpMatchArray} match @returns {Span} */
function span([, id, words, stress, rule]) {
  if (id === 'ours') return { kind: 'ours', text: '' };
  if (id) return { kind: 'named', id, text: words ?? '' };
  return stress ? { kind: 'stress', text: stress } : { kind: 'rule', id: rule, text: rule };
}

/** The cards and chapters a text names. @param {string} text */
export const namedIds = (text) => parseSpans(text).flatMap((span) => (span.kind === 'named' && span.id ? [span.id] : []));
