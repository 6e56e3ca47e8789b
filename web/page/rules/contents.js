/** The table of contents: beside the book on a desk, folded above it on a phone. Marks where the reader is. */

import { h } from '../lib/dom.js';
import { t } from '../words.js';
import { chapterKey } from './book.js';

/** @param {import('./book.js').Book} book */
export const contents = (book) => book.parts.map((part) => h('div', { key: part.id },
  h('h3', null, t(`rules-part-${part.id}`)),
  h('ol', null, part.chapters.map(({ id }) => h('li', { key: id }, h('a', { href: `/rules#${id}`, dataset: { to: id } }, t(chapterKey(id))))))));

/** Marks the chapter that is being read; the links are marked themselves, for drawing a whole book anew takes time. */
export function reading() {
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
