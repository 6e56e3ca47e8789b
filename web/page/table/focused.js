/** Where a shortcut leads. */

/** The first thing there that is lit, or can be pressed, or the part itself. @param {string} name */
export function focused(name) {
  const part = document.getElementById(name);
  const inside = /** @type {NodeListOf<HTMLElement>} */ (part?.querySelectorAll('button:not(:disabled, .fold, .quiet), [role=button][tabindex="0"], input') ?? []);
  const seen = name === 'players' || name === 'log' ? [] : [...inside].filter((node) => node.getClientRects().length > 0);
  (seen.find((node) => node.classList.contains('lit')) ?? seen[0] ?? part)?.focus();
  part?.scrollIntoView({ block: 'nearest' });
}
