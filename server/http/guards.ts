import { randomUUID } from 'node:crypto';
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseUnavailable, isIdOutOfRange, isReferenceMissing } from '#server/db/databaseErrors';
import { isDiskFull } from '#server/db/diskSpace';
import { isLoopback, type Settings } from '#server/lib/settings';
import { startRequestTimer } from '#server/observability/metrics';
import type { Env } from './api';
import { AppError } from './appError';
import { maxBodyBytes, reserveBody } from './requestBodies';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Allows only our own scripts, styles, fonts and requests. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  // The style sheet contains the font of the interface.
  "font-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

/** Sets security headers on Node’s response, so that headers set by a route override them. */
export function securityHeaders(publicUrl: string): MiddlewareHandler<Env> {
  const securityHeaders = new Map([
    ['Content-Security-Policy', CONTENT_POLICY],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
  ]);
  if (publicUrl.startsWith('https:')) {
    securityHeaders.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
  return (c, next) => {
    c.env.outgoing.setHeaders(securityHeaders);
    return next();
  };
}

/** Forbids caching of API responses, unless a route sets its own Cache-Control. */
export const noStore: MiddlewareHandler<Env> = (c, next) => {
  c.env.outgoing.setHeader('Cache-Control', 'no-store');
  return next();
};

/** Sets a sandbox CSP on pictures, so that nothing in them can run, even if a picture is opened directly. */
export const sandboxCsp: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox");
};

/** Makes pages that mails link to send no Referer, because their URL may contain a token. */
export const noReferrer: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  c.header('Referrer-Policy', 'no-referrer');
};

/**
 * Rejects writes from other sites (CSRF). Accepts requests without an Origin header, because they do not come from a
 * browser: current browsers always send the header with a write.
 */
export function csrfProtection(publicUrl: string): MiddlewareHandler<Env> {
  // Without a public address, users may open any name of this machine, so the page’s own host is accepted too.
  const allowsHost = publicUrl.startsWith('http:') && isLoopback(publicUrl);
  const message = allowsHost
    ? 'This request came from another site. Please open the page here and try again.'
    : `This request came from another site. Please open ${publicUrl} and try again.`;
  return async (c, next) => {
    if (READS.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const isOurs = !origin || origin === publicUrl || (allowsHost && hostOf(origin) === c.req.header('host'));
    if (!isOurs || isCrossSite(c)) throw new AppError('forbidden', message);
    return next();
  };
}

/** Rejects reads that another site started, including navigations, which carry the session cookie. */
export const refuseCrossSite: MiddlewareHandler<Env> = (c, next) => {
  if (isCrossSite(c)) {
    throw new AppError(
      'forbidden',
      'This was opened from another site. Please open it from your profile page.',
    );
  }
  return next();
};

/** Returns whether the browser says that the request comes from neither our own pages nor the address bar. */
function isCrossSite(c: Context<Env>): boolean {
  const site = c.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** The only route that accepts a file; it has its own size limit. */
const AVATAR_PATH = '/api/auth/avatar';

/** Checks writes: free disk space, a JSON content type and a bounded body size. */
export const checkWrite: MiddlewareHandler<Env> = async (c, next) => {
  if (READS.has(c.req.method)) return next();
  await refuseWritesOnFullDisk(c.get('settings'));
  if (c.req.method === 'POST' && c.req.path === AVATAR_PATH) return next();
  const type = c.req.header('content-type');
  if (type && !/^application\/json\b/i.test(type)) {
    throw new AppError('unsupported', 'Send JSON.');
  }
  const isChunked = c.req.header('transfer-encoding') !== undefined;
  const length = isChunked ? undefined : c.req.header('content-length');
  const maxBytes = maxBodyBytes(c.req.path);
  if (Number(length) > maxBytes) throw tooLarge(maxBytes);
  const release = reserveBody(c.get('client'), isChunked ? maxBytes : Number(length ?? 0));
  c.env.incoming.once('end', release);
  try {
    // Node’s parser enforces Content-Length; only chunked bodies have to be counted.
    await (length === undefined ? limitBody(maxBytes)(c, next) : next());
  } finally {
    release();
  }
};

/** Throws 503 if the disk is full. Skips the check for a PostgreSQL server, which reports a full disk itself. */
async function refuseWritesOnFullDisk({ DATABASE_URL, DATA_DIR }: Settings): Promise<void> {
  if (DATABASE_URL || (await isDiskFull(DATA_DIR)) === null) return;
  throw new AppError(
    'busy',
    'The server is full, so nothing new can be saved right now. You can still read. Please try again later.',
    60,
  );
}

function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge(maxSize);
    },
  });
}

function tooLarge(maxBytes: number) {
  return new AppError('too_large', `That’s too long. You can send up to ${maxBytes / 1024} KB.`);
}

/** Logs one line per request: method, route, status and duration. */
export const requestLogger: MiddlewareHandler<Env> = async (c, next) => {
  const start = performance.now();
  const stopTimer = startRequestTimer();
  await next();
  const { method, routePath: route } = c.req;
  const { status } = c.res;
  stopTimer(route, method, status);
  const ms = Math.round((performance.now() - start) * 10) / 10;
  c.get('log').info({ method, route, status, ms });
};

/** Retry-After while the database is unavailable. A full connection pool recovers within seconds. */
const DATABASE_RETRY_AFTER_SECONDS = '2';

/** Turns any error into a JSON response with a message for the user. */
export const errorHandler: ErrorHandler<Env> = (error, c) => {
  c.header('Cache-Control', 'no-store');
  if (error instanceof AppError) {
    if (error.retryAfterSeconds) c.header('Retry-After', String(error.retryAfterSeconds));
    // If a body is too long, its rest is not read, so the connection cannot be reused.
    if (error.status === 413) c.header('Connection', 'close');
    return c.json({ message: error.message, ...error.details }, error.status);
  }
  if (error instanceof HTTPException && error.status < 500) {
    return c.json({ message: 'We couldn’t read this request.' }, error.status as 400);
  }
  if (isIdOutOfRange(error) || isReferenceMissing(error))
    return c.json({ message: 'This is no longer there.' }, 404);
  const id = randomUUID();
  // If no message were given, pino would log the error’s message, in which PostgreSQL quotes the rejected row.
  c.get('log').error({ id, route: c.req.routePath, err: error }, 'a request failed');
  if (isDatabaseUnavailable(error)) {
    c.header('Retry-After', DATABASE_RETRY_AFTER_SECONDS);
    return c.json(
      { message: 'We can’t reach our database right now. Please try again in a moment.', id },
      503,
    );
  }
  return c.json({ message: 'Something went wrong on our side. Please try again.', id }, 500);
};
