/** What the edition says about cards, as far as a question tells of it. */

/** @param {any} edition @param {string} id @returns {any} */
export const face = (edition, id) => edition?.cards.find((/** @type {any} */ card) => card.id === id);

/** How many caballeros a power card brings to court. @param {any} edition @param {number} power @returns {number | undefined} */
export const court = (edition, power) => edition?.powers.find((/** @type {any} */ card) => card.value === power)?.caballeros;

/** How many caballeros a card lets place. @param {any} edition @param {string} id @returns {number | undefined} */
export const number = (edition, id) => face(edition, id)?.number;

/** What an "either – or" card lets choose from. @param {any} edition @param {string} id @returns {any[]} */
export const branches = (edition, id) => face(edition, id)?.effects.find((/** @type {any} */ { effect }) => effect === 'one-of')?.effects ?? [];
