/** What stands on the browser's tab. */

import { t } from '../words.js';

/** @param {string} text */
export const titled = (text) => `${text} · ${t('brand')}`;
