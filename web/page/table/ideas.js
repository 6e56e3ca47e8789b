/** What the strongest bot would do next: asked for one draft at a time, listed below the question, marked on the table. */

import { h } from '../lib/dom.js';
import { styled } from '../lib/styled.js';
import { one } from '../decide/sentence.js';
import { run } from '../decide/parts.js';
import { verb } from '../decide/quick.js';
import { sentence } from '../decide/refusal.js';
import { say } from '../frame.js';
import { language, t } from '../words.js';
import { wondering } from './hints.js';
import { reach, rosettes } from './rosette.js';

/**
 * @typedef {import('../source/source.js').Idea} Idea
 * @typedef {import('../decide/asking.js').Asking} Asking
 * @typedef {import('../decide/asking.js').Context} Context
 * @typedef {import('../decide/draft.js').Draft} Draft
 */

/** @param {import('./sitting.js').Sitting} sitting @param {() => void} redraw */
export function ideas(sitting, redraw) {
  const { draft, source } = sitting;
  /** What was answered, by the draft it was asked for. @type {Map<string, Idea[]>} */
  const answers = new Map();
  /** @type {{ name: string, control: AbortController } | null} */
  let waiting = null;
  /** @type {{ name: string, error: any } | null} */
  let failed = null;
  const dressed = styled('/page/css/hints.css');

  /** Nobody waits for what was asked of another draft. @param {string} name */
  function tidy(name) {
    if (waiting && waiting.name !== name) {
      waiting.control.abort();
      waiting = null;
    }
    if (failed?.name !== name) failed = null;
  }

  async function ask() {
    const [name, base] = [named(draft), draft.base];
    tidy(name);
    if (!base || waiting || answers.has(name) || draft.busy) return;
    const mine = { name, control: new AbortController() };
    [waiting, failed] = [mine, null];
    redraw();
    try {
      const { ideas: told } = await source.hint(base.ply, draft.actions, base.seat ?? undefined, mine.control.signal);
      await dressed;
      answers.set(name, told);
      if (waiting === mine) say(t('hint-said', { count: told.length }));
    } catch (error) {
      if (waiting === mine) failed = { name, error };
    }
    if (waiting === mine) waiting = null;
    redraw();
  }

  /** The question with the ideas on it, or with the button that asks. @param {Asking} asked @param {Context} context @param {() => void} wish */
  function marked(asked, context, wish) {
    const name = named(draft);
    tidy(name);
    const known = answers.get(name);
    if (known) return { ...asked, ...labelled(asked, ranks(known, draft.view?.chosen)), marks: marks(known, draft), hint: list(known, draft, context) };
    if (waiting) return wondering(asked, wish, t('hint-thinks'));
    return { ...wondering(asked, wish), hint: failed && refused(failed.error) };
  }

  return { ask, marked };
}

/** A draft on a game. @param {Draft} draft */
const named = ({ base, actions }) => [base?.ply, base?.seat, ...actions].join('\n');

/** @param {any} error */
const refused = (error) => h('p', { key: 'refused', class: 'faint', role: 'alert' }, sentence({ ...error, code: error.code ?? 'unreachable', message: error.message }));

/** @param {Idea[]} known @param {Draft} draft @param {Context} context */
const list = (known, draft, context) => h('section', { key: 'ideas', class: 'hint-ideas', 'aria-label': t('hint-title') },
  h('h3', null, t('hint-title')),
  h('ol', null, known.map((idea, at) => h('li', { key: idea.action },
    h('button', { type: 'button', class: 'hint-idea', onclick: () => draft.borrow(idea.action), disabled: draft.busy },
      h('svg', { class: 'hint-rank', viewBox: '-20 -20 40 50', role: 'img', 'aria-label': t('hint-rank', { ranks: at + 1 }) }, rosettes([at + 1])),
      h('span', null, h('b', null, deed(idea.action, draft, context)), h('small', null, prospect(idea))))))));

/** @param {string} action @param {Draft} draft @param {Context} context */
function deed(action, draft, context) {
  const tile = /** @type {'low' | 'high' | undefined} */ (/^tile (low|high)/.exec(action)?.[1]);
  const values = tile && draft.view?.tiles[tile].values;
  if (action !== 'done') return [one(action, 1, context, draft.base?.seat ?? ''), values?.join('/')].filter(Boolean).join(' · ');
  const kind = draft.decision?.kind ?? 'use';
  if (kind === 'use') return t('do-end-turn');
  return t(`${run(draft.actions, kind).length > 0 ? 'done' : 'none'}-${kind}`);
}

