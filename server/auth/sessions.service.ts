import { hash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { CHECK_EMAIL_AND_PASSWORD } from '#contract/account/auth';
import type { Db } from '#server/db/db';
import type { Env } from '#server/http/api';
import { AppError } from '#server/http/appError';
import { describeBrowser } from './browsers';
import {
  deleteExpiredSessions,
  deleteOldestSessions,
  deleteSession,
  deleteSessionsOf,
  extendSession,
  findSession,
  insertSession,
  lockUser,
  SESSIONS_MAX,
} from './sessions.queries';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A session ends after thirty days without use, so users who come once a month stay signed in. */
const SESSION_MS = 30 * DAY_MS;

/** 256 bits. */
const TOKEN_BYTES = 32;

export type SignedIn = Found['person'];

/** The session of the request. */
type Session = { sid: string; signedInAt: Date };

type SignedInEnv = Env & { Variables: { person: SignedIn; session: Session } };

/** Allows everyone, signed in or not. */
export const allowAnonymous = createMiddleware<Env>((_c, next) => next());

/** Requires a signed-in user. */
export const requireUser = createMiddleware<SignedInEnv>(async (c, next) => {
  await requireSession(c);
  await next();
});

/** Requires a signed-in moderator. */
export const requireModerator = createMiddleware<SignedInEnv>(async (c, next) => {
  const { person } = await requireSession(c);
  if (!person.isModerator) throw new AppError('forbidden', 'This is for moderators only.');
  await next();
});

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

async function requireSession<M extends SignedInEnv>(c: Context<M>): Promise<Found> {
  const found = await sessionOf(c);
  if (!found) throw new AppError('not_signed_in', 'Please sign in to continue.');
  c.set('person', found.person);
  c.set('session', { sid: found.sid, signedInAt: new Date(found.sess.signedInAt) });
  return found;
}

/** Returns the signed-in user. Returns null for a visitor. */
export async function signedInUser<E extends Env>(c: Context<E>): Promise<SignedIn | null> {
  return (await sessionOf(c))?.person ?? null;
}

/** Finds the session of the cookie, and extends it at most once a day. */
async function sessionOf<E extends Env>(c: Context<E>): Promise<Found | null> {
  const token = getCookie(c, cookieName(c));
  if (!token) return null;
  const sid = sidOf(token);
  const session = await findSession(c.get('db'), sid);
  if (!session) return null;
  if (session.expire.getTime() - Date.now() < SESSION_MS - DAY_MS) {
    await extendSession(c.get('db'), sid, new Date(Date.now() + SESSION_MS));
    sendCookie(c, token);
  }
  return session;
}

/**
 * Starts a new session and deletes the session of the current cookie, to prevent session fixation. With `hash`, throws
 * if the password no longer has this hash.
 */
export async function startSession<E extends Env>(
  c: Context<E>,
  userId: string,
  hash?: string,
): Promise<void> {
  const before = getCookie(c, cookieName(c));
  if (before) await deleteSession(c.get('db'), sidOf(before));
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = new Date();
  const session = {
    sid: sidOf(token),
    userId,
    sess: { signedInAt: now.toISOString(), browser: describeBrowser(c.req.header('user-agent') ?? '') },
    expire: new Date(now.getTime() + SESSION_MS),
  };
  const db: Db = c.get('db');
  await db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId, hash))) {
      throw new AppError('not_signed_in', CHECK_EMAIL_AND_PASSWORD);
    }
    await insertSession(tx, session);
    await deleteOldestSessions(tx, userId, SESSIONS_MAX);
  });
  await deleteExpiredSessions(c.get('db'), now);
  sendCookie(c, token);
}

export async function endSession<E extends Env>(c: Context<E>): Promise<void> {
  const token = getCookie(c, cookieName(c));
  if (!token) return;
  await deleteSession(c.get('db'), sidOf(token));
  deleteCookie(c, cookieName(c), cookieOptions(c));
}

/** Signs a user out everywhere. */
export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await deleteSessionsOf(db, userId);
}

function sendCookie<E extends Env>(c: Context<E>, token: string) {
  setCookie(c, cookieName(c), token, { ...cookieOptions(c), maxAge: SESSION_MS / 1000 });
}

function cookieOptions<E extends Env>(c: Context<E>) {
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure: isHttps(c) } as const;
}

function cookieName<E extends Env>(c: Context<E>): string {
  return isHttps(c) ? '__Host-session' : 'session';
}

function isHttps<E extends Env>(c: Context<E>): boolean {
  return c.get('settings').PUBLIC_URL.startsWith('https:');
}

function sidOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
