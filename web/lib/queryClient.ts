import { QueryClient } from '@tanstack/react-query';

/** Query key prefix of all community data. */
export const COMMUNITY_KEY = ['api', 'community'];

/** The query client. Nothing is refetched in the background, and requests fail at once when offline. */
export const queryClient = new QueryClient({
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
