import { randomUUID } from 'node:crypto';
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { Env } from './api';
import { isDatabaseAway } from './databaseFaults';
import { refuseWithoutRoom } from './diskSpace';
import { requestBegins } from './metrics';
import { Refusal } from './refusal';
import { admitBody, maxBodyBytes } from './requestBodies';
import { isLoopback } from './settings';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Scripts, styles, fonts and calls are our own or they are nothing. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

/** What every answer carries. Node holds it until the answer goes out, and what the answer itself says comes before it. */
export function headers(publicUrl: string): MiddlewareHandler<Env> {
  const always = new Map([
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
    always.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
  return (c, next) => {
    c.env.outgoing.setHeaders(always);
    return next();
  };
}

/** Answers of the API are nobody's to keep, unless one says otherwise. */
export const unkept: MiddlewareHandler<Env> = (c, next) => {
  c.env.outgoing.setHeader('Cache-Control', 'no-store');
  return next();
};

/** Of a picture nothing may run, also when somebody opens it by its own address. */
export const sandboxed: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox");
};

/** A page that a mail leads to tells no other where somebody came from. */
export const hushed: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  c.header('Referrer-Policy', 'no-referrer');
};

/**
 * Lets a write pass only from our own pages, or from a client that is no browser and so names no origin.
 * Every browser of the last years names one.
 */
export function sameOrigin(publicUrl: string): MiddlewareHandler<Env> {
  // Without a public address people come by any name of this machine, so the page's own host counts too.
  const allowsHost = publicUrl.startsWith('http:') && isLoopback(publicUrl);
  const message = allowsHost
    ? 'This request came from another site. Please open the page here and try again.'
    : `This request came from another site. Please open ${publicUrl} and try again.`;
  return async (c, next) => {
    if (READS.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const isOurs = !origin || origin === publicUrl || (allowsHost && hostOf(origin) === c.req.header('host'));
    if (!isOurs || isCrossSite(c)) throw new Refusal('forbidden', message);
    return next();
  };
}

/** Rejects a read that another site asked for, also when it is a navigation, which carries the session cookie. */
export const notCrossSite: MiddlewareHandler<Env> = (c, next) => {
  if (isCrossSite(c)) {
    throw new Refusal(
      'forbidden',
      'This was opened from another site. Please open it from your profile page.',
    );
  }
  return next();
};

/** Whether a browser says that something else than our own pages or the address bar made the request. */
function isCrossSite(c: Context<Env>): boolean {
  const site = c.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** The one call that takes a file; it bounds what it takes itself. */
const PICTURE_CALL = '/api/auth/avatar';

/** A write has room to be kept, and its body is JSON of a bounded size. */
export const jsonBody: MiddlewareHandler<Env> = async (c, next) => {
  if (READS.has(c.req.method)) return next();
  await refuseWithoutRoom(c.get('settings'));
  if (c.req.method === 'POST' && c.req.path === PICTURE_CALL) return next();
  const type = c.req.header('content-type');
  if (type && !/^application\/json\b/i.test(type)) {
    throw new Refusal('unsupported', 'Send JSON.');
  }
  const isChunked = c.req.header('transfer-encoding') !== undefined;
  const length = isChunked ? undefined : c.req.header('content-length');
  const maxBytes = maxBodyBytes(c.req.path);
  if (Number(length) > maxBytes) throw tooLarge(maxBytes);
  const release = admitBody(c.get('client'), isChunked ? maxBytes : Number(length ?? 0));
  c.env.incoming.once('end', release);
  try {
    // The parser ends a body at its length; only one without a length has to be counted.
    await (length === undefined ? limitBody(maxBytes)(c, next) : next());
  } finally {
    release();
  }
};

function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw tooLarge(maxSize);
    },
  });
}

function tooLarge(maxBytes: number) {
  return new Refusal('too_large', `That’s too long. You can send up to ${maxBytes / 1024} KB.`);
}

/** One line a call: what was asked of which route, how it ended, how long it took. */
export const logged: MiddlewareHandler<Env> = async (c, next) => {
  const start = performance.now();
  const ended = requestBegins();
  await next();
  const { method, routePath: route } = c.req;
  const { status } = c.res;
  ended(route, method, status);
  const ms = Math.round((performance.now() - start) * 10) / 10;
  c.get('log').info({ method, route, status, ms });
};

/** A queue for connections is served within seconds, and a user at a button waits no longer. */
const DATABASE_RETRY_AFTER_SECONDS = '2';

/** Turns whatever went wrong into a sentence for the person. */
export const answerError: ErrorHandler<Env> = (error, c) => {
  c.header('Cache-Control', 'no-store');
  if (error instanceof Refusal) {
    if (error.retryAfterSeconds) c.header('Retry-After', String(error.retryAfterSeconds));
    // The rest of a body that is too long is not read, so its connection carries no other call.
    if (error.status === 413) c.header('Connection', 'close');
    return c.json({ message: error.message, nearest: error.nearest }, error.status);
  }
  if (error instanceof HTTPException && error.status < 500) {
    return c.json({ message: 'We couldn’t read this request.' }, error.status as 400);
  }
  const id = randomUUID();
  // Without words of ours the line would repeat the error's, and a database's quote the row it refuses.
  c.get('log').error({ id, route: c.req.routePath, err: error }, 'a call failed');
  if (isDatabaseAway(error)) {
    c.header('Retry-After', DATABASE_RETRY_AFTER_SECONDS);
    return c.json(
      { message: 'We can’t reach our database right now. Please try again in a moment.', id },
      503,
    );
  }
  return c.json({ message: 'Something went wrong on our side. Please try again.', id }, 500);
};
