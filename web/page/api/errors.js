/** How a request can fail. */

/** @import { Game, ErrorBody } from '../../types/wire.js' */

/** The server refused a request and changed nothing. `game` is the current game, where that helps. */
export class ApiError extends Error {
  /** The message key that explains the refusal, where a lesson has its own. @type {string | undefined} */
  key;

  /** @param {ErrorBody & { why?: string }} error @param {number} status @param {Game} [game] */
  constructor(error, status, game) {
    super(error.message);
    this.name = 'ApiError';
    this.code = error.code;
    this.rule = error.rule;
    this.because = error.because;
    this.why = error.why;
    this.status = status;
    this.game = game;
  }
}

/** No response: whether the request was carried out is not known. */
export class NetworkError extends Error {
  name = 'NetworkError';
}

/** @param {unknown} error @returns {error is ApiError | NetworkError} */
export const isRequestError = (error) => error instanceof ApiError || error instanceof NetworkError;

/** For requests whose failure changes nothing for the user, such as a prefetch. Every other error stays an error. @param {unknown} error */
export function ignoreRequestError(error) {
  if (!isRequestError(error)) throw error;
}

/** Browsers throw a plain TypeError where a module or file cannot be fetched. @param {unknown} error @returns {never} */
export function rethrowFetchError(error) {
  if (error instanceof TypeError && /fetch|import|module|network/i.test(error.message)) throw new NetworkError(error.message);
  throw error;
}
