import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { LONGEST_CHAPTER_VERSES } from '#contract/limits';
import { apiClient } from '#web/lib/api';

/** Loads a passage. The previous passage stays as placeholder data until then. */
export function usePassage(reference: string) {
  return useQuery({ ...passageQuery(reference), placeholderData: keepPreviousData });
}

export function passageQuery(reference: string) {
  return queryOptions({
    queryKey: ['api', 'scripture', 'passages', reference],
    queryFn: async () => {
      // Loads the whole chapter around the verses.
      const query = { reference, context: LONGEST_CHAPTER_VERSES };
      return (await apiClient.scripture.passages.$get({ query })).json();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
