/** The question for the viewer, by the kind of the decision. Each kind has its own module. */

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
import { noTargets } from '../board/targets.js';
import { noDrags } from './question.js';
import { occasion } from './occasion.js';
import { readyToSend } from './ready.js';

/**
 * @import { Draft } from '../state/draft.js'
 * @import { Context, Kind, PartialView, Question, QuestionModule, QuestionView } from './question.js'
 */

/** A kind that is missing here fails `tsc`. @type {{ [K in Kind]: QuestionModule<K> }} */
export const KINDS = {
  pass, play, take, fetch, choose, use, place, veto, branch, move, name, king, tile, grande, recall, disc, return: giveBack, swap,
};

/** The view of a question by the module of its kind. @template {Kind} K @param {Question<K>} question */
function viewOf(question) {
  const kind = /** @type {K} */ (question.decision.kind);
  return KINDS[kind](question);
}

/** The question, or null while another player must act. @param {Draft} draft @param {Context} context @returns {QuestionView | null} */
export function questionView(draft, context) {
  const question = questionOf(draft, context);
  if (!question) return null;
  const part = draft.ends ? readyToSend(question, viewOf) : viewOf(question);
  return complete({ occasion: occasion(question), ...part }, draft);
}

/** @param {Draft} draft @param {Context} context @returns {Question | null} */
function questionOf(draft, context) {
  const decision = draft.ends ? draft.lastDecision : draft.decision;
  const [me, view] = [draft.base?.seat, draft.view];
  if (!decision || !me || !view) return null;
  const put = (/** @type {string} */ action) => (draft.ends ? draft.replaceLast(action) : draft.add(action));
  const is = (/** @type {string} */ action) => draft.ends && draft.actions.at(-1) === action;
  return { decision, draft, context, me, view, asked: (draft.ends && draft.lastView) || view, put, is };
}

/** @param {PartialView} part @param {Draft} draft @returns {QuestionView} */
const complete = (part, draft) => ({
  ...noTargets(), answers: [], site: () => undefined, power: () => undefined, card: () => undefined, drag: noDrags,
  explain: (action) => draft.explain(action), ...part,
});
