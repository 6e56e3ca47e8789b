/** A table: before the game who sits where, then the game itself. */

import { reason } from '../around/deed.js';
import { explain } from '../decide/asking.js';
import { dragging } from '../decide/dragging.js';
import { asking } from '../decide/index.js';
import { keys } from '../decide/keys.js';
import { following } from '../follow/index.js';
import { h } from '../lib/dom.js';
import { t } from '../words.js';
import { icon } from '../table/bell.js';
import { ticking } from '../table/clock.js';
import { crier } from '../table/crier.js';
import { curtain, isOpen, openForGood, passed } from '../table/curtain.js';
import { dialogs } from '../table/dialogs.js';
import { focused } from '../table/focused.js';
import { hints } from '../table/hints.js';
import { listening } from '../table/keys.js';
import { naming } from '../names.js';
import { scene } from '../table/scene.js';
import { lastSeen, look } from '../table/since.js';
import { sit } from '../table/sitting.js';

/** @typedef {import('../table/sitting.js').Sitting} Sitting */

const WIDE = matchMedia('(min-width: 76rem)');

/** @type {import('../router.js').Maker} */
export default async function table(around, id) {
  const { redraw } = around;
  /** @type {import('../table/scene.js').Shown} */
  const shown = { tab: 'cards', wide: WIDE.matches, folded: false, since: lastSeen(id), summed: false, readAt: Date.now(), unfolded: new Map() };
  const [cry, motion] = [crier(id), following(redraw)];
  const sitting = await sit(id, { redraw, happened });
  const [boxes, hint] = [dialogs(sitting, redraw), hints(sitting, redraw)];
  const isNews = shown.since !== undefined && shown.since < (sitting.game?.ply ?? 0);
  if (!isNews) shown.since = undefined;
  /** @type {import('../decide/asking.js').Asking | null} */
  let asked = null;
  let [kind, passing] = ['', false];
  /** Who of several is before the screen; nobody until they said so. @type {string | null} */
  let facing = null;

  /** @param {any[]} notices @param {import('../source/source.js').Tabled} before */
  function happened(notices, before) {
    const own = before.game?.seat === sitting.seat ? before.game?.view : undefined;
    motion.follow(notices, { before: own, after: sitting.game?.view });
    cry.happened(notices, sitting.tabled.table.seats);
    if (notices.some(({ player }) => sitting.yours.includes(player))) shown.since = undefined;
  }

  /** Is one of our seats asked? */
  const isAsked = () => sitting.tabled.table.phase === 'playing' && sitting.ours.some((seat) => sitting.tabled.table.asked.includes(seat));

  /** What is asked of whoever is before the screen; the first of several is called. */
  function called() {
    const { table } = sitting.tabled;
    return table.phase === 'playing' ? passed(sitting.ours, table.asked, facing) : null;
  }

  /** Nobody of several has said yet that they look. */
  const isUnattended = () => sitting.tabled.table.phase === 'playing' && sitting.ours.length > 1 && facing === null && !isOpen(id);

  const why = (/** @type {string} */ site) => explain(asked, site);

  /** @param {string} seat @param {boolean} forGood */
  async function pass(seat, forGood) {
    if (forGood) openForGood(id);
    if (passing) return;
    passing = true;
    if (seat !== sitting.seat) await sitting.wish(sitting.look(seat));
    if (seat === sitting.seat) facing = seat;
    passing = false;
    redraw();
  }

  function game() {
    const next = called();
    const hidden = next !== null || isUnattended();
    if (hidden) motion.hurry();
    if (next !== null && isOpen(id)) pass(next, false);
    const { seats } = sitting.tabled.table;
    const context = { edition: sitting.edition, seats: seats.map((seat) => ({ ...seat, name: naming(seats)(seat.seat) })), ahead };
    asked = !hidden && sitting.ours.some((seat) => seat === sitting.seat) ? hint.marked(asking(sitting.draft, context), context) : null;
    if (asked) turnTo(asked);
    cry.asked(sitting, asked?.title);
    if (!document.hidden) look(id, sitting.game?.ply ?? 0);
    if (shown.tab === 'chat') shown.readAt = Date.now();
    return [
      scene({
        sitting, shown, asked, context, hidden, why, redraw, open: boxes.open,
        moving: motion.moving ? motion.shownView() : null,
        scored: motion.scoreboard(sitting.game?.view.players ?? [], context),
      }),
      boxes.view(),
      next !== null && !isOpen(id) && curtain(next, naming(seats)(next), (forGood) => pass(next, forGood)),
    ];
  }

  /** On a narrow screen, what is to be clicked comes to the fore once. @param {import('../decide/asking.js').Asking} asked */
  function turnTo(asked) {
    const now = `${sitting.game?.ply} ${sitting.draft.decision?.kind ?? ''}`;
    if (now === kind) return;
    kind = now;
    shown.folded = false;
    if (!shown.wide && asked.cards.size + asked.powers.size > 0) shown.tab = 'cards';
  }

  /** Answers of this kind are given from now on. @param {any} wish */
  async function ahead(wish) {
    const before = await sitting.wish(sitting.deeds.ahead(sitting.seat ?? ''));
    if (before) await sitting.wish(sitting.deeds.answerAhead(sitting.seat ?? '', { ...before, ...wish }));
  }

  const stops = [ticking(), motion.close, dragging(document.body, () => asked), keys(() => sitting.draft), listening({ ...shortcuts(sitting, shown, boxes.open, redraw), hint: hint.ask }), widening(), seeing()];

  function widening() {
    const changed = () => {
      shown.wide = WIDE.matches;
      redraw();
    };
    WIDE.addEventListener('change', changed);
    return () => WIDE.removeEventListener('change', changed);
  }

  /** Whoever comes back to the page is told what they missed. */
  function seeing() {
    const changed = () => {
      if (document.hidden) shown.since = undefined;
      else if ((lastSeen(id) ?? 0) < (sitting.game?.ply ?? 0)) [shown.since, shown.summed] = [lastSeen(id), false];
      redraw();
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }

  const before = await room(sitting, around);
  return {
    title: () => t(isAsked() ? 'table-title-turn' : 'table-title'),
    view: () => (sitting.game ? game() : before()),
    close() {
      stops.forEach((stop) => stop());
      icon(false);
      sitting.close();
    },
  };
}

/** The table before the game. @param {Sitting} sitting @param {import('../router.js').Around} around */
async function room(sitting, around) {
  if (sitting.game) return () => null;
  const { waiting } = await import('./waiting.js');
  const act = async (/** @type {string} */ deed, /** @type {any} */ body) => {
    await sitting.wish(sitting.deeds.before(deed, body));
    await sitting.wish(sitting.look());
  };
  return () => [
    sitting.refused && h('p', { class: 'banner refused', role: 'alert', key: 'refused' }, reason(sitting.refused)),
    waiting(sitting.tabled, around, act),
  ];
}

/** @param {Sitting} sitting @param {import('../table/scene.js').Shown} shown @param {(name: string) => void} open @param {() => void} redraw */
function shortcuts(sitting, shown, open, redraw) {
  const to = (/** @type {string} */ name, /** @type {string} */ tab = name) => () => {
    if (['cards', 'players', 'log', 'chat'].includes(tab)) shown.tab = tab;
    redraw();
    setTimeout(() => focused(name), 30);
  };
  return {
    question: to('question'), board: to('board'), cards: to('cards'), hand: to('hand', 'cards'), players: to('players'), log: to('log'), chat: to('chat'),
    back: () => sitting.draft.actions.length > 0 && sitting.draft.back(),
    reset: () => sitting.draft.actions.length > 0 && sitting.draft.reset(),
    menu: () => open('menu'), help: () => open('keys'),
  };
}
