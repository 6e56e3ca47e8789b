/** Actions as sentences. */

import { cardName, signed, siteName } from '../i18n/names.js';
import { countEach } from './parts.js';
import { h } from '../lib/dom.js';
import { owner, ownerName } from './owner-name.js';
import { t } from '../i18n/messages.js';
import { verbOf } from '../state/actions.js';

/**
 * @import { Card, Player } from '../../types/wire.js'
 * @import { Place } from '../i18n/names.js'
 * @import { Context } from './question.js'
 * @import { Verb } from '../state/actions.js'
 *
 * @typedef {{ context: Pick<Context, 'seats'>, me: Player, branch?: (number: number) => string }} Viewer  `branch` describes a branch of the current card
 */

/** @param {string[]} actions @param {Viewer} viewer */
export function draftSummary(actions, viewer) {
  return h('ol', { class: 'ask-draft' }, actionTexts(actions, viewer).map((text, index) => h('li', { key: index }, text)));
}

/** Equal actions make one sentence. @param {string[]} actions @param {Viewer} viewer */
export function actionTexts(actions, viewer) {
  const counts = countEach(actions.filter((action) => action !== 'done'));
  return [...counts].map(([action, count]) => actionText(action, count, viewer)).filter(Boolean);
}

/** @param {string} action @param {number} count @param {Viewer} viewer */
export function actionText(action, count, viewer) {
  const words = action.split(' ').slice(1);
  const name = (/** @type {string} */ colour) => ownerName(viewer, /** @type {Player} */ (colour));
  const site = (/** @type {string} */ place) => siteName(/** @type {Place} */ (place));
  const branch = viewer.branch ?? ((/** @type {number} */ number) => t('did-branch', { number }));
  const whose = (/** @type {string} */ colour) => owner(viewer, /** @type {Player} */ (colour));
  return TEXTS[verbOf(action)](words, count, { name, whose, site, branch });
}

/** @typedef {{ name: (colour: string) => string, whose: (colour: string) => { who: string, whose: string }, site: (place: string) => string, branch: (number: number) => string }} Names */

/** By the first word of the action (docs/notation.md). A verb that is missing here fails `tsc`. @type {Record<Verb, (words: string[], count: number, names: Names) => string>} */
const TEXTS = {
  allow: () => t('did-allow'),
  branch: ([number], _, { branch }) => branch(Number(number)),
  choose: ([card]) => t('did-choose', { card: cardName(/** @type {Card} */ (card)) }),
  done: () => '',
  disc: ([region], _, { site }) => t('did-disc', { site: site(region) }),
  fetch: ([region], count, { site }) => t('did-fetch', { site: site(region), count }),
  grande: ([region], _, { site }) => t('did-grande', { site: site(region) }),
  king: ([place], _, { site }) => t('did-king', { site: site(place) }),
  move: ([colour, from, to], count, { name, site }) => t('did-move', { who: name(colour), from: site(from), to: site(to), count }),
  name: ([region], _, { site }) => t('did-name', { site: site(region) }),
  pass: ([card]) => t('did-pass', { card: signed(card) }),
  place: ([place], count, { site }) => t('did-place', { site: site(place), count }),
  play: ([card]) => t('did-play', { card: signed(card) }),
  recall: ([card]) => t('did-recall', { card: signed(card) }),
  return: ([colour, place], count, { name, site }) => t('did-return', { who: name(colour), site: site(place), count }),
  special: () => t('did-special'),
  swap: ([colour], _, { whose }) => t('did-swap', whose(colour)),
  take: ([number]) => t('did-take', { number: Number(number) }),
  tile: ([, place], _, { site }) => t('did-tile', { site: site(place) }),
  veto: () => t('did-veto'),
};
