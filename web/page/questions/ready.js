/** A complete draft: it can be sent, its last answer replaced, or taken back. */

import { draftSummary } from './action-text.js';
import { isOwnTurn } from './occasion.js';
import { t } from '../i18n/messages.js';
import { verbOf } from '../state/actions.js';

/** @import { Kind, PartialView, Question } from './question.js' */

/** Questions that are answered in several steps. The answer to any other can be replaced until it is sent. @type {Set<Kind>} */
const IN_STEPS = new Set(['take', 'fetch', 'use', 'place', 'move', 'return', 'tile']);

/** Questions whose own title says what will be sent. @type {Set<Kind>} */
const OWN_TITLE = new Set(['play', 'disc', 'veto']);

/** @param {Question} question @param {(question: Question) => PartialView} viewOf @returns {PartialView} */
export function readyToSend(question, viewOf) {
  const { draft, decision } = question;
  const again = IN_STEPS.has(decision.kind) ? undefined : viewOf(question);
  const send = { text: confirmText(draft.actions.at(-1) ?? ''), act: () => draft.send(), main: true, disabled: draft.busy };
  const others = (again?.answers ?? []).map((answer) => ({ ...answer, main: false }));
  const own = OWN_TITLE.has(decision.kind) ? again : undefined;
  return {
    ...(again ?? {}),
    title: own?.title ?? t(isOwnTurn(question.asked, question.me) ? 'ready-title' : 'ready-answer'),
    about: unusedWarning(question) ?? aboutReady(question, own),
    answers: [send, ...others],
    body: [again?.body, (!own || draft.actions.length > 1) && draftSummary(draft.actions, question)],
  };
}

/** @param {Question} question @param {PartialView | undefined} own */
function aboutReady({ draft }, own) {
  if (own) return own.about;
  return t(draft.reveals ? 'ready-reveals' : 'ready-about');
}

const CONFIRMED = /** @type {const} */ (['play', 'pass', 'disc', 'veto', 'allow']);

/** @param {string} action */
function confirmText(action) {
  const verb = CONFIRMED.find((one) => one === verbOf(action));
  return t(verb ? `confirm-${verb}` : 'confirm-turn');
}

/** Warns where a turn ends with something unused. @param {Pick<Question, 'decision' | 'draft'>} question */
export function unusedWarning({ decision, draft }) {
  if (draft.actions.at(-1) !== 'done') return undefined;
  if (decision.kind === 'place') return t('unused-placement', { left: decision.left });
  if (decision.kind !== 'use') return undefined;
  const { special, left } = decision;
  if (special && left > 0) return t('unused-both');
  return special ? t('unused-special') : t('unused-placement', { left });
}
