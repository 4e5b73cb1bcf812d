import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { NewTheme, Theme } from '#contract/community/themes';
import { ROOMS_KEY } from '#web/community/posts/posts.queries';
import { apiClient } from '#web/lib/api';
import { COMMUNITY_KEY } from '#web/lib/queryClient';

export const CURRENT_THEME_KEY = [...COMMUNITY_KEY, 'current-theme'];
export const THEMES_KEY = ['api', 'admin', 'themes'];

const CURRENT_THEME_STALE_MS = 5 * 60_000;
const THEMES_STALE_MS = 30_000;

/** Fetches this week’s theme. The data is null if no theme is active. */
export function useCurrentTheme() {
  return useQuery({
    queryKey: CURRENT_THEME_KEY,
    queryFn: async (): Promise<Theme | null> => (await apiClient.community['current-theme'].$get()).json(),
    staleTime: CURRENT_THEME_STALE_MS,
  });
}

/** Fetches all themes. For moderators only. */
export function useThemes() {
  return useQuery({
    queryKey: THEMES_KEY,
    queryFn: async (): Promise<Theme[]> => (await apiClient.admin.themes.$get()).json(),
    staleTime: THEMES_STALE_MS,
  });
}

/** Creates a theme if `id` is null. Otherwise updates the theme with this id. */
export function useWriteTheme() {
  return useMutation({
    mutationFn: async ({ id, theme }: { id: number | null; theme: NewTheme }): Promise<Theme> => {
      if (id === null) return (await apiClient.admin.themes.$post({ json: theme })).json();
      const { active: _, ...json } = theme;
      return (await apiClient.admin.themes[':id'].$put({ param: { id: String(id) }, json })).json();
    },
    onSuccess: (_theme, _change, _result, { client }) => invalidateThemes(client),
  });
}

export function useActivateTheme() {
  return useMutation({
    mutationFn: async (id: number): Promise<Theme> =>
      (await apiClient.admin.themes[':id'].activate.$put({ param: { id: String(id) } })).json(),
    onSuccess: (_theme, _change, _result, { client }) => invalidateThemes(client),
  });
}

/** Invalidates every query that shows a theme. */
function invalidateThemes(client: QueryClient) {
  void client.invalidateQueries({ queryKey: CURRENT_THEME_KEY });
  void client.invalidateQueries({ queryKey: ROOMS_KEY, exact: true });
  return client.invalidateQueries({ queryKey: THEMES_KEY });
}
