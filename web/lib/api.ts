import { hc } from 'hono/client';
import type { Failure } from '#contract/failures';
import type { Api } from '#server/app';
import { isInSanctuary, noteCall } from './ledger';
import { isIdempotent, sendWithRetry } from './retry';

/** An answer that is not OK: '409: {"message":"…"}', as the screens log it. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    const { message = null, nearest = null } = failureIn(body);
    this.sentence = message;
    this.nearest = nearest;
  }

  /** What the server says to the person; null when something else than the server answered. */
  readonly sentence: string | null;

  /** The nearest passage there is, where one was asked for that is not. */
  readonly nearest: string | null;
}

/** Whether a call was refused because nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The server's sentence for the person, or the screen's own when there is none. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.sentence) || otherwise;
}

/** Asks for a page of what comes before an id; for the first page without one. */
export function queryBefore(id: number | null) {
  return id === null ? {} : { before: String(id) };
}

/**
 * Posts to a call that answers piece by piece, and tells every piece as it comes. A second speaker begins the answer
 * anew. Whoever answers in one piece of JSON is understood too. Throws an ApiError when the call is refused, and an
 * Error when the answer breaks off before its end.
 */
export async function stream<Speaker, Part, Answer>(
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
  const response = await call(path, {
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
  if (!answer) throw new Error('The answer broke off.');
  return answer;
}

/** The typed client. A call that is not answered with a 2xx throws an ApiError. */
export const api = hc<Api>('/api', { fetch: call });

/** For a POST of the typed client that may be sent twice without harm, such as a claim: it is retried as a PUT is. */
export const IDEMPOTENT = { fetch: callIdempotent };

/**
 * One call, noted in the privacy ledger; for what the typed client cannot send. An idempotent one is retried with
 * backoff while the server is too busy.
 */
export function call(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
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
  noteCall(init?.method ?? 'GET', input instanceof Request ? input.url : String(input));
  return fetch(input, init);
}

async function checked(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}

function failureIn(body: string): Partial<Failure> {
  try {
    return (JSON.parse(body) as Partial<Failure> | null) ?? {};
  } catch {
    return {};
  }
}
