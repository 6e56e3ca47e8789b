/** The address of the page. Without a server it is in the fragment: any folder of any host then needs only one document. */

/** A page that `elgrande site` has written has no server: everything happens on the device. */
export const hasServer = !globalThis.document?.querySelector?.('meta[name=server][content=none]');

/** Path, query and fragment of the current page. @returns {{ pathname: string, search: string, hash: string }} */
export const address = () => (hasServer ? location : new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', 'http://page'));

/** What a link to an address of this site has as its `href`. @param {string} path */
export const hrefOf = (path) => (hasServer || !path.startsWith('/') ? path : `#${path}`);

/** The address of this site that a link leads to. @param {string} href */
export const pathOf = (href) => (!hasServer && href.startsWith('#/') ? href.slice(1) : href);

/** The whole address, to share it. @param {string} path */
export const urlOf = (path) => new URL(hrefOf(path), location.href).href;
