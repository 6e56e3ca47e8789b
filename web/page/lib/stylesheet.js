/** Style sheets that only some pages need. */

/** Resolves once the style sheet has loaded or failed. @param {string} href @returns {Promise<void>} */
export function loadStylesheet(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    [link.rel, link.href] = ['stylesheet', href];
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
