import { useQuery } from '@tanstack/react-query';
import type { Person } from '#contract/auth';
import type { UserStats } from '#contract/progress';
import { api } from './api';
import { queries } from './queries';
import { PROGRESS, SESSION } from './session.hooks';

const STALE_TIME_MS = 30_000;

/** The user's level, experience points and recent activity. */
export function useStats() {
  return useQuery({
    queryKey: [...PROGRESS, 'user-stats'],
    queryFn: async () => {
      const stats = await (await api.gamification['user-stats'].$get()).json();
      updateSession(stats);
      return stats;
    },
    staleTime: STALE_TIME_MS,
  });
}

/** Copies the new level into the session. */
function updateSession({ level, experiencePoints }: UserStats) {
  queries.setQueryData<Person | null>(SESSION, (person) => {
    if (!person || person.experiencePoints === experiencePoints) return person;
    return { ...person, companionLevel: level, experiencePoints };
  });
}
