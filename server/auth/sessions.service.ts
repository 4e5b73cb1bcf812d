import { hash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { CHECK_EMAIL_AND_PASSWORD } from '#contract/auth';
import type { Env } from '#server/lib/api';
import type { Db } from '#server/lib/db';
import { Refusal } from '#server/lib/refusal';
import { browserOf } from './browsers';
import {
  type Beside,
  deleteEndedSessions,
  deleteSession,
  deleteSessionsBeyond,
  findSession,
  findSessionBeside,
  insertSession,
  lockPerson,
  prolongSession,
  SESSIONS_MAX,
} from './sessions.queries';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A person who comes once a month stays signed in. */
const SESSION_MS = 30 * DAY_MS;

/** 256 random bits. */
const TOKEN_BYTES = 32;

export type SignedIn = Found['person'];

/** The session a call came with. */
type Session = { sid: string; signedInAt: Date };

type Member = Env & { Variables: { person: SignedIn; session: Session } };

/** Anybody, signed in or not. */
export const visitor = createMiddleware<Env>((_c, next) => next());

/** A signed-in person, and nobody else. */
export const member = createMiddleware<Member>(async (c, next) => {
  await admit(c, findSession);
  await next();
});

/** A signed-in person, and what she asks for, which is read by the statement that says who she is. */
export function memberBeside<Value>(asked: Beside<Value>) {
  type Answered = Member & { Variables: { beside: Value } };
  return createMiddleware<Answered>(async (c, next) => {
    const { beside } = await admit(c, (db, sid) => findSessionBeside(db, asked, sid));
    c.set('beside', beside);
    await next();
  });
}

/** A signed-in moderator, and nobody else. */
export const moderator = createMiddleware<Member>(async (c, next) => {
  const { person } = await admit(c, findSession);
  if (!person.isModerator) throw new Refusal('forbidden', 'This is for moderators only.');
  await next();
});

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** How a session that is still open is found. */
type Find<F extends Found> = (db: Db, sid: string) => Promise<F | null>;

async function admit<M extends Member, F extends Found>(c: Context<M>, find: Find<F>): Promise<F> {
  const found = await sessionOf(c, find);
  if (!found) throw new Refusal('not_signed_in', 'Please sign in to continue.');
  c.set('person', found.person);
  c.set('session', { sid: found.sid, signedInAt: new Date(found.sess.signedInAt) });
  return found;
}

/** The person whose session the cookie names, or null. */
export async function personOf<E extends Env>(c: Context<E>): Promise<SignedIn | null> {
  return (await sessionOf(c, findSession))?.person ?? null;
}

/** Keeps a session that is in use from ending. */
async function sessionOf<E extends Env, F extends Found>(c: Context<E>, find: Find<F>): Promise<F | null> {
  const token = getCookie(c, cookieName(c));
  if (!token) return null;
  const sid = sidOf(token);
  const session = await find(c.get('db'), sid);
  if (!session) return null;
  if (session.expire.getTime() - Date.now() < SESSION_MS - DAY_MS) {
    await prolongSession(c.get('db'), sid, new Date(Date.now() + SESSION_MS));
    sendCookie(c, token);
  }
  return session;
}

/**
 * Always a new session: a cookie that was there before, planted or not, ends. With the hash of the password by which
 * somebody was known there is none if that password has been changed meanwhile.
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
    sess: { signedInAt: now.toISOString(), browser: browserOf(c.req.header('user-agent') ?? '') },
    expire: new Date(now.getTime() + SESSION_MS),
  };
  const db: Db = c.get('db');
  await db.transaction(async (tx) => {
    if (!(await lockPerson(tx, userId, hash))) {
      throw new Refusal('not_signed_in', CHECK_EMAIL_AND_PASSWORD);
    }
    await insertSession(tx, session);
    await deleteSessionsBeyond(tx, userId, SESSIONS_MAX);
  });
  await deleteEndedSessions(c.get('db'), now);
  sendCookie(c, token);
}

export async function endSession<E extends Env>(c: Context<E>): Promise<void> {
  const token = getCookie(c, cookieName(c));
  if (!token) return;
  await deleteSession(c.get('db'), sidOf(token));
  deleteCookie(c, cookieName(c), cookieOptions(c));
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
