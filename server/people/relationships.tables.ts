import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { personId } from '#server/auth/users.tables';
import { createdAt, id, moment, updatedAt } from '#server/lib/columns';

export const relationships = pgTable(
  'relationships',
  {
    id: id(),
    userId: personId(),
    name: text().notNull(),
    category: text().notNull(),
    frequency: integer().notNull(),
    energy: integer().notNull(),
    notes: text(),
    prayedAt: moment(),
    /** The time of the previous prayer, restored when the last one is undone. */
    prayedBeforeAt: moment(),
    sendKey: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (row) => [
    index('relationships_user_idx').on(row.userId, row.name),
    unique('relationships_sent_once').on(row.userId, row.sendKey),
  ],
);
