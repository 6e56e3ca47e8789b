/** The review of a finished game: accuracy, luck, the chance to win over the game, every decision. */

import { historyApi } from '../api/history.js';
import { request } from '../api/http.js';
import { pageTitle } from '../components/page-title.js';
import { errorMessage } from '../components/fields.js';
import { loadMore, t } from '../i18n/messages.js';
import { h } from '../lib/dom.js';
import { loadStylesheet } from '../lib/stylesheet.js';
import { branchDialog } from '../replay/branch-dialog.js';
import { comparisonLink } from '../replay/comparison.js';
import { decisionList, filterFields } from '../review/decisions.js';
import { graph, turningPoints } from '../review/graph.js';
import { replayPlies } from '../review/plies.js';
import { ReviewRun, ITERATIONS } from '../review/run.js';
import { accountTable, accuracyTable, notableReveals } from '../review/summaries.js';

/**
 * @import { DecisionReview, Review } from '../../types/engine.js'
 * @import { Table, TableResponse } from '../../types/wire.js'
 * @import { PageContext } from '../lib/navigation.js'
 * @import { Filter } from '../review/decisions.js'
 * @import { GraphState } from '../review/graph.js'
 */

/** The reviews of this tab: one that is done is shown again at once. @type {Map<string, Review>} */
const known = new Map();

/** @type {import('../lib/navigation.js').PageFactory} */
export default async function reviewPage(page, id) {
  /** @type {[TableResponse, unknown, unknown]} */
  const [{ table }] = await Promise.all([request('GET', `/tables/${id}`), loadMore('review'), loadStylesheet('review')]);
  if (table.phase !== 'over') {
    page.go(`/table/${id}`, true);
    return { title: () => pageTitle(t('end-review')), view: () => null };
  }
  const inReplay = replayPlies(await historyApi(id).plies());
  const iterations = Number(page.query.get('iterations')) || ITERATIONS;
  const run = new ReviewRun(table, iterations, page.redraw);
  const key = `${id} ${iterations}`;
  run.review = known.get(key);
  run.start().then(() => run.review && known.set(key, run.review));
  const view = reviewView(page, table, inReplay, run);
  addEventListener('resize', page.redraw);
  return {
    title: () => pageTitle(t('end-review')),
    view,
    close() {
      removeEventListener('resize', page.redraw);
      run.stop();
    },
  };
}

/** @param {PageContext} page @param {Table} table @param {(ply: number) => number} inReplay @param {ReviewRun} run */
function reviewView(page, table, inReplay, run) {
  const at = { table, id: table.id, ply: 0, play: () => undefined };
  const dialog = branchDialog(page, at);
  /** @type {Filter} */
  const filter = { player: '', least: 'inaccuracy' };
  const set = (/** @type {Partial<Filter>} */ change) => {
    Object.assign(filter, change);
    page.redraw();
  };
  /** @type {GraphState} */
  const chart = { measure: 'win', at: null };
  const setChart = (/** @type {Partial<GraphState>} */ change) => {
    Object.assign(chart, change);
    page.redraw();
  };
  const link = (/** @type {number} */ ply) => `/replay/${table.id}?ply=${inReplay(ply)}`;
  const compare = (/** @type {DecisionReview} */ { seat, from, to, played, best }) =>
    comparisonLink(table.id, { from: inReplay(from), to: inReplay(to), seat, played: played.actions, better: best.actions });
  const branch = (/** @type {number} */ ply) => {
    at.ply = inReplay(ply);
    dialog.open();
  };
  const scene = { seats: table.seats, link, compare, branch };
  const width = () => (innerWidth < 640 ? 360 : 800);
  return () => [h('div', { class: 'review', key: 'review' },
    h('section', { class: 'sheet wide', key: 'head' },
      h('h1', null, t('end-review')), h('p', { class: 'faint' }, t('review-about')), progress(run),
      h('div', { class: 'row' }, h('a', { class: 'button', href: `/result/${table.id}` }, t('replay-end')), h('a', { class: 'button', href: `/replay/${table.id}?ply=0` }, t('end-replay')))),
    run.review && [
      h('section', { class: 'sheet wide', key: 'accuracy' }, h('h2', null, t('review-accuracy')), accuracyTable(run.review, table.seats)),
      h('section', { class: 'sheet wide', key: 'account' }, h('h2', null, t('review-luck-title')), h('p', { class: 'faint' }, t('review-luck-about')), accountTable(run.review, table.seats), notableReveals(run.review, table.seats, link)),
      h('section', { class: 'sheet wide', key: 'graph' }, h('h2', null, t('review-graph-title')),
        graph({ review: run.review, seats: table.seats, width: width(), state: chart, set: setChart, open: (ply) => page.go(link(ply)) }), turningPoints(run.review, table.seats, link)),
      h('section', { class: 'sheet wide', key: 'decisions' }, h('h2', null, t('review-decisions')),
        filterFields(run.review, table.seats, filter, set), decisionList(run.review, filter, scene)),
    ]), dialog.view()];
}

/** @param {ReviewRun} run */
function progress(run) {
  if (run.review) return null;
  const { done, total } = run;
  return h('div', { class: 'review-progress', key: 'progress' },
    run.isRunning && h('p', { role: 'status', class: 'loading' }, total > 0 ? t('review-progress', { done, total }) : t('common-loading')),
    total > 0 && h('progress', { max: total, value: done, 'aria-label': t('end-review') }),
    errorMessage(run.failed),
    run.isRunning ? h('button', { onclick: () => run.stop() }, t('review-stop')) : h('button', { class: 'main', onclick: () => run.start() }, t('review-continue')));
}
