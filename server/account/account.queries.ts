import { eq, sql } from 'drizzle-orm';
import { personColumns, users } from '#server/auth/users.tables';
import type { Db } from '#server/db/db';

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, email))) > 0;
}

export async function findPerson(db: Db, userId: string) {
  const [found] = await db.select(personColumns).from(users).where(eq(users.id, userId));
  return found ?? null;
}

/** Inserts a user. Returns null if the email address is already taken. */
export async function insertUser(db: Db, user: typeof users.$inferInsert) {
  const [inserted] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return inserted ?? null;
}

/** Finds an account by email address and locks it until the transaction ends. Returns null if there is none. */
export async function lockAccount(db: Db, email: string) {
  const [found] = await db
    .select(personColumns)
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()))
    .for('update');
  return found ?? null;
}

export async function updateModerator(db: Db, userId: string, isModerator: boolean) {
  await db.update(users).set({ isModerator }).where(eq(users.id, userId));
}

/** Stores when the user first agreed to the rules. Returns null if the account was deleted. */
export async function updateRulesAgreed(db: Db, userId: string) {
  const [updated] = await db
    .update(users)
    .set({ rulesAgreedAt: sql`coalesce(${users.rulesAgreedAt}, now())` })
    .where(eq(users.id, userId))
    .returning(personColumns);
  return updated ?? null;
}

/** Returns null if the account was deleted. */
export async function updateNoticeMails(db: Db, userId: string, noticeMails: boolean) {
  const [updated] = await db
    .update(users)
    .set({ noticeMails })
    .where(eq(users.id, userId))
    .returning(personColumns);
  return updated ?? null;
}

type Profile = Pick<typeof users.$inferInsert, 'firstName' | 'lastName' | 'email' | 'emailVerified'>;

/** Updates a profile. Returns false if the email address is taken; the transaction is then aborted. */
export async function updateProfile(db: Db, userId: string, profile: Profile): Promise<boolean> {
  try {
    await db.update(users).set(profile).where(eq(users.id, userId));
    return true;
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';

/**
 * Locks the user's row and then the posts that the user responded to, because the deletion changes their counters. The
 * order prevents a deadlock with a response of the same user, and the order by id one with another deletion.
 */
export async function lockForDeletion(db: Db, userId: string) {
  await db.execute(sql`select from users where id = ${userId} for update`);
  await db.execute(sql`
    select from posts where id in (
        select post_id from reactions where user_id = ${userId} union
        select post_id from prayers_said where user_id = ${userId} union
        select post_id from comments where user_id = ${userId})
      order by id for no key update`);
}

/** Deletes a user. Returns false if the account was already deleted. */
export async function deleteUser(db: Db, userId: string): Promise<boolean> {
  const deleted = await db.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
  return deleted.length > 0;
}
