import { useQuery } from '@tanstack/react-query';
import type { Person } from '#contract/auth';
import type { UserStats } from '#contract/progress';
import { api } from './api';
import { queries } from './queries';
import { PROGRESS, SESSION } from './session.hooks';

const HALF_A_MINUTE = 30_000;

/** The person's level, points and newest deeds. */
export function useStats() {
  return useQuery({
    queryKey: [...PROGRESS, 'user-stats'],
    queryFn: async () => {
      const stats = await (await api.gamification['user-stats'].$get()).json();
      tellPerson(stats);
      return stats;
    },
    staleTime: HALF_A_MINUTE,
  });
}

/** What is known of the level is known everywhere. */
function tellPerson({ level, experiencePoints }: UserStats) {
  queries.setQueryData<Person | null>(SESSION, (person) => {
    if (!person || person.experiencePoints === experiencePoints) return person;
    return { ...person, companionLevel: level, experiencePoints };
  });
}
