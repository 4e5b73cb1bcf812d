import { and, eq, ne } from 'drizzle-orm';
import { users } from '#server/auth/users.tables';
import type { Db } from '#server/db/db';
import { avatars } from './avatars.tables';

/** Saves a picture and deletes the old one. */
export async function replaceAvatar(db: Db, avatar: typeof avatars.$inferInsert, avatarUrl: string) {
  await db.insert(avatars).values(avatar);
  await db.update(users).set({ avatarUrl }).where(eq(users.id, avatar.userId));
  await db.delete(avatars).where(and(eq(avatars.userId, avatar.userId), ne(avatars.hash, avatar.hash)));
}

export async function deleteAvatars(db: Db, userId: string) {
  await db.update(users).set({ avatarUrl: null }).where(eq(users.id, userId));
  await db.delete(avatars).where(eq(avatars.userId, userId));
}

export async function findAvatar(db: Db, name: string): Promise<Buffer | null> {
  const [found] = await db.select({ webp: avatars.webp }).from(avatars).where(eq(avatars.hash, name));
  return found?.webp ?? null;
}
