/** Responses of the module as results or refusals, like those of the server. */

import { ApiError } from '../api/errors.js';

/** @import { Code } from '../../types/wire.js' */
/** @import { Engine } from './engine.js' */
/** @import { LocalResponse } from './module.js' */

/** @type {Record<string, number>} */
const STATUS = { 'bad-request': 400, 'not-signed-in': 401, forbidden: 403, 'not-found': 404, 'out-of-turn': 409, stale: 409, 'nothing-to-undo': 409, 'undo-refused': 409, unavailable: 503 };

/** @param {string} code @param {string} message */
export const refusal = (code, message) => new ApiError({ code: /** @type {Code} */ (code), message }, STATUS[code] ?? 422);

/** The result of a response; a refusal is thrown. @param {LocalResponse} response */
export function result(response) {
  if ('ok' in response) return response.ok;
  const { error, why } = response;
  throw new ApiError({ ...error, code: /** @type {Code} */ (error.code), why }, STATUS[error.code] ?? 422);
}

/** @param {Engine} engine @param {object} request */
export const ask = async (engine, request) => result(await engine.ask(request));
