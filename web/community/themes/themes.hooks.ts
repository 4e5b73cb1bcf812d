import { useMutation, useQuery } from '@tanstack/react-query';
import type { NewTheme, Theme } from '#contract/themes';
import { api } from '#web/lib/api';
import { COMMUNITY, queries } from '#web/lib/queries';
import { ROOMS } from '../feed.hooks';

export const CURRENT_THEME = [...COMMUNITY, 'current-theme'];
export const THEMES = ['api', 'admin', 'themes'];

const FIVE_MINUTES = 5 * 60_000;
const HALF_A_MINUTE = 30_000;

/** What this week is about; null when no theme is active. */
export function useCurrentTheme() {
  return useQuery({
    queryKey: CURRENT_THEME,
    queryFn: async (): Promise<Theme | null> => (await api.community['current-theme'].$get()).json(),
    staleTime: FIVE_MINUTES,
  });
}

/** Every theme there ever was; for moderators. */
export function useThemes() {
  return useQuery({
    queryKey: THEMES,
    queryFn: async (): Promise<Theme[]> => (await api.admin.themes.$get()).json(),
    staleTime: HALF_A_MINUTE,
  });
}

/** Creates a theme, or changes the one with this id. */
export function useWriteTheme() {
  return useMutation({
    mutationFn: async ({ id, theme }: { id: number | null; theme: NewTheme }): Promise<Theme> => {
      if (id === null) return (await api.admin.themes.$post({ json: theme })).json();
      const { active: _, ...json } = theme;
      return (await api.admin.themes[':id'].$put({ param: { id: String(id) }, json })).json();
    },
    onSuccess: refresh,
  });
}

export function useActivateTheme() {
  return useMutation({
    mutationFn: async (id: number): Promise<Theme> =>
      (await api.admin.themes[':id'].activate.$put({ param: { id: String(id) } })).json(),
    onSuccess: refresh,
  });
}

/** Whatever shows a theme shows it as it is now. */
function refresh() {
  void queries.invalidateQueries({ queryKey: CURRENT_THEME });
  void queries.invalidateQueries({ queryKey: ROOMS, exact: true });
  return queries.invalidateQueries({ queryKey: THEMES });
}
