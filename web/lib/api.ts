import { hc } from 'hono/client';
import type { ErrorResponse } from '#contract/responses';
import type { Api } from '#server/app';
import { isInSanctuary, recordRequest } from './requestLog';
import { isIdempotent, sendWithRetry } from './retry';

/** A response that is not OK. The message reads '409: {"message":"…"}'. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    const { message = null, nearest = null } = failureIn(body);
    this.userMessage = message;
    this.nearestPassage = nearest;
  }

  /** The server's message for the user; null when something other than our server answered. */
  readonly userMessage: string | null;

  /** The nearest existing passage, when the requested one does not exist. */
  readonly nearestPassage: string | null;
}

/** Whether a request failed because the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The server's message for the user, or a fallback. */
export function errorMessageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.userMessage) || fallback;
}

/** Keyset pagination: the query for the page before an id, or for the first page. */
export function keysetQuery(id: number | null) {
  return id === null ? {} : { before: String(id) };
}

/**
 * Posts a request and reads the response as a stream of server-sent events, reporting each part as it arrives. A second
 * `speaker` event restarts the answer. A plain JSON response works too. Throws an ApiError when the request fails, and
 * an Error when the stream ends early.
 */
export async function postForStream<Speaker, Part, Answer>(
  path: string,
  json: unknown,
  {
    onSpeaker,
    onPart,
    signal,
  }: {
    onSpeaker: (speaker: Speaker) => void;
    onPart: (part: Part) => void;
    signal: AbortSignal;
  },
): Promise<Answer> {
  const response = await apiFetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(json),
    signal,
  });
  if (response.headers.get('content-type')?.includes('application/json')) return response.json();
  const { createParser } = await import('eventsource-parser');
  let answer: Answer | undefined;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'speaker') onSpeaker(JSON.parse(data));
      if (event === 'part') onPart(JSON.parse(data));
      if (event === 'done') answer = JSON.parse(data);
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
    parser.feed(read.value);
  if (!answer) throw new Error('The stream ended before the answer was complete.');
  return answer;
}

/** The typed API client. Throws an ApiError for any response that is not 2xx. */
export const apiClient = hc<Api>('/api', { fetch: apiFetch });

/** Option for an idempotent POST of the typed client, such as a claim: it is retried as a PUT is. */
export const IDEMPOTENT = { fetch: callIdempotent };

/**
 * Sends one request and records it in the request log of the privacy page. Exported for requests that the typed client
 * cannot send. Retries idempotent requests with backoff while the server is too busy.
 */
export function apiFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return isIdempotent(init) ? callIdempotent(input, init) : checked(send(input, init));
}

function callIdempotent(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // The user may have entered the sanctuary during the delay, and nothing is sent from there.
  return checked(
    sendWithRetry(
      () => send(input, init),
      () => !isInSanctuary(),
    ),
  );
}

function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  recordRequest(init?.method ?? 'GET', input instanceof Request ? input.url : String(input));
  return fetch(input, init);
}

async function checked(pending: Promise<Response>): Promise<Response> {
  const response = await pending;
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

function failureIn(body: string): Partial<ErrorResponse> {
  try {
    return (JSON.parse(body) as Partial<ErrorResponse> | null) ?? {};
  } catch {
    return {};
  }
}
