import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#server/lib/db';
import { prepared } from '#server/lib/prepared';
import { type SessionFacts, sessions } from './sessions.tables';
import { person } from './users.queries';
import { users } from './users.tables';

/** The session and its person in one look-up; null when the session is unknown or has ended. */
export async function findSession(db: Db, sid: string, now: Date) {
  const [found] = await prepared(db, 'session', prepareSession).execute({ sid, now });
  return found ?? null;
}

function prepareSession(db: Db, name: string) {
  return db
    .select({ expire: sessions.expire, person })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, sql.placeholder('now'))))
    .prepare(name);
}

export async function insertSession(
  db: Db,
  session: { sid: string; userId: string; sess: SessionFacts; expire: Date },
) {
  await db.insert(sessions).values(session);
}

export async function prolongSession(db: Db, sid: string, expire: Date) {
  await db.update(sessions).set({ expire }).where(eq(sessions.sid, sid));
}

export async function deleteSession(db: Db, sid: string) {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

export async function deleteSessionsOf(db: Db, userId: string) {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteEndedSessions(db: Db, now: Date) {
  await db.delete(sessions).where(lt(sessions.expire, now));
}
