/** The settings of a table in short texts. */

import { h } from '../lib/dom.js';
import { t, dynamicText } from '../i18n/messages.js';

/** @import { Pace, TableSettings } from '../../types/wire.js' */

/** @param {Pace} pace */
export function paceText(pace) {
  if (pace.kind === 'live') return t('pace-live-short', { minutes: Math.round(pace.bank / 6) / 10, increment: pace.increment });
  if (pace.kind === 'free') return t('pace-free-short');
  const { hours } = pace;
  return hours % 24 === 0 ? t('pace-days-short', { days: hours / 24 }) : t('pace-hours-short', { hours });
}

/** The settings that differ from the defaults. @param {Pick<TableSettings, 'undo' | 'hints'> & { variants: string[] }} settings @returns {string[]} */
export function unusualSettings(settings) {
  const undo = settings.undo === 'consent' ? [] : [t(`undo-${settings.undo}-short`)];
  return [...variantNames(settings.variants), ...undo, ...(settings.hints === false ? [t('hint-terms-short')] : [])];
}

/** Each setting as a label and a text. @type {{ [Name in Exclude<keyof TableSettings, 'players'>]: (settings: TableSettings) => [string, string] }} */
const ROWS = {
  pace: ({ pace }) => [t('wait-pace'), paceText(pace)],
  undo: ({ undo }) => [t('wait-undo'), t(`undo-${undo}`)],
  access: ({ access }) => [t('wait-access'), t(`access-${access}`)],
  hints: ({ hints }) => [t('hint-terms'), t(hints === false ? 'hint-terms-off' : 'hint-terms-on')],
  variants: ({ variants }) => [t('wait-variants'), variantNames(variants).join(', ') || t('wait-no-variants')],
};

/** All settings, as labels and texts. @param {TableSettings} settings */
export const settingRows = (settings) => Object.values(ROWS).map((row) => row(settings));

/** @param {string[]} words */
const variantNames = (words) => [...new Set(words)].map((word) => dynamicText(`variant-${word}`));

/** @param {TableSettings} settings */
export function settingChips(settings) {
  const texts = [paceText(settings.pace), ...unusualSettings(settings)];
  return h('ul', { class: 'chips-plain' }, texts.map((text) => h('li', { key: text }, text)));
}
