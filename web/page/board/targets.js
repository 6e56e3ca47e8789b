/**
 * What can be clicked on the table. The board, the cards and the hand highlight these targets and do not know what they mean.
 *
 * @import { Child } from '../lib/dom.js'
 *
 * @typedef {object} Target  something that can be clicked, tapped or reached by keyboard
 * @property {string} label  its accessible name: what it does
 * @property {() => void} act
 * @property {boolean} [chosen]  it is part of the draft already
 * @property {string} [note]  a short text shown on it, such as "+4"
 *
 * @typedef {object} Targets
 * @property {Map<string, Target>} sites  by region, castillo, france, portugal
 * @property {Map<string, Target>} caballeros  by colour and place: red@toledo, red@court, red@province
 * @property {Map<string, Target>} grandes  by colour
 * @property {Map<string, Target>} tiles  low, high
 * @property {Map<string, Target>} cards  by action card
 * @property {Map<string, Target>} powers  by power card in hand: 7, or a modifier in hand: +1
 * @property {Map<string, Child>} [marks]  badges on sites and places, clickable or not, by their names in the drawing: toledo, red@toledo, card:fiesta
 */

/** @returns {Targets} */
export const noTargets = () => ({
  sites: new Map(), caballeros: new Map(), grandes: new Map(), tiles: new Map(), cards: new Map(), powers: new Map(),
});
