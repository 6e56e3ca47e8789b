/** Runs asynchronous tasks one after the other. A task that fails never blocks the next one. */

/**
 * @typedef {object} TaskQueue
 * @property {boolean} busy  is a task running or waiting?
 * @property {(task: (isCurrent: () => boolean) => unknown) => Promise<void>} run  resolves when the task is over, failed or not
 * @property {() => void} cancel  drops what waits; what runs is not current any more
 */

/**
 * @param {() => void} changed  `busy` may have changed
 * @param {(error: unknown) => void} failed  handles the error of a current task
 * @returns {TaskQueue}
 */
export function taskQueue(changed, failed) {
  let [waiting, generation] = [0, 0];
  let last = Promise.resolve();

  /** @param {(isCurrent: () => boolean) => unknown} task */
  function run(task) {
    const mine = generation;
    const isCurrent = () => mine === generation;
    waiting += 1;
    last = last.then(() => execute(task, isCurrent));
    changed();
    return last;
  }

  /** @param {(isCurrent: () => boolean) => unknown} task @param {() => boolean} isCurrent */
  async function execute(task, isCurrent) {
    if (!isCurrent()) return;
    try {
      await task(isCurrent);
    } catch (error) {
      if (isCurrent()) failed(error);
    }
    if (!isCurrent()) return;
    waiting -= 1;
    changed();
  }

  return {
    get busy() { return waiting > 0; },
    run,
    cancel() {
      generation += 1;
      waiting = 0;
      last = Promise.resolve();
    },
  };
}
