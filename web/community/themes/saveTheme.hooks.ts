import { useState } from 'react';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';
import { toast } from '#web/ui/toast/toast';
import { toastModeratorError } from '../moderation/moderatorErrors';
import { type ThemeDraft, type ThemeFieldError, validateThemeDraft } from './themeForm';
import { useWriteTheme } from './themes.hooks';

const TOASTS = {
  create: { done: 'Weekly theme created successfully!', failed: 'Failed to create theme' },
  update: { done: 'Weekly theme updated successfully!', failed: 'Failed to update theme' },
};

/** Validates and saves the draft, one save at a time. `save` returns the first invalid field, or null. */
export function useSaveTheme(draft: ThemeDraft, onDone: () => void) {
  const { mutateAsync, isPending } = useWriteTheme();
  const [wrong, setWrong] = useState<(ThemeFieldError & { draft: ThemeDraft }) | null>(null);
  const runExclusive = useSingleFlight();

  const save = (form: HTMLFormElement | null): ThemeFieldError['field'] | null => {
    const theme = findPartialDate(form) ?? validateThemeDraft(draft);
    setWrong('field' in theme ? { ...theme, draft } : null);
    if ('field' in theme) return theme.field;
    const { done, failed } = TOASTS[draft.id === null ? 'create' : 'update'];
    void runExclusive(() =>
      mutateAsync({ id: draft.id, theme }).then(
        () => {
          toast({ title: done });
          onDone();
        },
        (error: unknown) => toastModeratorError(failed, error),
      ),
    );
    return null;
  };

  return {
    save,
    wrong: wrong && isUnchanged(wrong.field, wrong.draft, draft) ? wrong : null,
    isSaving: isPending,
  };
}

/** Returns whether an error still applies. It disappears when its field changes, or when the start date changes. */
function isUnchanged(field: ThemeFieldError['field'], before: ThemeDraft, now: ThemeDraft): boolean {
  return before[field] === now[field] && before.weekStart === now.weekStart;
}

/** Finds a partly typed date. Its value is empty, so it would be reported as missing instead of invalid. */
function findPartialDate(form: HTMLFormElement | null): ThemeFieldError | null {
  const partial = [...(form?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])].find(
    ({ validity }) => validity.badInput,
  );
  if (!partial) return null;
  return { field: partial.dataset.field as ThemeFieldError['field'], message: 'Please enter valid dates' };
}
