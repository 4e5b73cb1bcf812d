import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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

/** Noted in the history: the list is the entry before. */
const FROM_LIST = { isFromList: true };

function isFromList(): boolean {
  return (history.state as Partial<typeof FROM_LIST> | null)?.isFromList ?? false;
}

/** Whom one is talking with, kept in the address, so that a reload and the way back find it. */
export function useCompanion() {
  const [search, setSearch] = useSearchParams();
  const companion = search.get('with');
  const isLeaving = useRef(false);

  useEffect(() => {
    if (companion) isLeaving.current = false;
  }, [companion]);

  return {
    companion,
    talkWith: (figureId: string) => setSearch({ with: figureId }, { state: FROM_LIST }),
    switchTo: (figureId: string) => setSearch({ with: figureId }, { replace: true, state: history.state }),
    /** Back to the list where one left it; whoever came by a link has none behind him. */
    leave: () => {
      // A second click must not go back further.
      if (isLeaving.current) return;
      isLeaving.current = true;
      if (isFromList()) history.back();
      else setSearch({});
    },
    /** Leaves an address that names nobody, so that the way back does not lead there again. */
    turnAway: () => setSearch({}, { replace: true }),
  };
}
