import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { rooms, weeklyThemes } from '#server/community/tables/rooms.tables';
import type { Db } from '#server/db/db';

/** Advisory lock that serializes changes of the active theme. An arbitrary number that no other lock uses. */
const THEME_LOCK_KEY = 23_020_717;

/** Returns the themes, newest week first. */
export function selectThemes(db: Db) {
  return db
    .select()
    .from(weeklyThemes)
    .orderBy(desc(weeklyThemes.weekStart), desc(weeklyThemes.id))
    .limit(500);
}

export async function activeTheme(db: Db) {
  const [found] = await db.select().from(weeklyThemes).where(eq(weeklyThemes.active, true));
  return found ?? null;
}

async function findTheme(db: Db, themeId: number) {
  const [found] = await db.select().from(weeklyThemes).where(eq(weeklyThemes.id, themeId));
  return found ?? null;
}

export async function insertTheme(db: Db, theme: typeof weeklyThemes.$inferInsert) {
  const [inserted] = await db.insert(weeklyThemes).values(theme).returning();
  return inserted as typeof weeklyThemes.$inferSelect;
}

/** Returns null if there is no such theme. */
export async function updateTheme(
  db: Db,
  themeId: number,
  change: Partial<typeof weeklyThemes.$inferInsert>,
) {
  const [updated] = await db.update(weeklyThemes).set(change).where(eq(weeklyThemes.id, themeId)).returning();
  return updated ?? null;
}

/** Makes this theme the only active one. Must run in a transaction. Returns null if there is no such theme. */
export async function setActiveTheme(db: Db, themeId: number) {
  await db.execute(sql`select pg_advisory_xact_lock(${THEME_LOCK_KEY})`);
  if (!(await findTheme(db, themeId))) return null;
  await db
    .update(weeklyThemes)
    .set({ active: false })
    .where(and(eq(weeklyThemes.active, true), ne(weeklyThemes.id, themeId)));
  await db.update(rooms).set({ activeThemeId: themeId }).where(eq(rooms.type, 'walking_together'));
  return updateTheme(db, themeId, { active: true });
}
