/** A style sheet that only some pages need; the page waits until it is there. */

/** @param {string} href @returns {Promise<void>} */
export function styled(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement('link');
    [link.rel, link.href] = ['stylesheet', href];
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}
