import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Db } from '#server/db/db';
import type { Env } from './api';

/** Set for some seconds after a write, so that the user's own writes are read from the primary, by any process. */
const WROTE_COOKIE = 'wrote';

/** Longer than the replica may lag behind, plus the time of a slow response. */
const WROTE_SECONDS = 5;

/**
 * Runs a read on the replica, if there is one. Its rows may be a second old. Uses the primary after a write by the same
 * browser, and if the client asks for fresh data (`Cache-Control: no-cache`), as it does after a live event.
 */
export function readFromReplica<E extends Env, Result>(
  c: Context<E>,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  const needsFresh = c.req.header('cache-control') === 'no-cache' || getCookie(c, WROTE_COOKIE) !== undefined;
  return needsFresh ? read(c.get('db')) : c.get('readReplica')(read);
}

/** Remembers in a cookie that this browser has just written. Only with a replica. */
export const rememberWrite: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const { DATABASE_READ_URL, PUBLIC_URL } = c.get('settings');
  if (!DATABASE_READ_URL || !c.res.ok || c.req.method === 'GET' || c.req.method === 'HEAD') return;
  setCookie(c, WROTE_COOKIE, '1', {
    path: '/api',
    maxAge: WROTE_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: PUBLIC_URL.startsWith('https:'),
  });
};
