import { ApiError } from './api';

/** Returns true if the server did not answer or only a proxy answered (502–504). Then the request can be sent later. */
export function isServerUnavailable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status > 500;
}
