import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { userIdColumn } from '#server/auth/users.tables';
import { createdAt, idColumn } from '#server/db/columns';

/** Answers that users flagged as wrong. The text is stored only if the user agreed. */
export const answerFlags = pgTable(
  'answer_flags',
  {
    id: idColumn(),
    userId: userIdColumn(),
    surface: text({ enum: ['study', 'figure', 'dream'] }).notNull(),
    about: text().notNull(),
    source: text({ enum: ['written', 'model'] }).notNull(),
    /** The model that answered; null if the answer came from our written texts. */
    model: text(),
    question: text(),
    answer: text(),
    createdAt: createdAt(),
  },
  (flag) => [
    index('answer_flags_user_idx').on(flag.userId),
    index('answer_flags_created_idx').on(flag.createdAt),
  ],
);
