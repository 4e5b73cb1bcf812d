import { customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { userIdColumn } from '#server/auth/users.tables';
import { createdAt } from '#server/db/columns';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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
