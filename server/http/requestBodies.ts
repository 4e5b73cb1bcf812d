import { AUTH_BODY_MAX_BYTES, BODY_MAX_BYTES } from '#contract/fields/limits';
import { createCapacity } from './capacity';

/** Maximum bodies received at the same time. A congregation of two hundred on one Wi-Fi can send at once. */
const MAX_BODIES = { perKey: 200, total: 1000 };

const KB = 1024;

/** Maximum memory for these bodies. Each body reserves its Content-Length before its first byte is read. */
const MAX_BYTES = { perKey: 4096 * KB, total: 32 * 1024 * KB };

const MESSAGES = {
  perKey: 'Your network is sending too much right now. Please try again in a moment.',
  total: 'A lot of people are sending something right now. Please try again in a moment.',
  retryAfterSeconds: 5,
};

const bodies = createCapacity(MAX_BODIES, MESSAGES);
const bytes = createCapacity(MAX_BYTES, MESSAGES);

/** Returns the maximum size of a JSON body. It is smaller for /api/auth/, where most routes need no session. */
export function maxBodyBytes(path: string): number {
  return path.startsWith('/api/auth/') ? AUTH_BODY_MAX_BYTES : BODY_MAX_BYTES;
}

/**
 * Reserves a slot and memory for a body before it is read. Returns a function that releases both. If this throws, the
 * HTTP server discards incoming data for half a second, so that the client can read the response, and then closes the
 * connection.
 */
export function reserveBody(client: string, length: number): () => void {
  if (length === 0) return () => {};
  const releaseBytes = bytes.take(client, length);
  try {
    const releaseBody = bodies.take(client);
    return () => {
      releaseBytes();
      releaseBody();
    };
  } catch (error) {
    releaseBytes();
    throw error;
  }
}
