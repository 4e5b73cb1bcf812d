import { z } from 'zod';
import { idParam } from './fields/ids';
import { timestamp } from './fields/timestamp';

export const ACHIEVEMENT_CATEGORIES = ['engagement', 'identity', 'community', 'spiritual'] as const;
export type AchievementCategory = (typeof ACHIEVEMENT_CATEGORIES)[number];

export const Achievement = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  badgeColor: z.string(),
  category: z.enum(ACHIEVEMENT_CATEGORIES),
  requiredPoints: z.int(),
  icon: z.string(),
  createdAt: timestamp(),
  earned: z.boolean(),
  earnedAt: timestamp().nullable(),
});
export type Achievement = z.infer<typeof Achievement>;

export const UserStats = z.object({
  level: z.int(),
  experiencePoints: z.int(),
  /** Earned achievements, newest first. */
  achievements: z.array(Achievement),
  /** The three most recent activities. */
  recentActivities: z.array(
    z.object({ description: z.string().nullable(), experienceGained: z.int(), createdAt: timestamp() }),
  ),
});
export type UserStats = z.infer<typeof UserStats>;

export const AchievementId = z.object({ id: idParam('We can’t find that achievement.') });

export const ClaimResult = z.object({ message: z.string(), achievement: Achievement });
