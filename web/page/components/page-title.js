/** The title of a browser tab. */

import { t } from '../i18n/messages.js';

/** @param {string} text */
export const pageTitle = (text) => `${text} · ${t('brand')}`;
