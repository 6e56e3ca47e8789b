/** Style sheets that only some pages need. */

/** Resolves once the style sheet has loaded or failed. @param {string} name  of a file in css/ @returns {Promise<void>} */
export function loadStylesheet(name) {
  const href = new URL(`../css/${name}.css`, import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    [link.rel, link.href] = ['stylesheet', href];
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
