import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { Person } from '#contract/account/auth';
import { columnsIn, createdAt, timestampColumn, updatedAt } from '#server/db/columns';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique(),
    /** An argon2id hash with its parameters and salt. */
    password: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    avatarUrl: text(),
    emailVerified: boolean().notNull().default(false),
    isModerator: boolean().notNull().default(false),
    companionLevel: integer().notNull().default(1),
    experiencePoints: integer().notNull().default(0),
    /** When the user agreed to the community rules, before the first post. Null until then. */
    rulesAgreedAt: timestampColumn(),
    /** Whether the user wants an email when someone responds to a post. */
    noticeMails: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (user) => [check('users_email_canonical', sql`${user.email} = lower(btrim(${user.email}))`)],
);

/** Columns that users may see of their own account; never the password. */
export const personColumns = columnsIn(users, Person);

/** Foreign key to the user; rows are deleted with their user. */
export const userIdColumn = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
