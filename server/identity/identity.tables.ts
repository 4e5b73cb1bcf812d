import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { personId } from '#server/auth/users.tables';
import { createdAt, id, moment, updatedAt } from '#server/lib/columns';

export const identityResponses = pgTable(
  'identity_responses',
  {
    id: id(),
    userId: personId(),
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
    id: id(),
    userId: personId(),
    truthId: text().notNull(),
    completed: boolean().notNull().default(false),
    completedAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (row) => [
    unique('identity_progress_once').on(row.userId, row.truthId),
    index('identity_progress_completed_idx').on(row.userId, row.completedAt),
  ],
);

/** A section of the Blueprint that the user rewrote; it replaces the composed one. */
export const blueprintEdits = pgTable(
  'blueprint_edits',
  {
    id: id(),
    userId: personId(),
    section: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (row) => [unique('blueprint_edits_once').on(row.userId, row.section)],
);
