import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { apiClient } from '#web/lib/api';

const FIVE_MINUTES = 5 * 60 * 1000;

/** The `figureId` of the Bible study. */
export const BIBLE_CHAT = 'bible-chat';

export const FIGURES_KEY = ['api', 'biblical-figures'];

const FIGURES = queryOptions({
  queryKey: FIGURES_KEY,
  queryFn: async () => (await apiClient['biblical-figures'].$get()).json(),
  staleTime: FIVE_MINUTES,
});

export function useFigures() {
  return useQuery(FIGURES);
}

export function preloadFigures(client: QueryClient): Promise<void> {
  return client.prefetchQuery(FIGURES);
}

export function figureChatAddress(figureId: string): string {
  return `/biblical-figures?with=${figureId}`;
}

/** History state of a chat that was opened from the list: the previous history entry is the list. */
const FROM_LIST = { isFromList: true };

function isFromList(): boolean {
  return (history.state as Partial<typeof FROM_LIST> | null)?.isFromList ?? false;
}

/** Keeps the figure of the open chat in the URL, so that a reload and Back work. */
export function useOpenChat() {
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
    /** Goes back to the list at its scroll position. After a deep link, the history has no list, so this opens it. */
    leave: () => {
      // Ignores a second click, which would go back one entry too far.
      if (isLeaving.current) return;
      isLeaving.current = true;
      if (isFromList()) history.back();
      else setSearch({});
    },
    /** Replaces a URL with an unknown figure, so that Back does not return to it. */
    turnAway: () => setSearch({}, { replace: true }),
  };
}
