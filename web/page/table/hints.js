/** “What would you do?”, where one may ask that. Whoever answers is loaded when first asked. */

import { Unreachable } from '../source/source.js';
import { t } from '../words.js';

/**
 * @typedef {import('./sitting.js').Sitting} Sitting
 * @typedef {import('../decide/asking.js').Asking} Asking
 */

/** @typedef {{ terms: import('../around/terms.js').Terms, seats: { seat: string, kind: string }[], yours: string[] }} Table */

/** Only where the table allows it and all the others are bots. @param {Table} table */
export const allowed = ({ terms, seats, yours }) =>
  terms.hints !== false && seats.every(({ seat, kind }) => kind === 'bot' || yours.includes(seat));

/** Is there a choice to be made? @param {import('../decide/draft.js').Draft} draft */
export const open = (draft) => (draft.decision?.options ?? 0) > 1;

/** @param {Sitting} sitting @param {() => void} redraw */
export function hints(sitting, redraw) {
  /** @type {ReturnType<import('./ideas.js').ideas> | undefined} */
  let ideas;
  const isOpen = () => allowed(/** @type {Table} */ (sitting.tabled.table)) && open(sitting.draft);

  async function ask() {
    if (!isOpen()) return;
    const loaded = ideas ? undefined : await sitting.wish(import('./ideas.js').catch(() => { throw new Unreachable('no answer'); }));
    ideas ??= loaded?.ideas(sitting, redraw);
    ideas?.ask();
  }

  return {
    ask,
    /** The question with what is known to answer it. @param {Asking | null} asked @param {import('../decide/asking.js').Context} context @returns {Asking | null} */
    marked(asked, context) {
      if (!asked || !isOpen()) return asked;
      return ideas ? ideas.marked(asked, context, ask) : wondering(asked, ask);
    },
  };
}

/** The question with the button that asks. @param {Asking} asked @param {() => void} act @param {string} [text] @returns {Asking} */
export const wondering = (asked, act, text = t('hint-ask')) => ({ ...asked, answers: [...asked.answers, { key: 'hint', quiet: true, text, act }] });
