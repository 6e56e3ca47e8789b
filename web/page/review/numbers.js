/** Numbers of a review. */

import { language } from '../i18n/messages.js';

/** Points with a sign and one decimal. @param {number} points */
export const points = (points) =>
  new Intl.NumberFormat(language.get(), { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(points);

/** One decimal. @param {number} value */
export const decimal = (value) => new Intl.NumberFormat(language.get(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A share of 1 as a whole percentage. @param {number} share */
export const percent = (share) => Math.round(100 * share);

/** A change of a share in percentage points, with a sign. @param {number} change */
export const change = (change) => new Intl.NumberFormat(language.get(), { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(100 * change);
