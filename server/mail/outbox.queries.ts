import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/db/db';
import { outbox } from './outbox.tables';

export type Mail = { recipient: string; subject: string; text: string; html: string };

export type OutboxMail = typeof outbox.$inferSelect;

export async function insertMail(db: Db, mail: Mail) {
  await db.insert(outbox).values(mail);
}

/** Leases the oldest due mail, so that no other process takes it for `leaseMs`. Returns null if none is due. */
export function leaseMail(db: Db, leaseMs: number): Promise<OutboxMail | null> {
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

/** Counts the mails of all processes, including mails that wait for a retry. */
export function countMails(db: Db): Promise<number> {
  return db.$count(outbox);
}

export async function postponeMail(db: Db, id: number, delayMs: number) {
  await db
    .update(outbox)
    .set({ nextTryAt: new Date(Date.now() + delayMs) })
    .where(eq(outbox.id, id));
}

export async function deleteMail(db: Db, id: number) {
  await db.delete(outbox).where(eq(outbox.id, id));
}

export async function deleteMailsTo(db: Db, recipient: string) {
  await db.delete(outbox).where(eq(outbox.recipient, recipient));
}
