import { and, eq } from 'drizzle-orm';
import type { FlagText, NewFlag } from '#contract/flags';
import type { Db } from '#server/db/db';
import { answerFlags } from './flags.tables';

export async function insertFlag(
  db: Db,
  userId: string,
  flag: NewFlag & { model: string | null },
): Promise<{ id: number }> {
  const [kept] = await db
    .insert(answerFlags)
    .values({ userId, ...flag })
    .returning({ id: answerFlags.id });
  return kept as { id: number };
}

/** Adds the text to a user's own flag. Returns whether that flag exists. */
export async function updateFlagWords(db: Db, userId: string, id: number, words: FlagText): Promise<boolean> {
  const changed = await db
    .update(answerFlags)
    .set(words)
    .where(and(eq(answerFlags.id, id), eq(answerFlags.userId, userId)))
    .returning({ id: answerFlags.id });
  return changed.length > 0;
}
