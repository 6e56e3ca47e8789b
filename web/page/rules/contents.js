/** The table of contents. It marks the current chapter. */

import { h } from '../lib/dom.js';
import { dynamicText, t } from '../i18n/messages.js';
import { chapterKey } from './book.js';

/** @import { Book } from './book.js' */

/** @param {Book} book */
export const tableOfContents = (book) => book.parts.map((part) => h('div', { key: part.id },
  h('h3', null, dynamicText(`rules-part-${part.id}`)),
  h('ol', null, part.chapters.map(({ id }) => h('li', { key: id }, h('a', { href: `/rules#${id}`, dataset: { to: id } }, dynamicText(chapterKey(id))))))));

/** Marks the current chapter directly in the DOM: rendering the whole book would take too long. */
export function trackReading() {
  /** @type {Set<string>} */
  const seen = new Set();
  const eye = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) seen[isIntersecting ? 'add' : 'delete'](/** @type {HTMLElement} */ (target).dataset.chapter ?? '');
    mark();
  }, { rootMargin: '-15% 0px -70% 0px' });

  function mark() {
    const links = [...document.querySelectorAll('.contents a')];
    const now = links.findLast((link) => seen.has(/** @type {HTMLElement} */ (link).dataset.to ?? ''));
    if (!now) return;
    links.forEach((link) => link.toggleAttribute('aria-current', link === now));
  }

  return {
    watch: (/** @type {Element} */ root) => root.querySelectorAll('[data-chapter]').forEach((chapter) => eye.observe(chapter)),
    close: () => eye.disconnect(),
  };
}
