/**
 * What the viewer is asked, ready to be shown. Each kind of decision has a module that makes one of these; the board, the cards
 * and the hand only highlight its targets.
 *
 * @import { Card, Decision, Edition, Player, Presets, Question as WireQuestion, Seat, View } from '../../types/wire.js'
 * @import { Targets } from '../board/targets.js'
 * @import { Child } from '../lib/dom.js'
 * @import { Draft } from '../state/draft.js'
 *
 * @typedef {object} Answer  a button below the question
 * @property {string} text
 * @property {() => void} act
 * @property {boolean} [main]
 * @property {boolean} [disabled]
 * @property {boolean} [quiet]  it decides nothing
 * @property {string} [icon]  a phone shows it instead of the text
 * @property {string} [key]  identifies the button where its text changes
 *
 * @typedef {object} QuestionParts
 * @property {string} title
 * @property {string} [occasion]  who plays what, or which part of the round it belongs to
 * @property {string} [about]
 * @property {Child} [body]
 * @property {Answer[]} answers
 * @property {(site: string) => string | undefined} site  the action that a click on a site means, legal or not: `explain` asks why it is not
 * @property {(card: string) => string | undefined} power  the same for a power card or modifier in hand
 * @property {(card: string) => string | undefined} card  the same for an action card
 * @property {(action: string) => void} explain  asks the engine why an action is not legal
 * @property {Drags} drag
 * @property {Card} [shows]  the action card in question, if it is not the one of this turn
 * @property {Child} [hint]  stands below the answers
 *
 * @typedef {Targets & QuestionParts} QuestionView
 *
 * @typedef {object} Drags  what can be dragged where, by the names of places (`red@toledo`, `king`) and sites
 * @property {(place: string) => string[]} sites  where it can be dropped; none if it cannot be dragged
 * @property {(place: string, site: string) => void} drop
 * @property {(place: string) => void} [lift]  the drag has begun
 *
 * @typedef {object} Context  what a question needs to know besides the draft
 * @property {Edition} edition
 * @property {Pick<Seat, 'seat' | 'name'>[]} seats
 * @property {(answers: Partial<Presets>) => void} [preset]  answers future questions in advance
 *
 * @typedef {WireQuestion['kind']} Kind
 */

/**
 * What a question module gets.
 * @template {Kind} [K=Kind]
 * @typedef {object} Question
 * @property {Extract<Decision, { kind: K }>} decision
 * @property {Draft} draft
 * @property {Context} context
 * @property {Player} me  the viewer's colour
 * @property {View} view  that of the draft
 * @property {View} asked  the view in which the question was asked
 * @property {(action: string) => void} put  gives this answer
 * @property {(action: string) => boolean} is  was this answer given?
 */

/** @typedef {Partial<Omit<QuestionView, 'title'>> & { title: string }} PartialView  everything else has a default */

/**
 * The default export of a question module.
 * @template {Kind} K
 * @typedef {(question: Question<K>) => PartialView} QuestionModule
 */

/** @type {Drags} */
export const noDrags = { sites: () => [], drop: () => undefined };

/** Asks why a site cannot be clicked. @param {QuestionView | null} question @param {string} site */
export function explainSite(question, site) {
  const action = question?.site(site);
  if (action !== undefined) question?.explain(action);
}
