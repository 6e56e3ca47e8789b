/** What became of lists of actions that were tried on one game: each is asked for once. */

/** @typedef {import('../source/source.js').Tried} Tried */

/** Refusals that stay the same for the same game. */
const LASTING = new Set(['illegal', 'past-checkpoint', 'bad-action']);

/**
 * @param {(actions: string[]) => Promise<Tried>} attempt
 * @param {() => void} told  a guess has become known
 */
export function known(attempt, told) {
  /** @type {Map<string, Promise<Tried>>} */
  let asked = new Map();
  /** @type {Map<string, Tried>} */
  let answers = new Map();
  /** Guesses that nobody answered: a guess is not worth asking twice. @type {Set<string>} */
  let silent = new Set();
  const name = (/** @type {string[]} */ actions) => actions.join('\n');

  /** @param {string[]} actions @returns {Promise<Tried | undefined>} */
  function ask(actions) {
    if (actions.length === 0) return Promise.resolve(undefined);
    const [key, mine] = [name(actions), answers];
    const before = asked.get(key);
    if (before) return before;
    const answer = attempt(actions).then((tried) => {
      mine.set(key, tried);
      return tried;
    });
    asked.set(key, answer);
    answer.catch((error) => {
      if (!LASTING.has(error?.code)) asked.delete(key);
    });
    return answer;
  }

  return {
    ask,
    /** @param {string[]} actions */
    get: (actions) => answers.get(name(actions)),
    /** @param {string[]} actions */
    guess(actions) {
      const key = name(actions);
      if (!asked.has(key) && !silent.has(key)) ask(actions).then(told, () => silent.add(key));
      return answers.get(key);
    },
    forget() {
      [asked, answers, silent] = [new Map(), new Map(), new Set()];
    },
  };
}
