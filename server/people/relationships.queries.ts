import { and, asc, eq, gt, sql } from 'drizzle-orm';
import {
  type Category,
  type Energy,
  type Frequency,
  MAX_RELATIONSHIPS,
} from '#contract/people/relationshipLimits';
import type { NewRelationship } from '#contract/people/relationships';
import { users } from '#server/auth/users.tables';
import type { Db } from '#server/db/db';
import { relationships } from './relationships.tables';

const columns = {
  id: relationships.id,
  name: relationships.name,
  category: sql<Category>`${relationships.category}`,
  frequency: sql<Frequency>`${relationships.frequency}`,
  energy: sql<Energy>`${relationships.energy}`,
  notes: relationships.notes,
  prayedAt: relationships.prayedAt,
  createdAt: relationships.createdAt,
};

/** Returns all relationships of a user, sorted by name. */
export function relationshipsOf(db: Db, userId: string) {
  return db
    .select(columns)
    .from(relationships)
    .where(eq(relationships.userId, userId))
    .orderBy(asc(relationships.name), asc(relationships.id))
    .limit(MAX_RELATIONSHIPS);
}

/** Locks the user’s list until the transaction ends. Concurrent additions wait for the lock. */
export async function lockRelationships(db: Db, userId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export function countRelationships(db: Db, userId: string): Promise<number> {
  return db.$count(relationships, eq(relationships.userId, userId));
}

export async function findRelationshipByIdempotencyKey(db: Db, userId: string, idempotencyKey: string) {
  const [found] = await db
    .select({ id: relationships.id })
    .from(relationships)
    .where(and(eq(relationships.userId, userId), eq(relationships.idempotencyKey, idempotencyKey)));
  return found ?? null;
}

export async function insertRelationship(
  db: Db,
  userId: string,
  relationship: NewRelationship & { idempotencyKey: string | null },
) {
  const [inserted] = await db
    .insert(relationships)
    .values({ userId, ...relationship })
    .returning(columns);
  return inserted as NonNullable<typeof inserted>;
}

/** Returns null if the person is not on this user’s list. */
export async function updateRelationship(db: Db, userId: string, id: number, change: NewRelationship) {
  const [updated] = await db.update(relationships).set(change).where(ownRow(userId, id)).returning(columns);
  return updated ?? null;
}

/** Records a prayer. If the last one was after `since`, both count as one, and `prayedBeforeAt` stays the same. */
export async function setPrayedAt(
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
    .returning(columns);
  return updated ?? null;
}

/** Undoes the last prayer. Does not change `prayedBeforeAt`, so that undoing twice is the same as undoing once. */
export async function restorePrayedAt(db: Db, userId: string, id: number) {
  const [updated] = await db
    .update(relationships)
    .set({ prayedAt: sql`${relationships.prayedBeforeAt}` })
    .where(ownRow(userId, id))
    .returning(columns);
  return updated ?? null;
}

/** Returns false if the person was not on this user’s list. */
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
