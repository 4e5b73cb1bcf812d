import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { personId } from '#server/auth/users.tables';
import { createdAt, id, updatedAt } from '#server/lib/columns';

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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (row) => [index('relationships_user_idx').on(row.userId, row.name)],
);
