import { THEME_DESCRIPTION_MAX, THEME_TITLE_MAX } from '#contract/community/limits';
import type { NewTheme, Theme } from '#contract/community/themes';
import { endOfDay, isoDayOf, startOfDay, weekOf } from './week';

/** The form state. `id` is the id of the theme that is being edited, or null for a new theme. */
export type ThemeDraft = {
  id: number | null;
  title: string;
  /** HTML. Empty if there is no visible text. */
  description: string;
  weekStart: string;
  weekEnd: string;
  active: boolean;
};

export type ThemeFieldError = { field: 'title' | 'description' | 'weekStart' | 'weekEnd'; message: string };

export function emptyThemeDraft(now: Date): ThemeDraft {
  return { id: null, title: '', description: '', ...weekOf(now), active: true };
}

export function themeToDraft({ id, title, description, weekStart, weekEnd, active }: Theme): ThemeDraft {
  return {
    id,
    title,
    description,
    weekStart: isoDayOf(weekStart),
    weekEnd: isoDayOf(weekEnd),
    active,
  };
}

/** Returns the validated theme. Returns the first error if the draft is invalid. */
export function validateThemeDraft(draft: ThemeDraft): NewTheme | ThemeFieldError {
  const title = draft.title.trim();
  const { description, active } = draft;
  const missing = firstMissing({ ...draft, title });
  if (missing) return { field: missing, message: 'Please fill in all fields' };
  if (title.length > THEME_TITLE_MAX) {
    return { field: 'title', message: `A title can have up to ${THEME_TITLE_MAX} characters.` };
  }
  if (description.length > THEME_DESCRIPTION_MAX) {
    return {
      field: 'description',
      message: 'This description is too long. Please shorten it to a page or two.',
    };
  }
  const weekStart = startOfDay(draft.weekStart);
  const weekEnd = endOfDay(draft.weekEnd);
  if (!weekStart) return { field: 'weekStart', message: 'Please enter valid dates' };
  if (!weekEnd) return { field: 'weekEnd', message: 'Please enter valid dates' };
  // ISO dates compare correctly as text.
  if (draft.weekEnd <= draft.weekStart) {
    return { field: 'weekEnd', message: 'End date must be after start date' };
  }
  return { title, description, weekStart, weekEnd, active };
}

function firstMissing(draft: ThemeDraft): ThemeFieldError['field'] | undefined {
  return (['title', 'description', 'weekStart', 'weekEnd'] as const).find((field) => draft[field] === '');
}
