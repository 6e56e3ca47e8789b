/** What the strongest bot would do next: requested for one draft at a time, listed below the question, marked on the table. */

import { isRequestError } from '../api/errors.js';
import { h } from '../lib/dom.js';
import { loadStylesheet } from '../lib/stylesheet.js';
import { errorText } from '../components/error-text.js';
import { actionText } from '../questions/action-text.js';
import { trailing } from '../questions/parts.js';
import { verbOf } from '../state/actions.js';
import { announce } from '../lib/announce.js';
import { language, t } from '../i18n/messages.js';
import { withHintButton } from './hints.js';
import { rosettes, tagWidth } from './hint-badge.js';

/**
 * @import { Card, Suggestion } from '../../types/wire.js'
 * @import { Target } from '../board/targets.js'
 * @import { Child } from '../lib/dom.js'
 * @import { Context, QuestionView } from '../questions/question.js'
 * @import { OptionalVerb } from '../questions/parts.js'
 * @import { Draft } from '../state/draft.js'
 * @import { HintedGame } from './hints.js'
 */

export class HintList {
  /** The ideas by the draft they were requested for. @type {Map<string, Suggestion[]>} */
  #ideas = new Map();
  /** @type {{ key: string, control: AbortController } | null} */
  #request = null;
  /** @type {{ key: string, error: unknown } | null} */
  #failed = null;
  #styles = loadStylesheet('hints');
  #session;
  #redraw;

  /** @param {HintedGame} session @param {() => void} redraw */
  constructor(session, redraw) {
    this.#session = session;
    this.#redraw = redraw;
  }

