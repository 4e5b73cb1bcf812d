/** Each wait is longer than the one before; after that the user reads the error and decides. */
const MAX_RETRIES = 2;

/** A busy database asks for 2 seconds; a full disk asks for a minute, and nobody waits that long at a button. */
const MAX_RETRY_AFTER_SECONDS = 5;

/** Adds up to half of the delay, so that clients that were refused together come back apart. */
const JITTER = 0.5;

const IDEMPOTENT_METHODS = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/** Whether a second request changes nothing that the first one has not: by its method, or by its idempotency key. */
export function isIdempotent({ method = 'GET', headers }: RequestInit = {}): boolean {
  return IDEMPOTENT_METHODS.has(method.toUpperCase()) || new Headers(headers).has('Idempotency-Key');
}

/**
 * Sends an idempotent request, and again with backoff while the answer is 503 with `Retry-After`. Returns the last
 * answer as it is: when the retries are used up, when the server asks for a longer wait, or when `mayRetry` says no.
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

/** In seconds; null when the answer is not 503, or names no time. */
function retryAfterOf({ status, headers }: Response): number | null {
  const seconds = headers.get('Retry-After') ?? '';
  return status === 503 && /^\d+$/.test(seconds) ? Number(seconds) : null;
}
