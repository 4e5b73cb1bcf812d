import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { WHOLE_CHAPTER } from '#contract/limits';
import { api } from '#web/lib/api';
import { queries } from '#web/lib/queries';
import { takeTold } from '#web/lib/told';

/** Keeps the previous passage as placeholder data while another one loads. */
export function usePassage(reference: string) {
  return useQuery({ ...passageQuery(reference), placeholderData: keepPreviousData });
}

/** Checks that a passage exists before the app navigates to it. */
export function useFindPassage() {
  return useMutation({ mutationFn: (reference: string) => queries.fetchQuery(passageQuery(reference)) });
}

/** Puts the initial data of the page into the cache. */
export async function showTold() {
  const initial = takeTold('passage');
  if (initial) queries.setQueryData(passageQuery(initial.reference).queryKey, initial.passage);
}

function passageQuery(reference: string) {
  return queryOptions({
    queryKey: ['api', 'scripture', 'passages', reference],
    queryFn: async () => {
      // Loads the whole chapter around the verses.
      const query = { reference, context: WHOLE_CHAPTER };
      return (await api.scripture.passages.$get({ query })).json();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
