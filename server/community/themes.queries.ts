import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#server/lib/db';
import { rooms, weeklyThemes } from './rooms.tables';

/** Any number that nothing else in our database locks: whoever changes which theme is active takes turns by it. */
const TURN = 23_020_717;

/** The newest week first. */
export function allThemes(db: Db) {
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

/** Null when there is none. */
export async function updateTheme(
  db: Db,
  themeId: number,
  change: Partial<typeof weeklyThemes.$inferInsert>,
) {
  const [updated] = await db.update(weeklyThemes).set(change).where(eq(weeklyThemes.id, themeId)).returning();
  return updated ?? null;
}

/** Makes this theme the only active one; call it in a transaction. Null when there is none. */
export async function activate(db: Db, themeId: number) {
  await db.execute(sql`select pg_advisory_xact_lock(${TURN})`);
  if (!(await findTheme(db, themeId))) return null;
  await db
    .update(weeklyThemes)
    .set({ active: false })
    .where(and(eq(weeklyThemes.active, true), ne(weeklyThemes.id, themeId)));
  await db.update(rooms).set({ activeThemeId: themeId }).where(eq(rooms.type, 'walking_together'));
  return updateTheme(db, themeId, { active: true });
}
