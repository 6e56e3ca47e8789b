/** What the edition says about cards, as far as a question tells of it. */

/** @param {any} edition @param {string} id @returns {any} */
export const face = (edition, id) => edition?.cards?.find?.((/** @type {any} */ card) => card.id === id) ?? edition?.cards?.[id];

/** How many caballeros a power card brings to court. @param {any} edition @param {number} power @returns {number | undefined} */
export function court(edition, power) {
  const found = edition?.powers?.find?.((/** @type {any} */ card) => card.power === power || card.value === power);
  return found?.caballeros ?? found?.court ?? edition?.powers?.[power - 1];
}

/** How many caballeros a card lets place. @param {any} edition @param {string} id @returns {number | undefined} */
export const number = (edition, id) => face(edition, id)?.number;

/** What an "either – or" card lets choose from. @param {any} edition @param {string} id @returns {any[]} */
export const branches = (edition, id) => face(edition, id)?.effects?.find((/** @type {any} */ effect) => effect.word === 'one-of')?.effects ?? [];
