import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Person } from '#contract/account/auth';
import type { UserStats } from '#contract/progress';
import { apiClient } from '#web/lib/api';
import { PROGRESS_KEY, SESSION_KEY } from './session.hooks';

const STALE_TIME_MS = 30_000;

/** Fetches the user's level, XP and recent activity. */
export function useUserStats() {
  return useQuery({
    queryKey: [...PROGRESS_KEY, 'user-stats'],
    queryFn: async ({ client }) => {
      const stats = await (await apiClient.gamification['user-stats'].$get()).json();
      updateSession(client, stats);
      return stats;
    },
    staleTime: STALE_TIME_MS,
  });
}

/** Copies the new level into the session. */
function updateSession(client: QueryClient, { level, experiencePoints }: UserStats) {
  client.setQueryData<Person | null>(SESSION_KEY, (person) => {
    if (!person || person.experiencePoints === experiencePoints) return person;
    return { ...person, companionLevel: level, experiencePoints };
  });
}
