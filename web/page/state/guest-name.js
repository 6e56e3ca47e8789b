/** Random names for guests: a given name and a town. */

const PEOPLE = [
  'Inés', 'Diego', 'Leonor', 'Rodrigo', 'Beatriz', 'Álvaro', 'Elvira', 'Gonzalo', 'Jimena', 'Martín', 'Isabel', 'Sancho',
  'Catalina', 'Fernán', 'Teresa', 'Nuño', 'Blanca', 'Tello', 'Urraca', 'Lope', 'Sol', 'Pelayo', 'Mencía', 'Garci',
];
const TOWNS = [
  'Ávila', 'Burgos', 'Cádiz', 'Cuenca', 'Gerona', 'Huesca', 'Jaén', 'Lugo', 'Málaga', 'Murcia', 'Ronda', 'Soria', 'Teruel',
  'Toro', 'Úbeda', 'Zamora',
];

/**
 * A random name.
 * @param {() => number} [dice]  from 0 to just below 1
 */
export function guestName(dice = Math.random) {
  const one = (/** @type {string[]} */ list) => list[Math.floor(dice() * list.length)];
  return `${one(PEOPLE)} de ${one(TOWNS)}`;
}
