/** What the viewer sees of a table: tabs, folding, width, and the shortcuts that change it. Tables and lessons share it. */

/**
 * @import { Draft } from '../state/draft.js'
 * @import { OpenDialog } from './dialogs.js'
 * @import { Shortcut } from './shortcuts.js'
 * @import { ScreenSize, Tab, ViewState } from './table-view.js'
 */

const WIDE = matchMedia('(min-width: 76rem)');
const PHONE = matchMedia('(max-width: 49.99rem)');

/** The size classes of the style sheet. @returns {ScreenSize} */
export const screenSize = () => (WIDE.matches ? 'wide' : PHONE.matches ? 'phone' : 'tablet');

/** @param {{ size: ScreenSize }} shown @param {() => void} redraw @returns {() => void} stops it */
export function watchSize(shown, redraw) {
  const changed = () => {
    shown.size = screenSize();
    redraw();
  };
  const queries = [WIDE, PHONE];
  queries.forEach((query) => query.addEventListener('change', changed));
  return () => queries.forEach((query) => query.removeEventListener('change', changed));
}

/** On a phone a new question is unfolded and brings the board to the front, once; it does not interrupt a chat. @param {ViewState} shown @param {string} key @param {string} lastKey */
export function bringIntoView(shown, key, lastKey) {
  if (key !== lastKey) {
    shown.folded = false;
    if (shown.size === 'phone' && shown.tab !== 'chat') shown.tab = 'board';
  }
  return key;
}

/** @type {Partial<Record<Shortcut, Tab>>} */
const TABS = { board: 'board', cards: 'cards', hand: 'cards', players: 'players', log: 'log', chat: 'chat' };

/** @param {() => Draft} draft @param {ViewState} shown @param {OpenDialog} open @param {() => void} redraw @returns {Partial<Record<Shortcut, () => unknown>>} */
export function tableShortcuts(draft, shown, open, redraw) {
  const focus = (/** @type {Shortcut} */ part) => () => {
    shown.tab = TABS[part] ?? shown.tab;
    redraw();
    setTimeout(() => focusPart(part), 30);
  };
  return {
    question: focus('question'), board: focus('board'), cards: focus('cards'), hand: focus('hand'), players: focus('players'), log: focus('log'), chat: focus('chat'),
    back: () => draft().actions.length > 0 && draft().back(),
    reset: () => draft().actions.length > 0 && draft().reset(),
    menu: () => open('menu'), help: () => open('keys'),
  };
}

/** Focuses the first target of a part, or its first control, or the part itself. @param {string} id */
function focusPart(id) {
  const part = document.getElementById(id);
  const controls = /** @type {NodeListOf<HTMLElement>} */ (part?.querySelectorAll('button:not(:disabled, .fold, .quiet), [role=button][tabindex="0"], input') ?? []);
  const visible = id === 'players' || id === 'log' ? [] : [...controls].filter((node) => node.getClientRects().length > 0);
  (visible.find((node) => node.classList.contains('lit')) ?? visible[0] ?? part)?.focus();
  part?.scrollIntoView({ block: 'nearest' });
}
