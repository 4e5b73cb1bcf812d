import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type Category, type Energy, type Frequency, RELATIONSHIPS_MAX } from '#contract/relationshipLimits';
import type { NewRelationship } from '#contract/relationships';
import { users } from '#server/auth/users.tables';
import type { Db } from '#server/lib/db';
import { relationships } from './relationships.tables';

const shown = {
  id: relationships.id,
  name: relationships.name,
  category: sql<Category>`${relationships.category}`,
  frequency: sql<Frequency>`${relationships.frequency}`,
  energy: sql<Energy>`${relationships.energy}`,
  notes: relationships.notes,
  prayedAt: relationships.prayedAt,
  createdAt: relationships.createdAt,
};

/** Everybody on a person's list, by name. */
export function relationshipsOf(db: Db, userId: string) {
  return db
    .select(shown)
    .from(relationships)
    .where(eq(relationships.userId, userId))
    .orderBy(asc(relationships.name), asc(relationships.id))
    .limit(RELATIONSHIPS_MAX);
}

/** Whoever else adds to this list waits until the transaction ends. */
export async function lockList(db: Db, userId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export function countRelationships(db: Db, userId: string): Promise<number> {
  return db.$count(relationships, eq(relationships.userId, userId));
}

export async function findSentRelationship(db: Db, userId: string, sendKey: string) {
  const [found] = await db
    .select({ id: relationships.id })
    .from(relationships)
    .where(and(eq(relationships.userId, userId), eq(relationships.sendKey, sendKey)));
  return found ?? null;
}

export async function insertRelationship(
  db: Db,
  userId: string,
  relationship: NewRelationship & { sendKey: string | null },
) {
  const [inserted] = await db
    .insert(relationships)
    .values({ userId, ...relationship })
    .returning(shown);
  return inserted as NonNullable<typeof inserted>;
}

/** Null when it is not on this person's list. */
export async function updateRelationship(db: Db, userId: string, id: number, change: NewRelationship) {
  const [updated] = await db.update(relationships).set(change).where(ownRow(userId, id)).returning(shown);
  return updated ?? null;
}

/** A prayer after `since` is this one, said again; the time before it stays the one it was. */
export async function updatePrayed(
  db: Db,
  userId: string,
  id: number,
  { now, since }: { now: Date; since: Date },
) {
  const { prayedAt, prayedBeforeAt } = relationships;
  const [updated] = await db
    .update(relationships)
    .set({
      prayedAt: now,
      prayedBeforeAt: sql`case when ${gt(prayedAt, since)} then ${prayedBeforeAt} else ${prayedAt} end`,
    })
    .where(ownRow(userId, id))
    .returning(shown);
  return updated ?? null;
}

/** The time before stays written down, so that taking back twice is taking back once. */
export async function updateUnprayed(db: Db, userId: string, id: number) {
  const [updated] = await db
    .update(relationships)
    .set({ prayedAt: sql`${relationships.prayedBeforeAt}` })
    .where(ownRow(userId, id))
    .returning(shown);
  return updated ?? null;
}

/** Answers whether it was there. */
export async function deleteRelationship(db: Db, userId: string, id: number): Promise<boolean> {
  const deleted = await db
    .delete(relationships)
    .where(ownRow(userId, id))
    .returning({ id: relationships.id });
  return deleted.length > 0;
}

function ownRow(userId: string, id: number) {
  return and(eq(relationships.userId, userId), eq(relationships.id, id));
}
