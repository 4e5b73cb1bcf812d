import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { LOG_PAGE_SIZE } from '#contract/community/limits';
import type {
  BlockedUser,
  LogEntry,
  ModerationQueue,
  ModeratorNote,
  NewModerationAction,
  NewReport,
} from '#contract/community/moderation';
import { ApiError, apiClient, IDEMPOTENT, keysetQuery } from '#web/lib/api';
import { COMMUNITY_KEY } from '#web/lib/queryClient';

const BLOCKED = [...COMMUNITY_KEY, 'blocks'];
export const MODERATOR_NOTES_KEY = [...COMMUNITY_KEY, 'notes'];
const LOG = [...COMMUNITY_KEY, 'moderation-log'];
const QUEUE = ['api', 'admin', 'queue'];

const WAITING_STALE_MS = 30_000;

/** Fetches up to `limit` items of the moderation queue. Refetches them even if they are cached. */
export function useQueue(limit: number) {
  return useQuery({
    queryKey: [...QUEUE, limit],
    queryFn: async (): Promise<ModerationQueue> =>
      (await apiClient.admin.queue.$get({ query: { limit: String(limit) } })).json(),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What waits for a moderator: how many items, whether one is a worry, and the room of the most serious one. */
export type Waiting = { count: number; hasWorry: boolean; roomId: number };

/** Returns null while nothing waits, and for users who are not moderators. */
export function useWaiting(isModerator: boolean): Waiting | null {
  const { data } = useQuery({
    queryKey: [...QUEUE, 1],
    queryFn: async (): Promise<ModerationQueue> =>
      (await apiClient.admin.queue.$get({ query: { limit: '1' } })).json(),
    staleTime: WAITING_STALE_MS,
    enabled: isModerator,
  });
  const [first] = data?.items ?? [];
  if (!first) return null;
  // Worries come first, so the first item shows whether there is one.
  const hasWorry = first.reports.some(({ reason }) => reason === 'worried');
  return { count: 1 + (data?.more ?? 0), hasWorry, roomId: first.roomId };
}

/** Sends a moderation action. The item also leaves the queue if another moderator handled it first. */
export function useModerate() {
  return useMutation({
    mutationFn: async (json: NewModerationAction) => (await apiClient.admin.queue.$post({ json })).json(),
    onSuccess: (_data, action, _result, { client }) => removeFromQueue(client, action),
    onError: (error, action, _result, { client }) => {
      if (isAlreadyHandled(error)) removeFromQueue(client, action);
    },
  });
}

/** Returns whether an action failed because the item was already handled or deleted. */
export function isAlreadyHandled(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

/** The post or comment being reported. */
export type ReportedItem = Pick<NewReport, 'kind' | 'id'>;

export function useReport() {
  return useMutation({
    mutationFn: async (json: NewReport) => (await apiClient.community.reports.$post({ json })).json(),
  });
}

/** Fetches the user’s unread notes from moderators. */
export function useModeratorNotes() {
  return useQuery({
    queryKey: MODERATOR_NOTES_KEY,
    queryFn: async (): Promise<ModeratorNote[]> => (await apiClient.community.notes.$get()).json(),
    staleTime: 0,
  });
}

export function useReadModeratorNotes() {
  return useMutation({
    mutationFn: async (ids: number[]) =>
      (await apiClient.community.notes.read.$post({ json: { ids } }, IDEMPOTENT)).json(),
    onSuccess: (_data, _ids, _result, { client }) =>
      client.invalidateQueries({ queryKey: MODERATOR_NOTES_KEY }),
  });
}

/** Fetches pages of the public moderation log, newest first. */
export function useModerationLog() {
  return useInfiniteQuery({
    queryKey: LOG,
    queryFn: async ({ pageParam }): Promise<LogEntry[]> =>
      (await apiClient.community['moderation-log'].$get({ query: keysetQuery(pageParam) })).json(),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < LOG_PAGE_SIZE ? undefined : page.at(-1)?.id),
    staleTime: 0,
  });
}

/** Fetches the users whom this user has blocked. */
export function useBlockedUsers() {
  return useQuery({
    queryKey: BLOCKED,
    queryFn: async (): Promise<BlockedUser[]> => (await apiClient.community.blocks.$get()).json(),
    staleTime: 0,
  });
}

export function useBlock() {
  return useMutation({
    mutationFn: async (userId: string) =>
      (await apiClient.community.blocks.$post({ json: { userId } }, IDEMPOTENT)).json(),
    onSuccess: (_data, _userId, _result, { client }) => client.invalidateQueries({ queryKey: COMMUNITY_KEY }),
  });
}

export function useUnblock() {
  return useMutation({
    mutationFn: async (userId: string) =>
      (await apiClient.community.blocks[':userId'].$delete({ param: { userId } })).json(),
    onSuccess: (_data, _userId, _result, { client }) => client.invalidateQueries({ queryKey: COMMUNITY_KEY }),
  });
}

/** Removes the item from the cached queue at once, then invalidates everything that may show it. */
function removeFromQueue(client: QueryClient, { kind, id }: Pick<NewModerationAction, 'kind' | 'id'>) {
  client.setQueriesData<ModerationQueue>(
    { queryKey: QUEUE },
    (queue) =>
      queue && { ...queue, items: queue.items.filter((item) => item.kind !== kind || item.id !== id) },
  );
  void client.invalidateQueries({ queryKey: QUEUE });
  void client.invalidateQueries({ queryKey: COMMUNITY_KEY });
}
