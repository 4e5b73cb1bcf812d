import { useState } from 'react';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';
import { toast } from '#web/ui/toast';
import { sayRefused } from '../moderation/refused';
import { type Draft, themeIn, type Wrong } from './themeForm';
import { useWriteTheme } from './themes.hooks';

const SAYS = {
  create: { done: 'Weekly theme created successfully!', failed: 'Failed to create theme' },
  update: { done: 'Weekly theme updated successfully!', failed: 'Failed to update theme' },
};

/** Sends the draft once at a time; answers the field that is wrong, if one is. */
export function useSaving(draft: Draft, onDone: () => void) {
  const { mutateAsync, isPending } = useWriteTheme();
  const [wrong, setWrong] = useState<(Wrong & { draft: Draft }) | null>(null);
  const oneAtATime = useOneAtATime();

  const save = (form: HTMLFormElement | null): Wrong['field'] | null => {
    const theme = halfDate(form) ?? themeIn(draft);
    setWrong('field' in theme ? { ...theme, draft } : null);
    if ('field' in theme) return theme.field;
    const { done, failed } = SAYS[draft.id === null ? 'create' : 'update'];
    void oneAtATime(() =>
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
    wrong: wrong && isStill(wrong.field, wrong.draft, draft) ? wrong : null,
    isSaving: isPending,
  };
}

/** Nothing is called wrong any more once it was changed, nor an end once the beginning was. */
function isStill(field: Wrong['field'], before: Draft, now: Draft): boolean {
  return before[field] === now[field] && before.weekStart === now.weekStart;
}

/** A date of which only a part is typed has no value, and would pass for one that is missing. */
function halfDate(form: HTMLFormElement | null): Wrong | null {
  const half = [...(form?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])].find(
    ({ validity }) => validity.badInput,
  );
  if (!half) return null;
  return { field: half.dataset.field as Wrong['field'], message: 'Please enter valid dates' };
}
