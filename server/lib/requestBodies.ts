import { AUTH_BODY_MAX_BYTES, BODY_MAX_BYTES } from '#contract/limits';
import { createCapacity } from './capacity';

/** Request bodies being received. Allows a congregation of two hundred on one Wi-Fi to send at the same moment. */
const MAX_BODIES = { perKey: 200, total: 1000 };

const KB = 1024;

/** Memory for these bodies, reserved by Content-Length before the first byte is read. */
const MAX_BYTES = { perKey: 4096 * KB, total: 32 * 1024 * KB };

const MESSAGES = {
  perKey: 'Your network is sending too much right now. Please try again in a moment.',
  total: 'A lot of people are sending something right now. Please try again in a moment.',
  retryAfterSeconds: 5,
};

const bodies = createCapacity(MAX_BODIES, MESSAGES);
const bytes = createCapacity(MAX_BYTES, MESSAGES);

/** Maximum size of a JSON body; smaller for /auth, whose routes mostly need no session. */
export function maxBodyBytes(path: string): number {
  return path.startsWith('/api/auth/') ? AUTH_BODY_MAX_BYTES : BODY_MAX_BYTES;
}

/**
 * Reserves a slot and memory for a body before it is read; the returned function releases both. After an error the HTTP
 * server discards incoming data for half a second, so that the client can read the response, and closes the connection.
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
