/** Right and wrong answers of the lessons. */

/**
 * @typedef {object} LessonAnswers
 * @property {string} name
 * @property {string[]} path  the actions to play
 */

/** @type {LessonAnswers[]} */
export const LESSONS = [
  { name: 'turn-order', path: ['play 9', 'take 2'] },
  { name: 'placement', path: ['choose fiesta', 'place aragon', 'place aragon', 'place aragon'] },
  { name: 'special', path: ['special', 'move red granada sevilla', 'move red granada sevilla'] },
  { name: 'king', path: ['special', 'king sevilla', 'place granada', 'place granada'] },
  { name: 'castillo', path: ['place castillo', 'place castillo', 'place castillo', 'disc toledo'] },
  { name: 'scoring', path: ['place toledo', 'place toledo', 'special', 'name toledo'] },
  { name: 'tiles', path: ['special', 'tile high sevilla'] },
  { name: 'veto', path: ['special', 'allow', 'veto'] },
  { name: 'help', path: ['hint', 'choose fiesta', 'place aragon', 'undo', 'place aragon', 'place navarra'] },
  { name: 'round', path: ['play 5', 'take 4', 'choose fiesta', 'place castilla', 'place castilla', 'place aragon', 'done', 'disc granada'] },
];

/** A lesson to be left after so many of its actions. */
export const LEFT = { lesson: 'king', after: 2 };

/** Allowed, and not what is asked: before it, what is played; then the answer. */
export const WRONG = [
  { lesson: 'turn-order', before: [], answer: 'play 13' },
  { lesson: 'placement', before: ['choose fiesta', 'place aragon'], answer: 'place toledo' },
  { lesson: 'king', before: ['special'], answer: 'king granada' },
  { lesson: 'tiles', before: ['special'], answer: 'tile low toledo' },
  { lesson: 'veto', before: ['special', 'allow'], answer: 'allow' },
  { lesson: 'help', before: [], answer: 'choose fiesta' },
  { lesson: 'help', before: ['hint', 'choose fiesta', 'place aragon', 'undo', 'place aragon'], answer: 'place toledo' },
  { lesson: 'castillo', before: ['place castillo', 'place castillo', 'place castillo'], answer: 'disc galicia' },
];

/** A site that the rules forbid. */
export const ILLEGAL = { lesson: 'placement', before: ['choose fiesta'], site: 'castilla', rule: 'PLC-2' };
