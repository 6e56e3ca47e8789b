/**
 * What the viewer is asked, ready to be shown: each kind of decision makes one of these, and the board, the cards
 * and the hand only light what it names. None of them knows what it means.
 *
 * @typedef {import('../lib/dom.js').Child} Child
 *
 * @typedef {object} Target  something that can be clicked, tapped or reached by key
 * @property {string} label  for those who listen: what it does
 * @property {() => void} act
 * @property {boolean} [chosen]  it is part of the draft already
 * @property {string} [note]  a short text shown on it, such as "+4"
 *
 * @typedef {object} Answer  a button below the question
 * @property {string} text
 * @property {() => void} act
 * @property {boolean} [main]
 * @property {boolean} [disabled]
 *
 * @typedef {object} Targets
 * @property {Map<string, Target>} sites  by region, castillo, france, portugal
 * @property {Map<string, Target>} caballeros  by colour and place: red@toledo, red@court, red@province
 * @property {Map<string, Target>} grandes  by colour
 * @property {Map<string, Target>} tiles  low, high
 * @property {Map<string, Target>} cards  by action card
 * @property {Map<string, Target>} powers  by power card in hand: 7, or a modifier in hand: +1
 *
 * @typedef {Targets & {
 *   title: string,
 *   about?: string,
 *   body?: Child,
 *   answers: Answer[],
 *   why: (action: string) => void,
 *   site: (site: string) => string | undefined
 * }} Asking  `site` is the action that a click on that site would mean, lit or not, so that `why` can ask the
 *   server why it may not be
 */

/** Nothing to click. @returns {Targets} */
export const nothing = () => ({
  sites: new Map(), caballeros: new Map(), grandes: new Map(), tiles: new Map(), cards: new Map(), powers: new Map(),
});
