import { sql } from 'drizzle-orm';
import { boolean, check, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, timestampColumn, updatedAt } from '#server/db/columns';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (user) => [check('users_email_canonical', sql`${user.email} = lower(btrim(${user.email}))`)],
);

/** Foreign key to the user; rows are deleted with their user. */
export const userIdColumn = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Pictures (10–15 KB) are stored in the database, so that backups include them and processes need no shared disk. */
export const avatars = pgTable(
  'avatars',
  {
    hash: text().primaryKey(),
    userId: userIdColumn(),
    webp: bytea().notNull(),
    createdAt: createdAt(),
  },
  (avatar) => [index('avatars_user_idx').on(avatar.userId)],
);
