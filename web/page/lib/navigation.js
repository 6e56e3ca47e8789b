/** Requests to redraw the page or to open an address. The router carries them out; other modules need not know it. */

/**
 * @import { Child } from './dom.js'
 *
 * @typedef {object} Page
 * @property {() => string} title
 * @property {() => Child} view
 * @property {() => void} [close]
 *
 * @typedef {(path: string, replace?: boolean) => unknown} Go  opens an address of this site
 * @typedef {{ redraw: () => void, go: Go, query: URLSearchParams }} PageContext
 * @typedef {(context: PageContext, ...params: string[]) => Page | Promise<Page>} PageFactory  the default export of a page module
 */

/** @type {{ redraw: () => void, go: Go }} */
let router = { redraw: () => undefined, go: () => undefined };

/** @param {typeof router} next */
export function setRouter(next) {
  router = next;
}

/** Schedules a redraw of the current page. */
export const redraw = () => router.redraw();

/** @type {Go} */
export const go = (path, replace) => router.go(path, replace);
