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

/** The ledger of experience: a person's points are the sum of her rows, and nothing is ever taken away. */
export const userActivities = pgTable(
  'user_activities',
  {
    id: id(),
    userId: personId(),
    activityType: text().notNull(),
    /** What makes this deed this one: a day, a figure, a question. The same deed counts once. */
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
