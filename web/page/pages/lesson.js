/** A lesson on the table: the learner does what they would do in a game, and is told why. */

import { explain } from '../decide/asking.js';
import { dragging } from '../decide/dragging.js';
import { asking } from '../decide/index.js';
import { keys } from '../decide/keys.js';
import { following } from '../follow/index.js';
import { say } from '../frame.js';
import { dialogs } from '../learn/dialogs.js';
import { ending } from '../learn/ending.js';
import { scene } from '../learn/scene.js';
import { study as begin } from '../learn/study.js';
import { said } from '../learn/teacher.js';
import { styled } from '../lib/styled.js';
import { naming } from '../names.js';
import { titled } from '../around/titled.js';
import { focused } from '../table/focused.js';
import { listening } from '../table/keys.js';
import { more, t } from '../words.js';

await styled('/page/css/learn.css');

const WIDE = matchMedia('(min-width: 76rem)');
/** Whoever learns wants to see what the others do, and to read what it scored. */
const UNHURRIED = { patience: 3500, read: 600_000 };

/** @type {import('../router.js').Maker} */
export default async function lesson(around, name) {
  const { redraw } = around;
  /** @type {import('../table/scene.js').Shown} */
  const shown = { tab: 'cards', wide: WIDE.matches, folded: false, since: undefined, summed: true, readAt: 0, unfolded: new Map() };
  const [study] = await Promise.all([begin(name, { redraw, went }), more('book')]);
  const motion = following(redraw, UNHURRIED);
  const [end, boxes] = [ending(around, study, again), dialogs(study, redraw, again)];
  /** @type {import('../decide/asking.js').Asking | null} */
  let asked = null;
  let kind = '';
  const why = (/** @type {string} */ site) => explain(asked, site);

  /** @param {import('../learn/study.js').Lesson} now @param {import('../learn/study.js').Lesson} before */
  function went(now, before) {
    motion.putAway();
    motion.follow(now.game.notices, { before: before.game.view, after: now.game.view });
    if (now.task > before.task) tell();
  }

  async function again() {
    motion.hurry();
    motion.putAway();
    await study.again();
    tell();
  }

  /** The teacher speaks: heard by those who listen, seen by those with a small screen. */
  function tell() {
    const { task, tasks } = study.lesson;
    say(said(name, task, tasks).map(([, text]) => text).join(' '));
    if (!shown.wide) setTimeout(() => document.getElementById('teacher')?.scrollIntoView({ block: 'nearest' }));
  }

  function view() {
    const { table: { seats } } = study.lesson;
    const context = { edition: study.edition, seats: seats.map((seat) => ({ ...seat, name: naming(seats)(seat.seat) })) };
    asked = study.isOver ? null : asking(study.draft, context);
    if (asked) turnTo(asked);
    return [
      scene({
        study, sitting: /** @type {any} */ (study), shown, asked, context, hidden: false, why, redraw, open: boxes.open, ending: end.view,
        moving: motion.moving ? motion.shownView() : null, scored: motion.scoreboard(study.game.view.players, context),
      }),
      boxes.view(),
    ];
  }

  /** On a narrow screen, what is to be clicked comes to the fore once. @param {import('../decide/asking.js').Asking} asked */
  function turnTo(asked) {
    const now = `${study.game.ply} ${study.draft.decision?.kind ?? ''}`;
    if (now === kind) return;
    [kind, shown.folded] = [now, false];
    if (!shown.wide && asked.cards.size + asked.powers.size > 0) shown.tab = 'cards';
  }

  const widened = () => {
    shown.wide = WIDE.matches;
    redraw();
  };
  WIDE.addEventListener('change', widened);
  const stops = [motion.close, dragging(document.body, () => asked), keys(() => study.draft), listening(shortcuts(study, shown, boxes.open, redraw)), () => WIDE.removeEventListener('change', widened)];
  tell();
  return { title: () => titled(t(`lesson-${name}-title`)), view, close: () => stops.forEach((stop) => stop()) };
}

/** @param {import('../learn/study.js').Study} study @param {import('../table/scene.js').Shown} shown @param {(name: string) => void} open @param {() => void} redraw */
function shortcuts(study, shown, open, redraw) {
  const to = (/** @type {string} */ name, /** @type {string} */ tab = name) => () => {
    if (['cards', 'players', 'log'].includes(tab)) shown.tab = tab;
    redraw();
    setTimeout(() => focused(name), 30);
  };
  return {
    question: to('question'), board: to('board'), cards: to('cards'), hand: to('hand', 'cards'), players: to('players'), log: to('log'),
    back: () => study.draft.actions.length > 0 && study.draft.back(),
    reset: () => study.draft.actions.length > 0 && study.draft.reset(),
    menu: () => open('menu'), help: () => open('keys'),
  };
}
