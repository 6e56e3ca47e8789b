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
 * @property {boolean} [quiet]  it decides nothing
 * @property {string} [key]  by which it stays the same button whatever its text
 *
 * @typedef {object} Targets
 * @property {Map<string, Target>} sites  by region, castillo, france, portugal
 * @property {Map<string, Target>} caballeros  by colour and place: red@toledo, red@court, red@province
 * @property {Map<string, Target>} grandes  by colour
 * @property {Map<string, Target>} tiles  low, high
 * @property {Map<string, Target>} cards  by action card
 * @property {Map<string, Target>} powers  by power card in hand: 7, or a modifier in hand: +1
 * @property {Map<string, Child>} [marks]  signs on sites and places, lit or not, by their names in the drawing: toledo, red@toledo, card:fiesta
 *
 * @typedef {Targets & {
 *   title: string,
 *   about?: string,
 *   body?: Child,
 *   answers: Answer[],
 *   why: (action: string) => void,
 *   site: (site: string) => string | undefined,
 *   power: (card: string) => string | undefined,
 *   card: (card: string) => string | undefined,
 *   drag: Drags,
 *   shows?: string,
 *   hint?: Child
 * }} Asking  `site`, `power` and `card` give the action that a click on it would mean, lit or not, so that `why` can ask
 *   the server why it may not be; `shows` is the action card it is about, if it is not the one of this turn; `hint` stands below the answers
 *
 * @typedef {object} Drags  what may be carried where, by the names of places (`red@toledo`, `king`) and sites
 * @property {(place: string) => string[]} sites  where that may be dropped; none if it may not be lifted
 * @property {(place: string, site: string) => void} drop
 * @property {(place: string) => void} [lift]  it was taken up
 *
 * @typedef {object} Context  what a question needs to know besides the draft
 * @property {any} [edition]  the facts of the edition
 * @property {{ seat: string, name?: string | null, kind?: string, level?: string | null }[]} [seats]  who plays which colour
 * @property {(wish: any) => void} [ahead]  answers questions out of turn ahead
 *
 * @typedef {object} Question  what a kind of decision is made from
 * @property {any} decision
 * @property {import('./draft.js').Draft} draft
 * @property {Context} context
 * @property {string} me  the viewer's colour
 * @property {any} view
 * @property {(action: string) => void} put  gives this answer
 * @property {(action: string) => boolean} is  is it the answer that was given?
 */

/** Nothing can be carried. @type {Drags} */
export const still = { sites: () => [], drop: () => undefined };

/** Nothing to click. @returns {Targets} */
export const nothing = () => ({
  sites: new Map(), caballeros: new Map(), grandes: new Map(), tiles: new Map(), cards: new Map(), powers: new Map(),
});

/** Asks why that site may not be clicked. @param {Asking | null} asked @param {string} site */
export function explain(asked, site) {
  const action = asked?.site(site);
  if (action !== undefined) asked?.why(action);
}
