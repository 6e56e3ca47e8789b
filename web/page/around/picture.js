/** The picture on the first page: the board of a game that is being played, or of one that might be. */

import { h } from '../lib/dom.js';
import { sample } from './sample.js';

/** @param {() => void} redraw */
export function picture(redraw) {
  /** @type {any} */
  let drawing;
  let closed = false;
  import('../board/board.js').then(({ board }) => {
    drawing = board;
    if (!closed) redraw();
  }, () => undefined);
  return {
    view: () => (drawing ? h('div', { class: 'scene', inert: true, 'aria-hidden': 'true' }, drawing({ view: sample() })) : h('div', { class: 'scene' })),
    close() {
      closed = true;
    },
  };
}
