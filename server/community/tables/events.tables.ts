import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from '#server/db/columns';

/** Outbox of live events. The statement that publishes an event deletes its row. */
export const eventOutbox = pgTable('event_outbox', {
  id: idColumn(),
  message: text().notNull(),
  createdAt: createdAt(),
});
