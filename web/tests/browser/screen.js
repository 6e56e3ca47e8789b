/**
 * What a user sees. These functions run in the page and look only at what is drawn, so each must be self-contained.
 *
 * @typedef {object} Option  something that can be pressed
 * @property {number} index
 * @property {'target' | 'answer' | 'chip' | 'quiet'} look
 * @property {string} text  its name
 * @property {string} place  which part of the table it is in
 * @property {boolean} main
 * @property {boolean} chosen
 *
 * @typedef {object} Seen
 * @property {'asked' | 'privacy-screen' | 'over' | 'late'} state
 * @property {string} kind
 * @property {string} title
 * @property {string} card  the action card that is being carried out
 * @property {string} refused
 * @property {boolean} ready
 * @property {Option[]} options
 * @property {string} about  the text of the question, for reports
 */

/** Waits until something is asked, and says what. @param {number} timeout @returns {Promise<Seen>} */
export async function look(timeout) {
  const frame = () => new Promise((done) => {
    const timer = setTimeout(done, 50);
    requestAnimationFrame(() => { clearTimeout(timer); done(undefined); });
  });
  const shown = (/** @type {Element} */ node) => node.checkVisibility({ visibilityProperty: true });
  const text = (/** @type {Element | null | undefined} */ node) => (node?.getAttribute('aria-label') ?? node?.textContent ?? '').trim();
  const until = performance.now() + timeout;

  function state() {
    if (document.querySelector('.privacy-screen button')) return 'privacy-screen';
    if (document.querySelector('.question .over, .ending')) return 'over';
    const ask = document.querySelector('.ask');
    return ask && ask.getAttribute('aria-busy') !== 'true' ? 'asked' : undefined;
  }

  let now = state();
  while (!now && performance.now() < until) {
    await frame();
    now = state();
  }

  /** @type {Element[]} */
  const nodes = [];
  /** @param {string} where @param {'target' | 'answer' | 'chip' | 'quiet'} look @param {string} place */
  const found = (where, look, place) => [...document.querySelectorAll(where)].filter(shown).map((node) => ({
    index: nodes.push(node) - 1, look: node.classList.contains('quiet') ? /** @type {'quiet'} */ ('quiet') : look, text: text(node), place,
    main: node.classList.contains('main'), chosen: node.getAttribute('aria-pressed') === 'true',
  }));
  const PARTS = /** @type {[string, 'target' | 'answer' | 'chip' | 'quiet', string][]} */ ([
    ['#board [role=button].lit', 'target', 'board'],
    ['button.card.lit', 'target', 'cards'],
    ['.question .card-choice', 'target', 'question'],
    ['button.power.lit', 'target', 'hand'],
    ['.ask-body .ask-chip:not(:disabled)', 'chip', 'question'],
    ['.ask-body button:not(:disabled, .ask-chip, .card-choice, .card, .power)', 'quiet', 'question'],
    ['.ask-answers button:not(:disabled)', 'answer', 'question'],
  ]);
  const options = now === 'privacy-screen' ? found('.privacy-screen button', 'answer', 'privacy-screen')
    : now === 'asked' ? PARTS.flatMap(([where, look, place]) => found(where, look, place)) : [];
  Object.assign(window, { seenNodes: nodes });
  const ask = /** @type {HTMLElement | null} */ (document.querySelector('.ask'));
  return {
    state: now ?? 'late', kind: ask?.dataset.kind ?? '', ready: ask?.dataset.ready !== undefined, options,
    title: text(ask?.querySelector('.ask-title')), card: text(ask?.querySelector('.ask-card b')), refused: text(ask?.querySelector('.refusal')),
    about: (document.querySelector('.question') ?? document.body).textContent?.replace(/\s+/g, ' ').slice(0, 400) ?? '',
  };
}

/**
 * A point where a press reaches it, scrolled into sight as a person would; or what lies over all of it; nothing if it has gone,
 * or lies behind the privacy screen meanwhile.
 * @param {number} index
 * @returns {{ x: number, y: number } | { covered: string } | null}
 */
export function reach(index) {
  const node = /** @type {Element[]} */ (/** @type {any} */ (window).seenNodes)[index];
  if (!node.isConnected || node.closest('[inert]')) return null;
  const STEPS = [5, 4, 6, 3, 7, 2, 8, 1, 9];
  let over = 'out of sight';
  for (const block of /** @type {ScrollLogicalPosition[]} */ (['nearest', 'center', 'end', 'start'])) {
    node.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = node.getBoundingClientRect();
    for (const down of STEPS) {
      for (const right of STEPS) {
        const [x, y] = [left + (width * right) / 10, top + (height * down) / 10];
        const hit = document.elementFromPoint(x, y);
        if (hit && node.contains(hit)) return { x, y };
        if (hit) over = hit.outerHTML.slice(0, 120);
      }
    }
  }
  return { covered: over };
}

/** Whether the focus is on it. @param {number} index */
export function focused(index) {
  const node = /** @type {Element[]} */ (/** @type {any} */ (window).seenNodes)[index];
  return node === document.activeElement ? 'here' : node.isConnected ? 'elsewhere' : 'gone';
}

/** Has it left the page? @param {number} index */
export function gone(index) {
  return !(/** @type {Element[]} */ (/** @type {any} */ (window).seenNodes)[index].isConnected);
}

/** Does the server run a release build, which bundles the page? @param {import('@playwright/test').Page} page */
export const isBundled = async (page) => (await page.locator('script[type=module]').getAttribute('src'))?.includes('.bundle.js') ?? false;
