import { z } from 'zod';
import { Achievement, AchievementId, ClaimResult, UserStats } from '#contract/progress';
import { requireUser } from '#server/auth/sessions.service';
import { api, get, post } from '#server/http/api';
import { readFromReplica } from '#server/http/replicaReads';
import { achievementsOf } from './progress.queries';
import { claimAchievement, statsOf } from './progress.service';

export const progressRoutes = api()
  .openapi(
    get('/gamification/user-stats', {
      summary: 'Get the user’s level, experience points and recent activities',
      access: requireUser,
      answer: UserStats,
    }),
    async (c) => c.json(await statsOf(c.get('db'), c.get('person')), 200),
  )
  .openapi(
    get('/gamification/achievements', {
      summary: 'List all achievements, and which of them the user has earned',
      access: requireUser,
      answer: z.array(Achievement),
    }),
    async (c) => c.json(await readFromReplica(c, (db) => achievementsOf(db, c.get('person').id)), 200),
  )
  .openapi(
    post('/gamification/achievements/{id}/claim', {
      summary: 'Claim an achievement',
      access: requireUser,
      params: AchievementId,
      answer: ClaimResult,
    }),
    async (c) => c.json(await claimAchievement(c.get('db'), c.get('person'), c.req.valid('param').id), 200),
  );
