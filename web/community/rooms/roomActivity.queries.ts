import { useQuery } from '@tanstack/react-query';
import type { RoomActivity } from '#contract/community/posts';
import { apiClient } from '#web/lib/api';
import { COMMUNITY_KEY } from '#web/lib/queryClient';

const STALE_MS = 30_000;

/** Fetches the newest post and the latest authors of each room. */
export function useRoomActivity() {
  return useQuery({
    queryKey: [...COMMUNITY_KEY, 'rooms', 'activity'],
    queryFn: async (): Promise<RoomActivity[]> => (await apiClient.community.rooms.activity.$get()).json(),
    staleTime: STALE_MS,
  });
}
