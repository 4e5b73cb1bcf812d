import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '#server/db/db';
import { emailVerifications, passwordResets } from './sessions.tables';
import { users } from './users.tables';

/** Locks the account until the transaction ends, so that concurrent resets leave only the newest link valid. */
export async function lockUserByEmail(db: Db, email: string) {
  const [found] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.email, email))
    .for('update');
  return found ?? null;
}

/** Inserts a reset and deletes all earlier ones for the same address. */
export async function insertReset(db: Db, reset: { email: string; token: string; expiresAt: Date }) {
  await deleteResets(db, reset.email);
  await db.insert(passwordResets).values(reset);
}

/** Finds a valid reset. Returns null if the token is unknown, used, expired, or was replaced by a newer one. */
export async function findReset(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ email: passwordResets.email })
    .from(passwordResets)
    .where(
      and(eq(passwordResets.token, token), eq(passwordResets.used, false), gt(passwordResets.expiresAt, now)),
    )
    .orderBy(desc(passwordResets.id));
  return found ?? null;
}

/** Marks a reset as used. Returns false if it was already used. */
export async function consumeReset(db: Db, token: string): Promise<boolean> {
  const used = await db
    .update(passwordResets)
    .set({ used: true })
    .where(and(eq(passwordResets.token, token), eq(passwordResets.used, false)))
    .returning({ id: passwordResets.id });
  return used.length > 0;
}

export async function deleteResets(db: Db, email: string) {
  await db.delete(passwordResets).where(eq(passwordResets.email, email));
}

/** Inserts a verification and deletes all earlier ones of the same user. */
export async function insertVerification(
  db: Db,
  verification: { userId: string; email: string; token: string; expiresAt: Date },
) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, verification.userId)).for('update');
  await db.delete(emailVerifications).where(eq(emailVerifications.userId, verification.userId));
  await db.insert(emailVerifications).values(verification);
}

/** Confirms an address. Returns false if the token is unknown or expired, or the account has another address now. */
export async function verifyEmail(db: Db, token: string, now: Date): Promise<boolean> {
  const [found] = await db
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.token, token), gt(emailVerifications.expiresAt, now)))
    .returning({ userId: emailVerifications.userId, email: emailVerifications.email });
  if (!found) return false;
  const verified = await db
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, found.userId), eq(users.email, found.email)))
    .returning({ id: users.id });
  return verified.length > 0;
}

export async function deleteExpiredTokens(db: Db, now: Date) {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now));
}
