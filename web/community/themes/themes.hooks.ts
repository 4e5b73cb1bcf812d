import { useMutation, useQuery } from '@tanstack/react-query';
import type { NewTheme, Theme } from '#contract/themes';
import { api } from '#web/lib/api';
import { COMMUNITY, queries } from '#web/lib/queries';
import { ROOMS } from '../feed.hooks';

export const CURRENT_THEME = [...COMMUNITY, 'current-theme'];
export const THEMES = ['api', 'admin', 'themes'];

const CURRENT_THEME_STALE_MS = 5 * 60_000;
const THEMES_STALE_MS = 30_000;

/** This week’s theme; null if none is active. */
export function useCurrentTheme() {
  return useQuery({
    queryKey: CURRENT_THEME,
    queryFn: async (): Promise<Theme | null> => (await api.community['current-theme'].$get()).json(),
    staleTime: CURRENT_THEME_STALE_MS,
  });
}

/** All themes; moderators only. */
export function useThemes() {
  return useQuery({
    queryKey: THEMES,
    queryFn: async (): Promise<Theme[]> => (await api.admin.themes.$get()).json(),
    staleTime: THEMES_STALE_MS,
  });
}

/** Creates a theme, or updates the one with this id. */
export function useWriteTheme() {
  return useMutation({
    mutationFn: async ({ id, theme }: { id: number | null; theme: NewTheme }): Promise<Theme> => {
      if (id === null) return (await api.admin.themes.$post({ json: theme })).json();
      const { active: _, ...json } = theme;
      return (await api.admin.themes[':id'].$put({ param: { id: String(id) }, json })).json();
    },
    onSuccess: invalidateThemes,
  });
}

export function useActivateTheme() {
  return useMutation({
    mutationFn: async (id: number): Promise<Theme> =>
      (await api.admin.themes[':id'].activate.$put({ param: { id: String(id) } })).json(),
    onSuccess: invalidateThemes,
  });
}

/** Invalidates every query that shows a theme. */
function invalidateThemes() {
  void queries.invalidateQueries({ queryKey: CURRENT_THEME });
  void queries.invalidateQueries({ queryKey: ROOMS, exact: true });
  return queries.invalidateQueries({ queryKey: THEMES });
}
