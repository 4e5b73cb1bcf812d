/** Each retry waits longer than the one before. After the last one, the user sees the error. */
const MAX_RETRIES = 2;

/** A busy database asks for 2 seconds; a full disk asks for a minute, too long to wait after a click. */
const MAX_RETRY_AFTER_SECONDS = 5;

/** Adds up to half of the delay, so that clients rejected at the same moment do not retry at the same moment. */
const JITTER = 0.5;

const IDEMPOTENT_METHODS = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/** Whether a request may be sent twice without harm, by its method or its idempotency key. */
export function isIdempotent({ method = 'GET', headers }: RequestInit = {}): boolean {
  return IDEMPOTENT_METHODS.has(method.toUpperCase()) || new Headers(headers).has('Idempotency-Key');
}

/**
 * Sends an idempotent request, and again with backoff while the answer is 503 with `Retry-After`. Returns the last
 * answer as it is: when the retries are used up, when the server asks for a longer wait, or when `mayRetry` returns false.
 */
export async function sendWithRetry(send: () => Promise<Response>, mayRetry = () => true): Promise<Response> {
  for (let retries = 0; ; retries += 1) {
    const response = await send();
    const seconds = retryAfterOf(response);
    if (retries === MAX_RETRIES || seconds === null || seconds > MAX_RETRY_AFTER_SECONDS) return response;
    const backoff = seconds * 2 ** retries * (1 + JITTER * Math.random());
    await new Promise((resolve) => setTimeout(resolve, backoff * 1000));
    if (!mayRetry()) return response;
  }
}

/** The Retry-After time in seconds. Null when the status is not 503 or the header is missing. */
function retryAfterOf({ status, headers }: Response): number | null {
  const seconds = headers.get('Retry-After') ?? '';
  return status === 503 && /^\d+$/.test(seconds) ? Number(seconds) : null;
}
