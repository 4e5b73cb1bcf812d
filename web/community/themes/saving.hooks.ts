import { useState } from 'react';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';
import { toast } from '#web/ui/toast';
import { sayRefused } from '../moderation/refused';
import { type Draft, themeIn, type Wrong } from './themeForm';
import { useWriteTheme } from './themes.hooks';

const TOASTS = {
  create: { done: 'Weekly theme created successfully!', failed: 'Failed to create theme' },
  update: { done: 'Weekly theme updated successfully!', failed: 'Failed to update theme' },
};

/** Validates and saves the draft, one save at a time; returns the first invalid field or null. */
export function useSaving(draft: Draft, onDone: () => void) {
  const { mutateAsync, isPending } = useWriteTheme();
  const [wrong, setWrong] = useState<(Wrong & { draft: Draft }) | null>(null);
  const runExclusive = useOneAtATime();

  const save = (form: HTMLFormElement | null): Wrong['field'] | null => {
    const theme = findPartialDate(form) ?? themeIn(draft);
    setWrong('field' in theme ? { ...theme, draft } : null);
    if ('field' in theme) return theme.field;
    const { done, failed } = TOASTS[draft.id === null ? 'create' : 'update'];
    void runExclusive(() =>
      mutateAsync({ id: draft.id, theme }).then(
        () => {
          toast({ title: done });
          onDone();
        },
        (error: unknown) => sayRefused(failed, error),
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

/** An error disappears once its field changes; an end-date error also when the start date does. */
function isUnchanged(field: Wrong['field'], before: Draft, now: Draft): boolean {
  return before[field] === now[field] && before.weekStart === now.weekStart;
}

/** A partly typed date has an empty value and would be reported as missing instead of invalid. */
function findPartialDate(form: HTMLFormElement | null): Wrong | null {
  const partial = [...(form?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])].find(
    ({ validity }) => validity.badInput,
  );
  if (!partial) return null;
  return { field: partial.dataset.field as Wrong['field'], message: 'Please enter valid dates' };
}
