import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { Notice } from '#contract/community/notices';
import { apiClient, IDEMPOTENT } from '#web/lib/api';
import { COMMUNITY_KEY } from '#web/lib/queryClient';

export const NOTICES_KEY = [...COMMUNITY_KEY, 'notices'];

const STALE_MS = 60_000;

const noticesQuery = queryOptions({
  queryKey: NOTICES_KEY,
  queryFn: async (): Promise<Notice[]> => (await apiClient.community.notices.$get()).json(),
  staleTime: STALE_MS,
});

export function useNotices() {
  return useQuery(noticesQuery);
}

/** Returns whether the user has an unread notice. Requests nothing unless `enabled`. */
export function useHasUnreadNotices(enabled: boolean): boolean {
  const { data } = useQuery({ ...noticesQuery, enabled, select: (all) => all.some(({ unread }) => unread) });
  return data ?? false;
}

/** Marks all notices up to this one as read. */
export function useReadNotices() {
  return useMutation({
    mutationFn: (upTo: number) => apiClient.community.notices.read.$post({ json: { upTo } }, IDEMPOTENT),
    onSuccess: (_data, _upTo, _result, { client }) => client.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
}
