import { index, integer, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { personId } from '#server/auth/users.tables';
import { createdAt, id, moment } from '#server/lib/columns';

export const achievementCategory = pgEnum('achievement_category', [
  'engagement',
  'identity',
  'community',
  'spiritual',
]);

export const achievements = pgTable('achievements', {
  id: id(),
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
    id: id(),
    userId: personId(),
    achievementId: integer()
      .notNull()
      .references(() => achievements.id, { onDelete: 'cascade' }),
    earnedAt: moment().notNull().defaultNow(),
  },
  (row) => [unique('user_achievements_once').on(row.userId, row.achievementId)],
);

/** The experience ledger: a user’s points are the sum of their rows, and rows are never deleted. */
export const userActivities = pgTable(
  'user_activities',
  {
    id: id(),
    userId: personId(),
    activityType: text().notNull(),
    /** Dedupe key, such as a day, a figure or a question: the same event counts once. */
    deedKey: text().notNull(),
    experienceGained: integer().notNull(),
    description: text(),
    createdAt: createdAt(),
  },
  (row) => [
    unique('user_activities_once').on(row.userId, row.activityType, row.deedKey),
    index('user_activities_newest_idx').on(row.userId, row.id.desc()),
  ],
);
