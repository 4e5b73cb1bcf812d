import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, timestampColumn } from '#server/db/columns';
import { userIdColumn } from './users.tables';

/** Old sessions have no `browser`. */
export type SessionFacts = { signedInAt: string; browser?: string };

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, so that a leaked table cannot be used to sign in. */
    sid: text().primaryKey(),
    userId: userIdColumn(),
    sess: jsonb().$type<SessionFacts>().notNull(),
    expire: timestampColumn().notNull(),
  },
  (session) => [
    index('sessions_expire_idx').on(session.expire),
    index('sessions_user_idx').on(session.userId),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    id: idColumn(),
    email: text().notNull(),
    /** SHA-256 of the token in the mailed link. */
    token: text().notNull().unique(),
    expiresAt: timestampColumn().notNull(),
    used: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (reset) => [index('password_resets_email_idx').on(reset.email, reset.createdAt)],
);

export const emailVerifications = pgTable(
  'email_verifications',
  {
    id: idColumn(),
    userId: userIdColumn(),
    email: text().notNull(),
    /** SHA-256 of the token in the mailed link. */
    token: text().notNull().unique(),
    expiresAt: timestampColumn().notNull(),
    createdAt: createdAt(),
  },
  (verification) => [index('email_verifications_user_idx').on(verification.userId)],
);
