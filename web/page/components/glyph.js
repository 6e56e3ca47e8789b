/** Small icons beside numbers. Each has a hidden text next to it for screen readers. */

import { h } from '../lib/dom.js';

/** @type {Record<string, string>} */
const PATHS = {
  court: 'M3 21V10l4 3 5-7 5 7 4-3v11z',
  province: 'M5 21v-6a3.5 3.5 0 0 1 7 0v6zM8.500 10a3 3 0 1 1 .01 0zM14 21v-5a3 3 0 0 1 6 0v5zM17 12a2.500 2.500 0 1 1 .01 0z',
  hand: 'M4 7l9-3 5 14-9 3zM16 6l4 1-3 13',
  modifier: 'M10 3h3v4h4v3h-4v4h-3v-4H6V7h4zM6 18h11v3H6z',
  start: 'M6 22V3h2v1h11l-3 4.500 3 4.500H8v9z',
  veto: 'M12 2a10 10 0 1 0 .01 0zM6 11h12v3H6z',
  disc: 'M12 3a9 9 0 1 0 .01 0zM12 7l4 8H8z',
  grande: 'M8 21h8l-1-9h-6zM12 3l4 4-4 4-4-4z',
  clock: 'M12 2a10 10 0 1 0 .01 0zM11 6h2v6l4 3-1 2-5-4z',
  menu: 'M3 5h18v2.500H3zM3 11h18v2.500H3zM3 17h18v2.500H3z',
  undo: 'M9 4v4h5a6 6 0 0 1 0 12H7v-3h7a3 3 0 0 0 0-6H9v4L3 9.500z',
  redo: 'M15 4v4h-5a6 6 0 0 0 0 12h7v-3h-7a3 3 0 0 1 0-6h5v4l6-5.500z',
  reset: 'M5 3v5.500A8.500 8.500 0 1 1 4 15h3a5.500 5.500 0 1 0 .7-4H12v3H3V3z',
  hint: 'M12 2a7 7 0 0 1 4 12.700V17H8v-2.300A7 7 0 0 1 12 2zM9 18.500h6V20H9zM10 21h4v1.500h-4z',
  zoom: 'M10 3a7 7 0 1 0 .01 0zM9 6h2v3h3v2h-3v3H9v-3H6V9h3zM15.500 14l6 6-1.500 1.500-6-6z',
  board: 'M3 5.500 9 3v15.500L3 21zM10.500 3l5 2.500v16l-5-3zM17 5.500 21 3v15.500l-4 3z',
  cards: 'M3 6h9v14H3zM14 4l7 2-4 14-3-.8z',
  played: 'M4 3h11v7h-3v3.500H4zM13.500 12.500l3 3.500 5-6.500 1.500 1.500L16.500 19.500l-5-5zM4 15h6.500l4 4.500V21H4z',
  players: 'M5 21v-6a3.5 3.5 0 0 1 7 0v6zM8.500 10a3 3 0 1 1 .01 0zM14 21v-5a3 3 0 0 1 6 0v5zM17 12a2.500 2.500 0 1 1 .01 0z',
  log: 'M3 5h3v3H3zM8 5.500h13v2H8zM3 10.500h3v3H3zM8 11h13v2H8zM3 16h3v3H3zM8 16.500h13v2H8z',
  chat: 'M3 4h18v13h-9l-5 4v-4H3z',
  away: 'M12 5a7 7 0 1 0 .01 0zM12 9a3 3 0 1 1-.01 0z',
};

/** @param {string} name */
export const glyph = (name) =>
  h('svg', { class: 'glyph', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    h('path', { d: PATHS[name], 'fill-rule': 'evenodd' }));
