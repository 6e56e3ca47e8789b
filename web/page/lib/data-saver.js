/** Does the user want to save data? Then nothing is loaded that may not be needed. */
export function savesData() {
  const { connection } = /** @type {Navigator & { connection?: { saveData?: boolean } }} */ (navigator);
  return connection?.saveData === true;
}
