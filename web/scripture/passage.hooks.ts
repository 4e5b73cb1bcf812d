import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { WHOLE_CHAPTER } from '#contract/limits';
import { api } from '#web/lib/api';
import { queries } from '#web/lib/queries';
import { takeTold } from '#web/lib/told';

/** While another passage is on its way, the one before stays at hand as a placeholder. */
export function usePassage(reference: string) {
  return useQuery({ ...passageOf(reference), placeholderData: keepPreviousData });
}

/** Looks whether there is such a passage, before anybody is sent to it. */
export function useFindPassage() {
  return useMutation({ mutationFn: (reference: string) => queries.fetchQuery(passageOf(reference)) });
}

/** Shows a passage as the page tells of it. */
export async function showTold() {
  const told = takeTold('passage');
  if (told) queries.setQueryData(passageOf(told.reference).queryKey, told.passage);
}

function passageOf(reference: string) {
  return queryOptions({
    queryKey: ['api', 'scripture', 'passages', reference],
    queryFn: async () => {
      // Whoever opens a verse sees all that stands around it.
      const query = { reference, context: WHOLE_CHAPTER };
      return (await api.scripture.passages.$get({ query })).json();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
