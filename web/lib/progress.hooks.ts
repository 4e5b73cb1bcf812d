import { useQuery } from '@tanstack/react-query';
import type { Person } from '#contract/auth';
import type { UserStats } from '#contract/progress';
import { apiClient } from './api';
import { queryClient } from './queryClient';
import { PROGRESS_KEY, SESSION_KEY } from './session.hooks';

const STALE_TIME_MS = 30_000;

/** Fetches the user's level, experience points and recent activity. */
export function useUserStats() {
  return useQuery({
    queryKey: [...PROGRESS_KEY, 'user-stats'],
    queryFn: async () => {
      const stats = await (await apiClient.gamification['user-stats'].$get()).json();
      updateSession(stats);
      return stats;
    },
    staleTime: STALE_TIME_MS,
  });
}

/** Copies the new level into the session. */
function updateSession({ level, experiencePoints }: UserStats) {
  queryClient.setQueryData<Person | null>(SESSION_KEY, (person) => {
    if (!person || person.experiencePoints === experiencePoints) return person;
    return { ...person, companionLevel: level, experiencePoints };
  });
}
