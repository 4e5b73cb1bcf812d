import { hc } from 'hono/client';
import type { ErrorResponse } from '#contract/responses';
import type { Api } from '#server/app';
import { isInSanctuary, recordRequest } from './requestLog';
import { isIdempotent, sendWithRetry } from './retry';

/** Thrown for a response that is not OK. The error message has the form '409: {"message":"…"}'. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    const { message = null, nearest = null, code = null } = failureIn(body);
    this.userMessage = message;
    this.nearestPassage = nearest;
    this.code = code;
  }

  /** The server's message for the user. Null if the response is not from our server. */
  readonly userMessage: string | null;

  /** The nearest existing passage if the requested passage does not exist, otherwise null. */
  readonly nearestPassage: string | null;

  readonly code: ErrorResponse['code'] | null;
}

/** Returns whether a request failed because the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Returns the server's message for the user. Returns `fallback` if there is none. */
export function errorMessageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.userMessage) || fallback;
}

/** Returns the query for keyset pagination: the page before `id`, or the first page if `id` is null. */
export function keysetQuery(id: number | null) {
  return id === null ? {} : { before: String(id) };
}

/**
 * Posts a request and reads the response as a stream of server-sent events. Reports each part as it arrives. A second
 * `speaker` event restarts the answer. Accepts a plain JSON response too. Throws an ApiError if the request fails, and
 * an Error if the stream ends early.
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

/** Option of the typed client for an idempotent POST, such as a claim. Retries the POST like a PUT. */
export const IDEMPOTENT = { fetch: callIdempotent };

/**
 * Sends a request and records it in the request log of the privacy page. Retries an idempotent request with backoff
 * while the server is too busy. Exported for requests that the typed client cannot send.
 */
export function apiFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return isIdempotent(init) ? callIdempotent(input, init) : checked(send(input, init));
}

function callIdempotent(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // Does not retry if the user entered the sanctuary during the delay, because the sanctuary sends no requests.
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
