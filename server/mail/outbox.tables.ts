import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timestampColumn } from '#server/db/columns';

/** Outbox: mails that wait to be sent. A row is deleted once its mail was sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: idColumn(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    tries: integer().notNull().default(0),
    /** Earliest time of the next attempt. Moved forward as a lease while a process sends the mail. */
    nextTryAt: timestampColumn().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (mail) => [index('outbox_next_idx').on(mail.nextTryAt)],
);
