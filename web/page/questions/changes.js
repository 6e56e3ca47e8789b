/** What the draft would change, in a few short lines. */

import { h } from '../lib/dom.js';
import { siteName } from '../i18n/names.js';
import { ownerName } from './owner-name.js';
import { hasChanges, preview } from './preview.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Player } from '../../types/wire.js'
 * @import { Draft } from '../state/draft.js'
 * @import { Change } from './preview.js'
 * @import { Context } from './question.js'
 *
 * @typedef {{ context: Context, me: Player }} Viewer
 */

/** @param {Draft} draft @param {Context} context */
export function changeList(draft, context) {
  const me = draft.base?.seat;
  if (draft.actions.length === 0 || !me) return undefined;
  const changes = preview(draft.base?.view, draft.view);
  if (!hasChanges(changes)) return undefined;
  const viewer = { context, me };
  return h('details', { class: 'ask-change', open: true, key: 'change' }, h('summary', null, t('change-title')),
    h('ul', null,
      changes.regions.map((region) => row(siteName(region.site), region.changes, viewer)),
      row(t('change-score'), changes.scores, viewer),
      row(t('change-court'), changes.courts, viewer, 'court')),
    changes.regions.length > 0 && h('p', { class: 'faint' }, t('change-about')));
}

/** @param {string} name @param {Change[]} changes @param {Viewer} viewer @param {string} [kind] */
function row(name, changes, viewer, kind = 'points') {
  if (changes.length === 0) return undefined;
  const ownFirst = [...changes].sort((a, b) => Number(b.player === viewer.me) - Number(a.player === viewer.me));
  return h('li', { key: name, class: kind }, h('b', null, name), ' ', ownFirst.map((change) => part(change, viewer)));
}

/** @param {Change} change @param {Viewer} viewer */
function part({ player, from, to }, viewer) {
  const look = `${to > from ? 'up' : 'down'} ${player === viewer.me ? 'own' : ''}`;
  return h('span', { key: player, class: look, dataset: { colour: player } }, t('change-part', { who: ownerName(viewer, player), from, to }));
}
