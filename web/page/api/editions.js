/** Editions: what is printed on board and cards. */

import { request, requestText } from './http.js';

/** @import { Card, CardFacts, Edition, Effect } from '../../types/wire.js' */

/** Editions never change: each is requested once. @type {Map<string, Promise<Edition>>} */
const editions = new Map();

/** The edition of new tables, where a server has sent the document. */
export const defaultEdition = () => document.querySelector('meta[name=edition]')?.getAttribute('content');

/** An edition with the side of the board for that many players. @param {string} id @param {number} [players] @returns {Promise<Edition>} */
export function loadEdition(id, players = 4) {
  const path = `/editions/${encodeURIComponent(id)}?players=${players}`;
  const known = editions.get(path);
  if (known) return known;
  /** @type {Promise<Edition>} */
  const loading = request('GET', path);
  editions.set(path, loading);
  // A failed request is not kept; the caller gets the error.
  loading.catch(() => editions.delete(path));
  return loading;
}

/** The form of an edition that the module reads. @param {string} id */
export const compactEdition = (id) => requestText(`/editions/${encodeURIComponent(id)}/compact`);

/** @param {Edition} edition @param {Card} id @returns {CardFacts} */
export function cardFacts(edition, id) {
  const found = edition.cards.find((card) => card.id === id);
  if (!found) throw new Error(`the edition has no card ${id}`);
  return found;
}

/** How many caballeros a power card brings to court. @param {Edition} edition @param {number} power */
export const courtOf = (edition, power) => edition.powers.find(({ value }) => value === power)?.caballeros ?? 0;

/** How many caballeros a card lets its player place. @param {Edition} edition @param {Card} id */
export const placementOf = (edition, id) => cardFacts(edition, id).number;

/** The choices of an "either – or" card. @param {Edition} edition @param {Card} id @returns {Effect[]} */
export const branchesOf = (edition, id) => cardFacts(edition, id).effects.flatMap((effect) => (effect.effect === 'one-of' ? effect.effects : []));
