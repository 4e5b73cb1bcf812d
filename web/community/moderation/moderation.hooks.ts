import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { LOG_ENTRIES_A_PAGE } from '#contract/communityLimits';
import type {
  Blocked,
  LogEntry,
  ModerationQueue,
  ModeratorNote,
  NewAct,
  NewReport,
} from '#contract/moderation';
import { ApiError, api, IDEMPOTENT, queryBefore } from '#web/lib/api';
import { COMMUNITY, queries } from '#web/lib/queries';

const BLOCKED = [...COMMUNITY, 'blocks'];
export const MODERATOR_NOTES = [...COMMUNITY, 'notes'];
const LOG = [...COMMUNITY, 'moderation-log'];
const QUEUE = ['api', 'admin', 'queue'];

/** The moderation queue, up to `limit` items; never served from cache without a refetch. */
export function useQueue(limit: number) {
  return useQuery({
    queryKey: [...QUEUE, limit],
    queryFn: async (): Promise<ModerationQueue> =>
      (await api.admin.queue.$get({ query: { limit: String(limit) } })).json(),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Sends a moderation action. The item also leaves the queue if another moderator handled it first. */
export function useAct() {
  return useMutation({
    mutationFn: async (json: NewAct) => (await api.admin.queue.$post({ json })).json(),
    onSuccess: (_, action) => removeFromQueue(action),
    onError: (error, action) => {
      if (isPassed(error)) removeFromQueue(action);
    },
  });
}

/** Whether the item was already handled or deleted. */
export function isPassed(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/** The post or comment being reported. */
export type Target = Pick<NewReport, 'kind' | 'id'>;

export function useReport() {
  return useMutation({
    mutationFn: async (json: NewReport) => (await api.community.reports.$post({ json })).json(),
  });
}

/** The user’s unread messages from moderators. */
export function useModeratorNotes() {
  return useQuery({
    queryKey: MODERATOR_NOTES,
    queryFn: async (): Promise<ModeratorNote[]> => (await api.community.notes.$get()).json(),
    staleTime: 0,
  });
}

export function useReadModeratorNotes() {
  return useMutation({
    mutationFn: async (ids: number[]) =>
      (await api.community.notes.read.$post({ json: { ids } }, IDEMPOTENT)).json(),
    onSuccess: (_, ids) =>
      queries.setQueryData<ModeratorNote[]>(MODERATOR_NOTES, (all) =>
        all?.filter(({ id }) => !ids.includes(id)),
      ),
  });
}

/** The public moderation log, newest first, paginated. */
export function useLog() {
  return useInfiniteQuery({
    queryKey: LOG,
    queryFn: async ({ pageParam }): Promise<LogEntry[]> =>
      (await api.community['moderation-log'].$get({ query: queryBefore(pageParam) })).json(),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < LOG_ENTRIES_A_PAGE ? undefined : page.at(-1)?.id),
    staleTime: 0,
  });
}

/** The users this user has blocked. */
export function useBlocked() {
  return useQuery({
    queryKey: BLOCKED,
    queryFn: async (): Promise<Blocked[]> => (await api.community.blocks.$get()).json(),
    staleTime: 0,
  });
}

export function useBlock() {
  return useMutation({
    mutationFn: async (userId: string) =>
      (await api.community.blocks.$post({ json: { userId } }, IDEMPOTENT)).json(),
    onSuccess: () => queries.invalidateQueries({ queryKey: COMMUNITY }),
  });
}

export function useUnblock() {
  return useMutation({
    mutationFn: async (userId: string) =>
      (await api.community.blocks[':userId'].$delete({ param: { userId } })).json(),
    onSuccess: () => queries.invalidateQueries({ queryKey: COMMUNITY }),
  });
}

/** Removes the item from the cached queue at once, then invalidates everything that may show it. */
function removeFromQueue({ kind, id }: Pick<NewAct, 'kind' | 'id'>) {
  queries.setQueriesData<ModerationQueue>(
    { queryKey: QUEUE },
    (queue) =>
      queue && { ...queue, items: queue.items.filter((item) => item.kind !== kind || item.id !== id) },
  );
  void queries.invalidateQueries({ queryKey: QUEUE });
  void queries.invalidateQueries({ queryKey: COMMUNITY });
}
