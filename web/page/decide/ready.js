/** A draft that ends this part: all that is left is to send it, to answer the last question otherwise, or to go back. */

import { sentence } from './sentence.js';
import { t } from '../words.js';
import { verb } from './quick.js';

/** @typedef {import('./asking.js').Question} Question */

/** Questions with one answer: until it is sent another can be chosen in its place. */
const SINGLE = new Set(['play', 'pass', 'disc', 'veto', 'name', 'king', 'grande', 'recall', 'swap', 'branch', 'choose']);

/** @param {Question} question @param {Record<string, import('./index.js').Kind>} kinds @returns {import('./index.js').Part} */
export function ready(question, kinds) {
  const { draft, decision } = question;
  const last = draft.actions.at(-1) ?? '';
  const again = SINGLE.has(decision.kind) ? kinds[decision.kind](question) : undefined;
  const send = { text: t(confirmText(last)), act: () => draft.send(), main: true, disabled: draft.busy };
  const others = (again?.answers ?? []).map((answer) => ({ ...answer, main: false }));
  const own = OWN_TITLE.has(decision.kind) ? again?.title : undefined;
  return {
    ...(again ?? {}),
    title: own ?? t('ready-title'),
    about: unused(question) ?? (draft.reveals && !own ? t('ready-reveals') : own ? again?.about : t('ready-about')),
    answers: [send, ...others],
    body: [again?.body, done(question)],
  };
}

/** These say themselves what is about to be sent. */
const OWN_TITLE = new Set(['play', 'disc']);

/** @param {string} last */
function confirmText(last) {
  const word = verb(last);
  return ['play', 'pass', 'disc', 'veto', 'allow'].includes(word) ? `confirm-${word}` : 'confirm-turn';
}

/** A turn that ends with something left undone says so. @param {Question} question */
export function unused({ decision, draft }) {
  if (draft.actions.at(-1) !== 'done') return undefined;
  if (decision.kind === 'place') return t('unused-placement', { left: decision.left });
  if (decision.kind !== 'use') return undefined;
  const open = decision.special && decision.left > 0 ? 'both' : decision.special ? 'special' : 'placement';
  return t(`unused-${open}`, { left: decision.left });
}

/** What the draft holds, in sentences, where it is more than one answer. @param {Question} question */
function done({ draft, context, me }) {
  return draft.actions.length > 1 ? sentence(draft.actions, context, me) : undefined;
}
