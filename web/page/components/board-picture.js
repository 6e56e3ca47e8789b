/** The picture of a board on the home page. */

import { h } from '../lib/dom.js';
import { sampleView } from './sample-view.js';

/** @param {() => void} redraw */
export function boardPicture(redraw) {
  /** @type {typeof import('../board/board.js').board | undefined} */
  let drawing;
  let closed = false;
  import('../board/board.js').then(({ board }) => {
    drawing = board;
    if (!closed) redraw();
  }, () => undefined);
  return {
    view: () => (drawing ? h('div', { class: 'scene', inert: true, 'aria-hidden': 'true' }, drawing({ view: sampleView() })) : h('div', { class: 'scene' })),
    close() {
      closed = true;
    },
  };
}
