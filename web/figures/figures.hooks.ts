import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { api } from '#web/lib/api';
import { queries } from '#web/lib/queries';

const FIVE_MINUTES = 5 * 60 * 1000;

/** The name under which the Bible study stands among the figures. */
export const BIBLE_CHAT = 'bible-chat';

export const FIGURES_KEY = ['api', 'biblical-figures'];

const FIGURES = queryOptions({
  queryKey: FIGURES_KEY,
  queryFn: async () => (await api['biblical-figures'].$get()).json(),
  staleTime: FIVE_MINUTES,
});

export function useFigures() {
  return useQuery(FIGURES);
}

export function fetchFigures(): Promise<void> {
  return queries.prefetchQuery(FIGURES);
}

export function conversationAddress(figureId: string): string {
  return `/biblical-figures?with=${figureId}`;
}

/** Whom one is talking with, kept in the address, so that a reload and the way back find it. */
export function useCompanion() {
  const [search, setSearch] = useSearchParams();
  return {
    companion: search.get('with'),
    talkWith: (figureId: string) => setSearch({ with: figureId }),
    switchTo: (figureId: string) => setSearch({ with: figureId }, { replace: true }),
    leave: () => setSearch({}),
    /** Leaves an address that names nobody, so that the way back does not lead there again. */
    turnAway: () => setSearch({}, { replace: true }),
  };
}
