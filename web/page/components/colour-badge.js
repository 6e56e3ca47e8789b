/** A badge for a player's colour: the emblem on the colour, never the colour alone. */

import { h } from '../lib/dom.js';
import { crest } from '../board/emblems.js';
import { t } from '../i18n/messages.js';

/** @import { Player } from '../../types/wire.js' */

/** @param {Player} colour @param {string} [look] */
export function colourBadge(colour, look = '') {
  return h('span', { class: `badge ${look}`, title: t(`player-${colour}`) }, crest(colour, t(`player-${colour}`)));
}
