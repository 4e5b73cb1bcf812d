import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/db';
import { personColumns, users } from './users.tables';

export async function findCredentials(db: Db, email: string) {
  const [found] = await db
    .select({ password: users.password, person: personColumns })
    .from(users)
    .where(eq(users.email, email));
  return found ?? null;
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