/** How it would end. @param {Idea} idea */
export function prospect({ margin, win }) {
  const points = Math.round(Math.abs(margin));
  return t(margin < 0 && points > 0 ? 'hint-behind' : 'hint-ahead', { points, win: Math.round(win * 100) });
}

/** Which sites and places an action speaks of, by their names in the drawing. @param {string} action @param {string | null} [card]  the one that is being used */
export function places(action, card = null) {
  const [first = '', second = '', third = ''] = action.split(' ').slice(1);
  switch (verb(action)) {
    case 'choose': return [`card:${first}`];
    case 'special': return card ? [`card:${card}`] : [];
    case 'play': case 'pass': case 'recall': return (first.match(/[+-]?\d+/g) ?? []).map((one) => (/^\d/.test(one) ? `power:${one}` : `modifier:${one}`));
    case 'move': return [`${first}@${second}`, third];
    case 'return': return [`${first}@${second}`];
    case 'tile': return [`tile:${first}`, second];
    case 'swap': return [`grande:${first}`];
    case 'place': case 'fetch': case 'name': case 'king': case 'grande': case 'disc': return [first];
    default: return [];
  }
}

/** Which of them speak of each place, the best being 1. A caballero that all of them move tells nothing. @param {Idea[]} known @param {string | null} [card] @returns {Map<string, number[]>} */
export function ranks(known, card) {
  /** @type {Map<string, number[]>} */
  const all = new Map();
  known.forEach(({ action }, at) => places(action, card).forEach((place) => all.set(place, [...all.get(place) ?? [], at + 1])));
  return new Map([...all].filter(([place, found]) => !place.includes('@') || found.length === 1 || found.length < known.length));
}

/** How far before the best opponent that would end: “+7”. @param {Idea} idea */
export const lead = ({ margin }) => new Intl.NumberFormat(language.get(), { signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(margin);

/** @param {Idea[]} known @param {Draft} draft @returns {Map<string, import('../lib/dom.js').Child>} */
function marks(known, draft) {
  const tag = (/** @type {number} */ rank) => lead(known[rank - 1]);
  return new Map([...ranks(known, draft.view?.chosen)].map(([place, found]) => [place, signed(place, found, tag)]));
}

/** On cards a sign stands on its own; on the board it is part of the drawing. @param {string} place @param {number[]} found @param {(rank: number) => string} tag */
function signed(place, found, tag) {
  if (!/^(card|power|modifier):/.test(place)) return rosettes(found, { down: 46, low: 25, tag });
  const wide = place.startsWith('card:') ? Math.max(...found.map((rank) => reach(tag(rank)))) : 14;
  const looks = place.startsWith('card:') ? { right: wide + 20, tag } : { right: 34 };
  return h('svg', { key: 'rank', class: 'hint-rank', viewBox: `-20 -20 ${(wide + 20) * found.length + 6} 50`, 'aria-hidden': 'true' }, rosettes(found, looks));
}

/** Those who listen hear of an idea where it can be clicked. @param {Asking} asked @param {Map<string, number[]>} found */
function labelled(asked, found) {
  const told = (/** @type {Map<string, import('../decide/asking.js').Target>} */ targets, /** @type {(key: string) => string[]} */ names) =>
    new Map([...targets].map(([key, target]) => {
      const here = names(key).flatMap((name) => found.get(name) ?? []);
      return [key, here.length > 0 ? { ...target, label: t('hint-label', { ranks: here.join(', '), label: target.label }) } : target];
    }));
  return {
    sites: told(asked.sites, (site) => [site]), caballeros: told(asked.caballeros, (place) => [place]), grandes: told(asked.grandes, (colour) => [`grande:${colour}`]),
    tiles: told(asked.tiles, (tile) => [`tile:${tile}`]), cards: told(asked.cards, (card) => [`card:${card}`]),
    powers: told(asked.powers, (card) => [`power:${card}`, `modifier:${card}`]),
  };
}
