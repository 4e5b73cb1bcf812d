import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';

/** Mails that wait to be sent; a row goes when its mail has gone. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    tries: integer().notNull().default(0),
    /** Not before; whoever takes it to send it moves this on, so that nobody else takes it meanwhile. */
    nextTryAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (mail) => [index('outbox_next_idx').on(mail.nextTryAt)],
);
