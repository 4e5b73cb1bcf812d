import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from './db';
import { outbox } from './mail.tables';

export type Mail = { recipient: string; subject: string; text: string; html: string };

export type WaitingMail = typeof outbox.$inferSelect;

export async function insertMail(db: Db, mail: Mail) {
  await db.insert(outbox).values(mail);
}

/** Takes the oldest that may be tried; for so many milliseconds nobody else does. Null when none waits. */
export function takeMail(db: Db, leaseMs: number): Promise<WaitingMail | null> {
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(lte(outbox.nextTryAt, new Date()))
      .orderBy(asc(outbox.nextTryAt), asc(outbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return null;
    const [taken] = await tx
      .update(outbox)
      .set({ nextTryAt: new Date(Date.now() + leaseMs), tries: sql`${outbox.tries} + 1` })
      .where(eq(outbox.id, next.id))
      .returning();
    return taken ?? null;
  });
}

/** Of all processes, those that are tried again included. */
export function countMails(db: Db): Promise<number> {
  return db.$count(outbox);
}

export async function postponeMail(db: Db, id: number, waitMs: number) {
  await db
    .update(outbox)
    .set({ nextTryAt: new Date(Date.now() + waitMs) })
    .where(eq(outbox.id, id));
}

export async function deleteMail(db: Db, id: number) {
  await db.delete(outbox).where(eq(outbox.id, id));
}

export async function deleteMailsTo(db: Db, recipient: string) {
  await db.delete(outbox).where(eq(outbox.recipient, recipient));
}
