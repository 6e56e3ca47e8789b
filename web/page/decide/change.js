/** What the draft would change, in a few short lines. */

import { h } from '../lib/dom.js';
import { siteName } from '../names.js';
import { whose } from './whose.js';
import { preview, tells } from './preview.js';
import { t } from '../words.js';

/** @typedef {import('./preview.js').Change} Change */

/** @param {import('./draft.js').Draft} draft @param {import('./asking.js').Context} context */
export function change(draft, context) {
  if (draft.actions.length === 0) return undefined;
  const told = preview(draft.base?.view, draft.view);
  if (!tells(told)) return undefined;
  const me = draft.base?.seat ?? '';
  return h('details', { class: 'ask-change', open: true, key: 'change' }, h('summary', null, t('change-title')),
    h('ul', null,
      told.regions.map(({ site, changes }) => line(siteName(site), changes, context, me)),
      line(t('change-score'), told.scores, context, me),
      line(t('change-court'), told.courts, context, me, 'court')),
    told.regions.length > 0 && h('p', { class: 'faint' }, t('change-about')));
}

/** @param {string} name @param {Change[]} changes @param {import('./asking.js').Context} context @param {string} me @param {string} [kind] */
function line(name, changes, context, me, kind = 'points') {
  if (changes.length === 0) return undefined;
  const mine = [...changes].sort((a, b) => Number(b.player === me) - Number(a.player === me));
  return h('li', { key: name, class: kind }, h('b', null, name), ' ', mine.map((one) => part(one, context, me)));
}

/** @param {Change} change @param {import('./asking.js').Context} context @param {string} me */
function part({ player, from, to }, context, me) {
  const who = whose({ me, context }, player);
  return h('span', { key: player, class: `${to > from ? 'up' : 'down'} ${player === me ? 'own' : ''}`, dataset: { colour: player } }, t('change-part', { who, from, to }));
}
