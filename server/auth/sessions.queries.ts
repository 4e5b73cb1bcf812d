import { and, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
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
  return db.select(session).from(sessions).innerJoin(users, isOwner).where(isOpen).prepare(name);
}

/** What a call answers with, as one value of a statement that has a name of its own. */
export type Beside<Value> = { name: string; value: SQL<Value> };

/** The same, and what the call asks for beside it: one statement takes half as long as two. */
export async function findSessionBeside<Value>(
  db: Db,
  { name, value }: Beside<Value>,
  sid: string,
  now: Date,
) {
  const prepare = (db: Db, name: string) =>
    db
      .select({ ...session, beside: value })
      .from(sessions)
      .innerJoin(users, isOwner)
      .where(isOpen)
      .prepare(name);
  const [found] = await prepared(db, `session_${name}`, prepare).execute({ sid, now });
  return found ?? null;
}

const session = { sid: sessions.sid, sess: sessions.sess, expire: sessions.expire, person };
const isOwner = eq(users.id, sessions.userId);
const isOpen = and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, sql.placeholder('now')));

/** Whether this is still her password; until the transaction ends it stays so. */
export async function holdPassword(db: Db, userId: string, hash: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.password, hash)))
    .for('share');
  return found.length > 0;
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

/** The newest first. */
export function sessionsOf(db: Db, userId: string) {
  return db
    .select({ sid: sessions.sid, sess: sessions.sess })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, new Date())))
    .orderBy(desc(sql`${sessions.sess}->>'signedInAt'`));
}

/** All but one. */
export async function deleteOtherSessions(db: Db, userId: string, sid: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, sid)));
}

export async function deleteEndedSessions(db: Db, now: Date) {
  await db.delete(sessions).where(lt(sessions.expire, now));
}
