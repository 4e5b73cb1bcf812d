import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { userIdColumn } from '#server/auth/users.tables';
import { createdAt, idColumn, timestampColumn, updatedAt } from '#server/db/columns';

export const relationships = pgTable(
  'relationships',
  {
    id: idColumn(),
    userId: userIdColumn(),
    name: text().notNull(),
    category: text().notNull(),
    frequency: integer().notNull(),
    energy: integer().notNull(),
    notes: text(),
    prayedAt: timestampColumn(),
    /** The time of the previous prayer, which is restored if the user undoes the last prayer. */
    prayedBeforeAt: timestampColumn(),
    idempotencyKey: text('send_key'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (row) => [
    index('relationships_user_idx').on(row.userId, row.name),
    unique('relationships_sent_once').on(row.userId, row.idempotencyKey),
  ],
);
