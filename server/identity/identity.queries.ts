import { and, asc, eq, sql } from 'drizzle-orm';
import type { IdentityAnswer, TruthId } from '#contract/identity';
import { users } from '#server/auth/users.tables';
import type { Db } from '#server/db/db';
import { blueprintEdits, identityProgress, identityResponses } from './identity.tables';

const response = {
  truthId: sql<TruthId>`${identityResponses.truthId}`,
  questionIndex: identityResponses.questionIndex,
  response: identityResponses.response,
};

/** Returns a user's answers, ordered by truth and question. */
export function responsesOf(db: Db, userId: string) {
  return db
    .select(response)
    .from(identityResponses)
    .where(eq(identityResponses.userId, userId))
    .orderBy(asc(identityResponses.truthId), asc(identityResponses.questionIndex));
}

export function responsesTo(db: Db, userId: string, truthId: TruthId) {
  return db
    .select(response)
    .from(identityResponses)
    .where(and(eq(identityResponses.userId, userId), eq(identityResponses.truthId, truthId)))
    .orderBy(asc(identityResponses.questionIndex));
}

export function progressOf(db: Db, userId: string) {
  return db
    .select({
      truthId: sql<TruthId>`${identityProgress.truthId}`,
      completed: identityProgress.completed,
    })
    .from(identityProgress)
    .where(eq(identityProgress.userId, userId))
    .orderBy(asc(identityProgress.truthId));
}

/** Locks the user's row, so that concurrent saves by this user run one after another. */
export async function lockIdentity(db: Db, userId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function upsertResponse(db: Db, userId: string, answer: IdentityAnswer) {
  await db
    .insert(identityResponses)
    .values({ userId, ...answer })
    .onConflictDoUpdate({
      target: [identityResponses.userId, identityResponses.truthId, identityResponses.questionIndex],
      set: { response: answer.response, updatedAt: new Date() },
    });
}

export function countResponses(db: Db, userId: string, truthId: TruthId): Promise<number> {
  return db.$count(
    identityResponses,
    and(eq(identityResponses.userId, userId), eq(identityResponses.truthId, truthId)),
  );
}

/** Stores whether a truth is complete. A truth that is already complete stays so and keeps its completion date. */
export async function upsertProgress(db: Db, userId: string, truthId: TruthId, completed: boolean) {
  await db
    .insert(identityProgress)
    .values({ userId, truthId, completed, completedAt: completed ? new Date() : null })
    .onConflictDoUpdate({
      target: [identityProgress.userId, identityProgress.truthId],
      set: { completed, completedAt: completed ? new Date() : null },
      setWhere: sql`not ${identityProgress.completed} and ${completed}`,
    });
}

export function editsOf(db: Db, userId: string) {
  return db
    .select({ section: blueprintEdits.section, text: blueprintEdits.text })
    .from(blueprintEdits)
    .where(eq(blueprintEdits.userId, userId));
}

export async function upsertEdit(db: Db, userId: string, section: string, text: string) {
  await db
    .insert(blueprintEdits)
    .values({ userId, section, text })
    .onConflictDoUpdate({
      target: [blueprintEdits.userId, blueprintEdits.section],
      set: { text, updatedAt: new Date() },
    });
}

export async function deleteEdit(db: Db, userId: string, section: string) {
  await db
    .delete(blueprintEdits)
    .where(and(eq(blueprintEdits.userId, userId), eq(blueprintEdits.section, section)));
}
