import { eq } from 'drizzle-orm';
import type { Db } from '#server/lib/db';
import { users } from './users.tables';

/** The columns of a person as she may see them herself: never the password. */
export const person = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  avatarUrl: users.avatarUrl,
  emailVerified: users.emailVerified,
  isModerator: users.isModerator,
  companionLevel: users.companionLevel,
  experiencePoints: users.experiencePoints,
  createdAt: users.createdAt,
};

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, email))) > 0;
}

export async function findPerson(db: Db, userId: string) {
  const [found] = await db.select(person).from(users).where(eq(users.id, userId));
  return found ?? null;
}

export async function findCredentials(db: Db, email: string) {
  const [found] = await db
    .select({ password: users.password, person })
    .from(users)
    .where(eq(users.email, email));
  return found ?? null;
}

/** Null when somebody else took the address first. */
export async function insertUser(db: Db, user: typeof users.$inferInsert) {
  const [inserted] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return inserted ?? null;
}

/** By the address in its canonical form; null when there is no such account. */
export async function updateModerator(db: Db, email: string, isModerator: boolean) {
  const [updated] = await db
    .update(users)
    .set({ isModerator })
    .where(eq(users.email, email.trim().toLowerCase()))
    .returning({ id: users.id, email: users.email });
  return updated ?? null;
}