  async ask() {
    const { draft, api } = this.#session;
    const [key, base] = [draftKey(draft), draft.base];
    this.#dropOthers(key);
    if (!base || this.#request || this.#ideas.has(key) || draft.busy) return;
    const mine = { key, control: new AbortController() };
    [this.#request, this.#failed] = [mine, null];
    this.#redraw();
    try {
      const { ideas } = await api.hint(base.ply, draft.actions, base.seat ?? undefined, mine.control.signal);
      await this.#styles;
      this.#ideas.set(key, ideas);
      if (this.#request === mine) announce(t('hint-said', { count: ideas.length }));
    } catch (error) {
      if (!isRequestError(error)) throw error;
      if (this.#request === mine) this.#failed = { key, error };
    } finally {
      if (this.#request === mine) this.#request = null;
      this.#redraw();
    }
  }

  /** The question with the ideas, or with the button that requests them. @param {QuestionView} question @param {Context} context @param {() => void} ask @returns {QuestionView} */
  addTo(question, context, ask) {
    const { draft } = this.#session;
    const key = draftKey(draft);
    this.#dropOthers(key);
    const ideas = this.#ideas.get(key);
    if (ideas) {
      const ranks = ranksByPlace(ideas, draft.view?.chosen);
      return { ...question, ...withRankLabels(question, ranks), marks: badges(ideas, ranks), hint: ideaList(ideas, draft, context) };
    }
    if (this.#request) return withHintButton(question, ask, t('hint-thinks'));
    return { ...withHintButton(question, ask), hint: this.#failed && errorMessage(this.#failed.error) };
  }

  /** Cancels what was requested for another draft. @param {string} key */
  #dropOthers(key) {
    if (this.#request && this.#request.key !== key) {
      this.#request.control.abort();
      this.#request = null;
    }
    if (this.#failed?.key !== key) this.#failed = null;
  }
}

/** @param {Draft} draft */
const draftKey = ({ base, actions }) => [base?.ply, base?.seat, ...actions].join('\n');

/** @param {unknown} error */
const errorMessage = (error) => h('p', { key: 'refused', class: 'faint', role: 'alert' }, errorText(error));

/** @param {Suggestion[]} ideas @param {Draft} draft @param {Context} context */
const ideaList = (ideas, draft, context) => h('section', { key: 'ideas', class: 'hint-ideas', 'aria-label': t('hint-title') },
  h('h3', null, t('hint-title')),
  h('ol', null, ideas.map((idea, at) => h('li', { key: idea.action },
    h('button', { type: 'button', class: 'hint-idea', onclick: () => draft.addSuggestion(idea.action), disabled: draft.busy },
      h('svg', { class: 'hint-rank', viewBox: '-20 -20 40 50', role: 'img', 'aria-label': t('hint-rank', { ranks: at + 1 }) }, rosettes([at + 1])),
      h('span', null, h('b', null, ideaText(idea.action, draft, context)), h('small', null, outlookText(idea))))))));

/** @param {string} action @param {Draft} draft @param {Context} context */
function ideaText(action, draft, context) {
  const me = draft.base?.seat;
  if (action === 'done') return doneText(draft);
  const tile = /** @type {'low' | 'high' | undefined} */ (/^tile (low|high)/.exec(action)?.[1]);
  const values = tile && draft.view?.tiles[tile].values;
  return [me && actionText(action, 1, { context, me }), values?.join('/')].filter(Boolean).join(' · ');
}

/** @param {Draft} draft */
function doneText(draft) {
  const kind = draft.decision?.kind;
  const verb = /** @type {const} */ (['place', 'fetch', 'move']).find((/** @type {OptionalVerb} */ one) => one === kind);
  if (!verb) return t('do-end-turn');
  return t(trailing(draft.actions, verb).length > 0 ? `done-${verb}` : `none-${verb}`);
}

/** How the game would end; unknown where there is nothing to choose. @param {Pick<Suggestion, 'margin' | 'win'>} idea */
export function outlookText({ margin, win }) {
  const points = Math.round(Math.abs(margin ?? 0));
  return t((margin ?? 0) < 0 && points > 0 ? 'hint-behind' : 'hint-ahead', { points, win: Math.round((win ?? 0) * 100) });
}

/** The sites and places that an action mentions, by their names in the drawing. @param {string} action @param {Card | null} [card]  the current action card */
export function mentionedPlaces(action, card = null) {
  const [first = '', second = '', third = ''] = action.split(' ').slice(1);
  switch (verbOf(action)) {
    case 'choose': return [`card:${first}`];
    case 'special': return card ? [`card:${card}`] : [];
    case 'play': case 'pass': case 'recall': return (first.match(/[+-]?\d+/g) ?? []).map((one) => (/^\d/.test(one) ? `power:${one}` : `modifier:${one}`));
    case 'move': return [`${first}@${second}`, third];
    case 'return': return [`${first}@${second}`];
    case 'tile': return [`tile:${first}`, second];
    case 'swap': return [`grande:${first}`];
    // A place, a number or nothing.
    default: return /^[a-z]/.test(first) ? [first] : [];
  }
}

/** The ranks of the ideas that mention a place, the best being 1. A caballero that all of them move is left out. @param {Pick<Suggestion, 'action'>[]} ideas @param {Card | null} [card] @returns {Map<string, number[]>} */
export function ranksByPlace(ideas, card) {
  /** @type {Map<string, number[]>} */
  const ranks = new Map();
  ideas.forEach(({ action }, at) => mentionedPlaces(action, card).forEach((place) => ranks.set(place, [...ranks.get(place) ?? [], at + 1])));
  return new Map([...ranks].filter(([place, found]) => !place.includes('@') || found.length === 1 || found.length < ideas.length));
}

/** The expected margin: points ahead of the best opponent at the end: “+7”. @param {Pick<Suggestion, 'margin'>} idea */
export const marginText = ({ margin }) => new Intl.NumberFormat(language.get(), { signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(margin ?? 0);

/** @param {Suggestion[]} ideas @param {Map<string, number[]>} ranks @returns {Map<string, Child>} */
function badges(ideas, ranks) {
  const tag = (/** @type {number} */ rank) => marginText(ideas[rank - 1]);
  return new Map([...ranks].map(([place, found]) => [place, badge(place, found, tag)]));
}

/** On a card the badge is a drawing of its own; on the board it is part of the board's drawing. @param {string} place @param {number[]} ranks @param {(rank: number) => string} tag */
function badge(place, ranks, tag) {
  if (!/^(card|power|modifier):/.test(place)) return rosettes(ranks, { down: 46, low: 25, tag });
  const wide = place.startsWith('card:') ? Math.max(...ranks.map((rank) => tagWidth(tag(rank)))) : 14;
  const options = place.startsWith('card:') ? { right: wide + 20, tag } : { right: 34 };
  return h('svg', { key: 'rank', class: 'hint-rank', viewBox: `-20 -20 ${(wide + 20) * ranks.length + 6} 50`, 'aria-hidden': 'true' }, rosettes(ranks, options));
}

/** Accessible names say where an idea can be clicked. @param {QuestionView} question @param {Map<string, number[]>} ranks */
function withRankLabels(question, ranks) {
  const labelled = (/** @type {Map<string, Target>} */ targets, /** @type {(key: string) => string[]} */ places) =>
    new Map([...targets].map(([key, target]) => {
      const found = places(key).flatMap((place) => ranks.get(place) ?? []);
      return [key, found.length > 0 ? { ...target, label: t('hint-label', { ranks: found.join(', '), label: target.label }) } : target];
    }));
  return {
    sites: labelled(question.sites, (site) => [site]), caballeros: labelled(question.caballeros, (place) => [place]),
    grandes: labelled(question.grandes, (colour) => [`grande:${colour}`]), tiles: labelled(question.tiles, (tile) => [`tile:${tile}`]),
    cards: labelled(question.cards, (card) => [`card:${card}`]), powers: labelled(question.powers, (card) => [`power:${card}`, `modifier:${card}`]),
  };
}
