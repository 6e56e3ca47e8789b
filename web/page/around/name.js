/** Names for those who have not told theirs: a person of the time and where they come from. */

const PEOPLE = [
  'Inés', 'Diego', 'Leonor', 'Rodrigo', 'Beatriz', 'Álvaro', 'Elvira', 'Gonzalo', 'Jimena', 'Martín', 'Isabel', 'Sancho',
  'Catalina', 'Fernán', 'Teresa', 'Nuño', 'Blanca', 'Tello', 'Urraca', 'Lope', 'Sol', 'Pelayo', 'Mencía', 'Garci',
];
const TOWNS = [
  'Ávila', 'Burgos', 'Cádiz', 'Cuenca', 'Gerona', 'Huesca', 'Jaén', 'Lugo', 'Málaga', 'Murcia', 'Ronda', 'Soria', 'Teruel',
  'Toro', 'Úbeda', 'Zamora',
];

/**
 * A name nobody had to think of.
 * @param {() => number} [dice]  from 0 to just below 1
 */
export function friendly(dice = Math.random) {
  const one = (/** @type {string[]} */ list) => list[Math.floor(dice() * list.length)];
  return `${one(PEOPLE)} de ${one(TOWNS)}`;
}
