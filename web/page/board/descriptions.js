/** Accessible descriptions of the sites. */

import { colourName, siteName } from '../i18n/names.js';
import { t } from '../i18n/messages.js';
import { groundOf, isAbroad } from './ground.js';

/** @import { King, Player } from '../../types/wire.js' */

/** @import { BoardView, Counts } from './ground.js' */

/** Toledo: red 3, blue 1; grande of red; the king; worth 7, 4, 2. @param {BoardView} view @param {King} site @param {number} places */
export function siteDescription(view, site, places) {
  if (isAbroad(site)) return abroad(view, site);
  const ground = groundOf(view, site);
  const parts = [
    'caballeros' in ground ? crowd(ground.caballeros) : secret(view.castillo.tally),
    ground.grandes.length > 0 && t('board-grandes', { colours: ground.grandes.map(colourName).join(', ') }),
    view.king === site && t('board-king-here'),
    ground.tile && t('board-tile-here'),
    t('board-worth', { values: ground.bar.slice(0, places).join(', ') }),
  ];
  return t('board-site', { site: siteName(site), about: parts.filter(Boolean).join('; ') });
}

/** @param {BoardView} view @param {King} site */
const abroad = (view, site) =>
  (view.king === site ? t('board-site', { site: siteName(site), about: t('board-king-here') }) : siteName(site));

/** @param {Counts} caballeros */
function crowd(caballeros) {
  const counts = /** @type {[Player, number][]} */ (Object.entries(caballeros)).filter(([, count]) => count > 0);
  return counts.length === 0 ? t('board-nobody') : counts.map(([colour, count]) => t('board-count', { colour: colourName(colour), count })).join(', ');
}

/** @param {Counts | undefined} tally */
const secret = (tally) => (tally === undefined ? t('board-castillo-shut') : crowd(tally));
