import { QueryClient } from '@tanstack/react-query';

/** Under this key is kept what was fetched of the community. */
export const COMMUNITY = ['api', 'community'];

/** Nothing is fetched behind the person's back; what is offline fails at once and says so. */
export const queries = new QueryClient({
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
