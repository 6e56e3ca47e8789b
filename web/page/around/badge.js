/** The sign of a colour: its emblem on its field, never the colour alone. */

import { h } from '../lib/dom.js';
import { crest } from '../board/emblems.js';
import { t } from '../words.js';

/** @param {string} colour @param {string} [look] */
export function badge(colour, look = '') {
  return h('span', { class: `badge ${look}`, title: t(`player-${colour}`) }, crest(colour, t(`player-${colour}`)));
}
