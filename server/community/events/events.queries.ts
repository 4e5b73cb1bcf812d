import { sql } from 'drizzle-orm';
import { eventOutbox } from '#server/community/tables/events.tables';
import type { Db } from '#server/db/db';

export const CHANNEL = 'community';

/** Maximum events per statement. */
const BATCH_SIZE = 500;

export async function insertEvent(db: Db, message: string): Promise<void> {
  await db.insert(eventOutbox).values({ message });
}

/**
 * Deletes a batch of events from the outbox and publishes them in the same statement, so that each is published exactly
 * once. Of equal events it publishes the last one. A second process waits for the first one, which keeps the order.
 */
export async function publishBatch(db: Db): Promise<number> {
  const { rows } = (await db.execute(sql`
    with waiting as (
      select id from ${eventOutbox} order by id limit ${BATCH_SIZE} for update
    ), sent as (
      delete from ${eventOutbox} where id in (select id from waiting) returning id, message
    )
    select pg_notify(${CHANNEL}, message)
      from (select message from sent group by message order by max(id)) as ordered`)) as unknown as {
    rows: unknown[];
  };
  return rows.length;
}
