import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api';
import { queries } from '#web/lib/queries';

/** Enough for the longest chapter: whoever opens a verse sees all that stands around it. */
const WHOLE_CHAPTER = 176;

/** While another passage is on its way, the one before stays at hand as a placeholder. */
export function usePassage(reference: string) {
  return useQuery({ ...passageOf(reference), placeholderData: keepPreviousData });
}

/** Looks whether there is such a passage, before anybody is sent to it. */
export function useFindPassage() {
  return useMutation({ mutationFn: (reference: string) => queries.fetchQuery(passageOf(reference)) });
}

function passageOf(reference: string) {
  return queryOptions({
    queryKey: ['api', 'scripture', 'passages', reference],
    queryFn: async () => {
      const query = { reference, context: WHOLE_CHAPTER };
      return (await api.scripture.passages.$get({ query })).json();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
