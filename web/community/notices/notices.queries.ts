import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Notice } from '#contract/notices';
import { apiClient, IDEMPOTENT } from '#web/lib/api';
import { COMMUNITY_KEY, queryClient } from '#web/lib/queryClient';

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
export async function sendNoticesRead(upTo: number): Promise<void> {
  await apiClient.community.notices.read.$post({ json: { upTo } }, IDEMPOTENT);
  queryClient.setQueryData<Notice[]>(NOTICES_KEY, (all) =>
    all?.map((notice) => (notice.id <= upTo ? { ...notice, unread: false } : notice)),
  );
}
