import { QueryClient } from '@tanstack/react-query';

/** Query key prefix of all community data. */
export const COMMUNITY_KEY = ['api', 'community'];

/** Refetches nothing in the background. Offline, requests fail at once instead of waiting. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
