/** What the drawing says to those who listen. */

import { colourName, siteName } from '../names.js';
import { t } from '../words.js';

/** Toledo: red 3, blue 1; grande of red; the king; worth 7, 4, 2. @param {any} view @param {string} site @param {number} places */
export function described(view, site, places) {
  if (!(site in view.regions) && site !== 'castillo') return abroad(view, site);
  const ground = site === 'castillo' ? view.castillo : view.regions[site];
  const parts = [
    site === 'castillo' ? secret(view.castillo.tally) : crowd(ground.caballeros),
    ground.grandes.length > 0 && t('board-grandes', { colours: ground.grandes.map(colourName).join(', ') }),
    view.king === site && t('board-king-here'),
    ground.tile && t('board-tile-here'),
    t('board-worth', { values: ground.bar.slice(0, places).join(', ') }),
  ];
  return t('board-site', { site: siteName(site), about: parts.filter(Boolean).join('; ') });
}

/** @param {any} view @param {string} site */
const abroad = (view, site) =>
  (view.king === site ? t('board-site', { site: siteName(site), about: t('board-king-here') }) : siteName(site));

/** @param {Record<string, number>} caballeros */
function crowd(caballeros) {
  const counts = Object.entries(caballeros).filter(([, count]) => count > 0);
  return counts.length === 0 ? t('board-nobody') : counts.map(([colour, count]) => t('board-count', { colour: colourName(colour), count })).join(', ');
}

/** @param {Record<string, number> | undefined} tally */
const secret = (tally) => (tally === undefined ? t('board-castillo-shut') : crowd(tally));
