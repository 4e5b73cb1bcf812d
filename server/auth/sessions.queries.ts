import { and, desc, eq, gt, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { batchLoad } from '#server/db/batchLoad';
import type { Db } from '#server/db/db';
import { prepareStatement } from '#server/db/prepared';
import { type SessionFacts, sessions } from './sessions.tables';
import { personColumns, users } from './users.tables';

/** Maximum sessions per user: more browsers than anyone uses, few enough to list and export all at once. */
export const SESSIONS_MAX = 50;

/** Loads a session and its user in one statement. Returns null if the session is unknown or expired. */
export function findSession(db: Db, sid: string) {
  return prepareStatement(db, 'session', prepareSession)(sid);
}

function prepareSession(db: Db, name: string) {
  return batchedBySid(
    db.select(session).from(sessions).innerJoin(users, isOwner).where(isActive).prepare(name),
  );
}

/** One SQL value that a route needs besides the session. `name` names a prepared statement, so it must be unique. */
export type SessionQuery<Value> = { name: string; value: SQL<Value> };

/** Loads a session and an additional value in one statement, which takes half as long as two. */
export function findSessionWith<Value>(db: Db, { name, value }: SessionQuery<Value>, sid: string) {
  const prepare = (db: Db, name: string) =>
    batchedBySid(
      db
        .select({ ...session, beside: value })
        .from(sessions)
        .innerJoin(users, isOwner)
        .where(isActive)
        .prepare(name),
    );
  return prepareStatement(db, `session_${name}`, prepare)(sid);
}

const session = { sid: sessions.sid, sess: sessions.sess, expire: sessions.expire, person: personColumns };
const isOwner = eq(users.id, sessions.userId);
const isActive = and(
  sql`${sessions.sid} = any(${sql.placeholder('sids')})`,
  gt(sessions.expire, sql.placeholder('now')),
);

function batchedBySid<Found extends { sid: string }>(statement: {
  execute: (values: { sids: readonly string[]; now: Date }) => Promise<Found[]>;
}) {
  return batchLoad(async (sids: readonly string[]) => {
    const found = await statement.execute({ sids, now: new Date() });
    const bySessionId = new Map(found.map((one) => [one.sid, one]));
    return sids.map((sid) => bySessionId.get(sid) ?? null);
  });
}

/**
 * Locks the user's row until the transaction ends, so that sign-ins of one user run one after the other and the
 * password cannot change. Returns false if the user was deleted or, with `hash`, if the password has another hash now.
 */
export async function lockUser(db: Db, userId: string, hash?: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), hash === undefined ? undefined : eq(users.password, hash)))
    .for('no key update');
  return found.length > 0;
}

export async function insertSession(
  db: Db,
  session: { sid: string; userId: string; sess: SessionFacts; expire: Date },
) {
  await db.insert(sessions).values(session);
}

/** Deletes all sessions of a user except the `count` most recently used ones. */
export async function deleteOldestSessions(db: Db, userId: string, count: number) {
  const kept = db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    // Using a session extends its expiry.
    .orderBy(desc(sessions.expire), desc(sql`${sessions.sess}->>'signedInAt'`))
    .limit(count);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.sid, kept)));
}

export async function extendSession(db: Db, sid: string, expire: Date) {
  await db.update(sessions).set({ expire }).where(eq(sessions.sid, sid));
}

export async function deleteSession(db: Db, sid: string) {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

export async function deleteSessionsOf(db: Db, userId: string) {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Returns the active sessions of a user, newest first. */
export function sessionsOf(db: Db, userId: string) {
  return db
    .select({ sid: sessions.sid, sess: sessions.sess })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, new Date())))
    .orderBy(desc(sql`${sessions.sess}->>'signedInAt'`))
    .limit(SESSIONS_MAX);
}

/** Deletes all sessions of a user except one. */
export async function deleteOtherSessions(db: Db, userId: string, sid: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, sid)));
}

export async function deleteExpiredSessions(db: Db, now: Date) {
  await db.delete(sessions).where(lt(sessions.expire, now));
}
