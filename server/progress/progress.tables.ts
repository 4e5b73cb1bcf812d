import { index, integer, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { userIdColumn } from '#server/auth/users.tables';
import { createdAt, idColumn, rowId, timestampColumn } from '#server/db/columns';

export const achievementCategory = pgEnum('achievement_category', [
  'engagement',
  'identity',
  'community',
  'spiritual',
]);

export const achievements = pgTable('achievements', {
  id: idColumn(),
  name: text().notNull().unique(),
  description: text().notNull(),
  badgeColor: text().notNull(),
  category: achievementCategory().notNull(),
  requiredPoints: integer().notNull(),
  icon: text().notNull(),
  createdAt: createdAt(),
});

export const userAchievements = pgTable(
  'user_achievements',
  {
    id: idColumn(),
    userId: userIdColumn(),
    achievementId: rowId()
      .notNull()
      .references(() => achievements.id, { onDelete: 'cascade' }),
    earnedAt: timestampColumn().notNull().defaultNow(),
  },
  (row) => [unique('user_achievements_once').on(row.userId, row.achievementId)],
);

/** The XP ledger: a user’s XP are the sum of their rows, and rows are never deleted. */
export const userActivities = pgTable(
  'user_activities',
  {
    id: idColumn(),
    userId: userIdColumn(),
    activityType: text().notNull(),
    /** Dedupe key, such as a day, a figure or a question. An event with the same key counts only once. */
    dedupeKey: text('deed_key').notNull(),
    experienceGained: integer().notNull(),
    description: text(),
    createdAt: createdAt(),
  },
  (row) => [
    unique('user_activities_once').on(row.userId, row.activityType, row.dedupeKey),
    index('user_activities_newest_idx').on(row.userId, row.id.desc()),
  ],
);
