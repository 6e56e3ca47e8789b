/** The hint button, where hints are allowed. The list of hints is loaded when it is first needed. */

import { rethrowFetchError } from '../api/errors.js';
import { t } from '../i18n/messages.js';

/**
 * @import { Table } from '../../types/wire.js'
 * @import { Context, QuestionView } from '../questions/question.js'
 * @import { Draft } from '../state/draft.js'
 * @import { TableSession } from '../state/table-session.js'
 * @import { HintList } from './hint-list.js'
 *
 * @typedef {{ terms: Pick<Table['terms'], 'hints'>, seats: Pick<Table['seats'][number], 'seat' | 'kind'>[], yours: Table['yours'] }} HintTable
 * @typedef {Pick<TableSession, 'draft' | 'perform'> & { table: HintTable, api: Pick<TableSession['api'], 'hint'> }} HintedGame  a table session or a lesson
 */

/** Hints are allowed where the table permits them and all opponents are bots. @param {HintTable} table */
export const hintsAllowed = ({ terms, seats, yours }) =>
  terms.hints !== false && seats.every(({ seat, kind }) => kind === 'bot' || yours.includes(seat));

/** Is there more than one possible answer? @param {Pick<Draft, 'decision'>} draft */
export const hasChoice = (draft) => (draft.decision?.options ?? 0) > 1;

/** @param {HintedGame} session @param {() => void} redraw */
export function hints(session, redraw) {
  /** @type {HintList | undefined} */
  let list;
  const isAvailable = () => hintsAllowed(session.table) && hasChoice(session.draft);

  async function ask() {
    if (!isAvailable()) return;
    if (!list) {
      const module = await session.perform(import('./hint-list.js').catch(rethrowFetchError));
      list ??= module && new module.HintList(session, redraw);
    }
    await list?.ask();
  }

  return {
    ask,
    /** The question with its hints. @param {QuestionView | null} question @param {Context} context @returns {QuestionView | null} */
    addTo(question, context) {
      if (!question || !isAvailable()) return question;
      return list ? list.addTo(question, context, ask) : withHintButton(question, ask);
    },
  };
}

/** @param {QuestionView} question @param {() => void} act @param {string} [text] @returns {QuestionView} */
export const withHintButton = (question, act, text = t('hint-ask')) => ({ ...question, answers: [...question.answers, { key: 'hint', quiet: true, icon: 'hint', text, act }] });
