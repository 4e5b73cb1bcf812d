import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { userIdColumn } from '#server/auth/users.tables';
import { createdAt, idColumn, timestampColumn, updatedAt } from '#server/db/columns';

export const identityResponses = pgTable(
  'identity_responses',
  {
    id: idColumn(),
    userId: userIdColumn(),
    truthId: text().notNull(),
    questionIndex: integer().notNull(),
    response: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (row) => [unique('identity_responses_once').on(row.userId, row.truthId, row.questionIndex)],
);

export const identityProgress = pgTable(
  'identity_progress',
  {
    id: idColumn(),
    userId: userIdColumn(),
    truthId: text().notNull(),
    completed: boolean().notNull().default(false),
    completedAt: timestampColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (row) => [
    unique('identity_progress_once').on(row.userId, row.truthId),
    index('identity_progress_completed_idx').on(row.userId, row.completedAt),
  ],
);

/** A section of the Blueprint that the user rewrote. It is shown instead of the composed section. */
export const blueprintEdits = pgTable(
  'blueprint_edits',
  {
    id: idColumn(),
    userId: userIdColumn(),
    section: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (row) => [unique('blueprint_edits_once').on(row.userId, row.section)],
);
