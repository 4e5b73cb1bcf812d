/** After this many retries, the request fails and the user sees the error. */
const MAX_RETRIES = 2;

/** Long enough for a busy database (2 seconds). A full disk asks for a minute, too long to wait after a click. */
const MAX_RETRY_AFTER_SECONDS = 5;

/** Adds up to half of the delay, so that clients that were rejected together do not retry together. */
const JITTER = 0.5;

const IDEMPOTENT_METHODS = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/** Returns whether a request may be sent twice without harm: its method is idempotent or it has an idempotency key. */
export function isIdempotent({ method = 'GET', headers }: RequestInit = {}): boolean {
  return IDEMPOTENT_METHODS.has(method.toUpperCase()) || new Headers(headers).has('Idempotency-Key');
}

/**
 * Sends an idempotent request. Retries it with backoff while the response is 503 with `Retry-After`. Returns the 503
 * response if the retries are used up, if the server asks for too long a wait, or if `mayRetry` returns false.
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

/** Returns the Retry-After time in seconds. Returns null if the status is not 503 or the header is missing. */
function retryAfterOf({ status, headers }: Response): number | null {
  const seconds = headers.get('Retry-After') ?? '';
  return status === 503 && /^\d+$/.test(seconds) ? Number(seconds) : null;
}
