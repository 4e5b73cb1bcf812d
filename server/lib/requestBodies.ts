import { AUTH_BODY_MAX_BYTES, BODY_MAX_BYTES } from '#contract/limits';
import { createCapacity } from './capacity';

/** A congregation of two hundred on one Wi-Fi may send at the same moment; a body that arrives whole takes no time. */
const MAX_BODIES = { perKey: 200, total: 1000 };

const KB = 1024;

/** What their bodies may take of the process's memory, by the length that they name before the first byte is read. */
const MAX_BYTES = { perKey: 4096 * KB, total: 32 * 1024 * KB };

const REFUSALS = {
  perKey: 'Your network is sending too much right now. Please try again in a moment.',
  total: 'A lot of people are sending something right now. Please try again in a moment.',
  retryAfterSeconds: 5,
};

const bodies = createCapacity(MAX_BODIES, REFUSALS);
const bytes = createCapacity(MAX_BYTES, REFUSALS);

/** How long a JSON body may be. Whoever has no session yet needs a short one only. */
export function maxBodyBytes(path: string): number {
  return path.startsWith('/api/auth/') ? AUTH_BODY_MAX_BYTES : BODY_MAX_BYTES;
}

/**
 * Takes a place and room for a body before it is read; the function that comes back releases both. After a refusal the
 * HTTP server discards what still comes for half a second, so that the client gets the answer, and closes the connection.
 */
export function admitBody(client: string, length: number): () => void {
  if (length === 0) return () => {};
  const releaseBytes = bytes.take(client, length);
  try {
    const releaseBody = bodies.take(client);
    return () => {
      releaseBytes();
      releaseBody();
    };
  } catch (refusal) {
    releaseBytes();
    throw refusal;
  }
}
