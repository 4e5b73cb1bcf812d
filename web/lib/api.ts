import { hc } from 'hono/client';
import type { Failure } from '#contract/failures';
import type { Api } from '#server/app';

/** An answer that is not OK: '409: {"message":"…"}', as the screens log it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.sentence = sentenceIn(body);
  }

  /** What the server says to the person; null when something else than the server answered. */
  readonly sentence: string | null;
}

/** The server's sentence for the person, or the screen's own when there is none. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.sentence) || otherwise;
}

/** The typed client. A call that is not answered with a 2xx throws an ApiError. */
export const api = hc<Api>('/api', {
  fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await fetch(input, init);
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
    return response;
  },
});

function sentenceIn(body: string): string | null {
  try {
    return (JSON.parse(body) as Failure).message ?? null;
  } catch {
    return null;
  }
}
