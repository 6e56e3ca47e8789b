/** How often a card was taken in games of bots, and how its takers finished, with the uncertainty of each number. */

import { formatNumber, language } from '../i18n/messages.js';

/** @import { Choice, Mean, Statistics } from './strategy-statistics.js' */

/** @typedef {{ players: number, taken: Mean, takers: Choice | null }} CardResults  takers are null if they are too few */

/** The error of fewer is not known well. */
const ENOUGH = 20;
/** A mean lies within so many standard errors with a probability of 95 %. */
const WITHIN = 2;

/** By number of players. @param {Statistics} statistics @param {string} id @returns {CardResults[]} */
export const cardResults = ({ tables }, id) => Object.entries(tables).flatMap(([players, { cards }]) => {
  const card = cards[id];
  return card === undefined ? [] : [{ players: Number(players), taken: card.taken, takers: card.takers.margin.count < ENOUGH ? null : card.takers }];
});

/** A share and its uncertainty. @param {Mean} mean @returns {[string, string]} */
export function shareWithin({ mean, error }) {
  const percent = new Intl.NumberFormat(language.get(), { style: 'percent', maximumFractionDigits: 0 });
  return [percent.format(mean), percent.format(Math.max(WITHIN * error, 0.01))];
}

/** Points and their uncertainty. @param {Mean} mean @returns {[string, string]} */
export function pointsWithin({ mean, error }) {
  const sign = mean > 0 ? '+' : '';
  return [sign + formatNumber(mean).replace('-', '−'), formatNumber(Math.max(WITHIN * error, 0.1))];
}
