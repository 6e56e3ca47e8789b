/** The rulebook's structure: the rules, tables and examples of each chapter. The texts are in rules.ftl. `cargo xtask types` writes cards.json. */

/**
 * @typedef {{ id: string, items: string[] }} Chapter
 * @typedef {{ id: string, chapters: Chapter[] }} Part
 * @typedef {object} Book
 * @property {Part[]} parts
 * @property {string[]} words
 * @property {Record<string, 'board' | 'powers' | 'offers'>} examples  what each is a picture of
 * @property {Record<string, string[]>} cards  the rules of each card
 */

/** @type {Promise<Book> | undefined} */
let read;

/** @returns {Promise<Book>} */
export function loadBook() {
  read ??= Promise.all([fetchJson('book.json'), fetchJson('cards.json')]).then(([book, cards]) => ({ ...book, cards }));
  read.catch(() => (read = undefined));
  return read;
}

/** @param {string} file */
const fetchJson = async (file) => (await fetch(new URL(file, import.meta.url))).json();

/** An ID, and what an item of a chapter may be: `PLC-2`, `text:minute-1`, `table:words`, `example:taboo`. */
const ID = /^[A-Z]{1,3}-\d+$/;

/** @param {string} item */
export const isRule = (item) => ID.test(item);

/** @param {Book} book */
export const chapters = (book) => book.parts.flatMap((part) => part.chapters);

/** Every rule, in the order of the book. @param {Book} book */
export const rules = (book) => chapters(book).flatMap((chapter) => chapter.items.filter(isRule));

/** The message key of a rule. @param {string} id */
export const ruleKey = (id) => `book-${id.toLowerCase()}`;

/** @param {string} id */
export const chapterKey = (id) => `book-chapter-${id}`;
