/** What the viewer is asked, by the kind of the decision; each kind has a module of its own. */

import branch from './branch.js';
import choose from './choose.js';
import disc from './disc.js';
import fetch from './fetch.js';
import giveBack from './return.js';
import grande from './grande.js';
import king from './king.js';
import move from './move.js';
import name from './name.js';
import pass from './pass.js';
import place from './place.js';
import play from './play.js';
import recall from './recall.js';
import swap from './swap.js';
import take from './take.js';
import tile from './tile.js';
import use from './use.js';
import veto from './veto.js';
import { nothing, still } from './asking.js';
import { ready } from './ready.js';

/**
 * @typedef {import('./asking.js').Asking} Asking
 * @typedef {import('./asking.js').Question} Question
 * @typedef {Partial<Omit<Asking, 'title'>> & { title: string }} Part
 * @typedef {(question: Question) => Part} Kind
 */

/** @type {Record<string, Kind>} */
export const KINDS = {
  pass, play, take, fetch, choose, use, place, veto, branch, move, name, king, tile, grande, recall, disc, return: giveBack, swap,
};

/**
 * The question, or nothing while somebody else is asked.
 * @param {import('./draft.js').Draft} draft
 * @param {import('./asking.js').Context} context
 * @returns {Asking | null}
 */
export function asking(draft, context) {
  const question = questioned(draft, context);
  if (!question) return null;
  const part = draft.ends ? ready(question, KINDS) : KINDS[question.decision.kind]?.(question);
  return part ? whole(part, draft) : null;
}

/** @param {import('./draft.js').Draft} draft @param {import('./asking.js').Context} context @returns {Question | null} */
function questioned(draft, context) {
  const decision = draft.ends ? draft.last : draft.decision;
  const me = draft.base?.seat;
  if (!decision || !me) return null;
  const put = draft.ends ? draft.instead : draft.add;
  const is = (/** @type {string} */ action) => draft.ends && draft.actions.at(-1) === action;
  return { decision, draft, context, me, view: draft.view, put, is };
}

/** @param {Part} part @param {import('./draft.js').Draft} draft @returns {Asking} */
const whole = (part, draft) => ({
  ...nothing(), answers: [], site: () => undefined, power: () => undefined, card: () => undefined, drag: still, why: draft.why, ...part,
});
