/** The page of a card: its face, what it does to the letter, a tip, its rules, and what lies beside it in the stack. */

import { h } from '../lib/dom.js';
import { Refused } from '../source/source.js';
import { ask } from '../source/http.js';
import { card as face } from '../table/card.js';
import { more, t } from '../words.js';
import { book as read, ruleKey } from '../rules/book.js';
import { cardAddress } from '../rules/link.js';
import { cardFacts } from '../rules/tables.js';
import { prose } from '../rules/text.js';
import { styled } from '../lib/styled.js';

await styled('/page/css/rules.css');

/** @type {import('../router.js').Maker} */
export default async function card(around, id) {
  const [book, edition] = await Promise.all([read(), ask('GET', '/editions/default').catch(() => null), more('book')]);
  if (!(id in book.cards)) throw new Refused({ code: 'not-found', message: t('rules-card-none') }, 404);
  const all = cardFacts(edition);
  const facts = all[id];
  const name = () => t(`card-${id}`);

  const about = () => facts && h('ul', { class: 'card-facts' },
    h('li', null, t('rules-card-stack', { stack: facts.stack }), ', ', t('rules-card-copies', { copies: facts.copies })),
    h('li', null, t(`rules-card-set-${id === 'your-majesty' ? 'king' : facts.set}`)),
    h('li', null, t('rules-card-placement', { number: facts.number })),
    h('li', null, t('rules-card-id', { id })));

  const part = (/** @type {string} */ title, /** @type {import('../lib/dom.js').Child[]} */ ...inside) => h('section', { key: title }, h('h2', null, t(title)), inside);

  const beside = () => {
    const others = Object.keys(book.cards).filter((other) => other !== id && all[other]?.stack === facts.stack);
    return h('section', { key: 'beside', class: 'beside' }, h('h2', null, t('rules-card-beside', { stack: facts.stack })),
      h('div', { class: 'cards' }, others.map((other) => face({ id: other, facts: all[other], size: 'compact', look: () => around.go(cardAddress(other)) }))));
  };

  const its = () => h('dl', { class: 'card-rules' }, book.cards[id].map((rule) => [
    h('dt', { key: `dt ${rule}` }, h('a', { class: 'id', href: `/rules#${rule}` }, rule)),
    h('dd', { key: rule, class: 'said' }, prose(book, t(ruleKey(rule)))),
  ]));

  return {
    title: () => t('rules-card-title', { name: name() }),
    view: () => h('article', { class: 'card-page' },
      h('p', { class: 'way-back' }, h('a', { href: '/rules#cards' }, t('rules-card-all'))),
      facts && h('div', { class: 'card-face' }, face({ id, facts })),
      h('div', { class: 'card-words' },
        h('h1', null, name()), about(),
        part('rules-card-exact', prose(book, t(`card-${id}-note`))),
        part('rules-card-tip', h('p', { class: 'tip' }, t(`card-${id}-tip`))),
        part('rules-card-rules', its())),
      facts && beside()),
  };
}
