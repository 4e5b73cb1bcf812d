import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db';
import { prepareStatement } from '#server/db/prepared';
import { users } from './users.tables';

/** Columns that users may see of their own account; never the password. */
export const personColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  avatarUrl: users.avatarUrl,
  emailVerified: users.emailVerified,
  isModerator: users.isModerator,
  companionLevel: users.companionLevel,
  experiencePoints: users.experiencePoints,
  rulesAgreedAt: users.rulesAgreedAt,
  createdAt: users.createdAt,
};

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, email))) > 0;
}

export async function findPerson(db: Db, userId: string) {
  const [found] = await prepareStatement(db, 'person', preparePerson).execute({ userId });
  return found ?? null;
}

function preparePerson(db: Db, name: string) {
  return db
    .select(personColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare(name);
}

export async function findCredentials(db: Db, email: string) {
  const [found] = await db
    .select({ password: users.password, person: personColumns })
    .from(users)
    .where(eq(users.email, email));
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

export async function findPassword(db: Db, userId: string): Promise<string | null> {
  const [found] = await db.select({ password: users.password }).from(users).where(eq(users.id, userId));
  return found?.password ?? null;
}

export async function updatePassword(db: Db, userId: string, password: string) {
  await db.update(users).set({ password }).where(eq(users.id, userId));
}

/** Changes the password if its hash is still `before`. Returns false otherwise. */
export async function replacePassword(db: Db, userId: string, before: string, password: string) {
  const replaced = await db
    .update(users)
    .set({ password })
    .where(and(eq(users.id, userId), eq(users.password, before)))
    .returning({ id: users.id });
  return replaced.length > 0;
}

export async function updateVerified(db: Db, userId: string) {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
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

/** Deletes a user. Returns false if the account was already deleted. */
export async function deleteUser(db: Db, userId: string): Promise<boolean> {
  const deleted = await db.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
  return deleted.length > 0;
}
