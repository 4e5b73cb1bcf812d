import { and, desc, eq, gt, lt, ne, notInArray, sql } from 'drizzle-orm';
import { batchLoad } from '#server/db/batchLoad';
import type { Db } from '#server/db/db';
import { prepareStatement } from '#server/db/prepared';
import { type SessionFacts, sessions } from './sessions.tables';
import { personColumns, users } from './users.tables';

/** Maximum sessions per user: more browsers than a user has, few enough to list and export all at once. */
export const SESSIONS_MAX = 50;

/**
 * Loads a session and its user. Returns null if the session is unknown or expired. Prepared and batched, because every
 * request needs it.
 */
export function findSession(db: Db, sid: string) {
  return prepareStatement(db, 'session', prepareSession)(sid);
}

function prepareSession(db: Db, name: string) {
  const statement = db
    .select({ sid: sessions.sid, sess: sessions.sess, expire: sessions.expire, person: personColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.sid} = any(${sql.placeholder('sids')})`,
        gt(sessions.expire, sql.placeholder('now')),
      ),
    )
    .prepare(name);
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
