import { type FormEvent, useEffect, useRef } from 'react';
import { THEME_TITLE_MAX } from '#contract/community/limits';
import { Button } from '#web/ui/Button';
import { Checkbox } from '#web/ui/forms/Checkbox';
import { Field } from '#web/ui/forms/Field';
import { DescriptionField } from './editor/DescriptionField';
import { useSaveTheme } from './saveTheme.hooks';
import type { ThemeDraft, ThemeFieldError } from './themeForm';
import { WeekFields } from './WeekFields';

/** Creates or edits a theme. The draft survives a reload and a failed save. */
export function ThemeEditor({
  draft,
  takesFocus,
  onWrite,
  onCancel,
  onDone,
}: {
  draft: ThemeDraft;
  takesFocus: boolean;
  onWrite: (draft: ThemeDraft) => void;
  onCancel: () => void;
  onDone: () => void;
}) {
  const { save, wrong, isSaving } = useSaveTheme(draft, onDone);
  const form = useRef<HTMLFormElement>(null);
  const isNew = draft.id === null;

  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = save(form.current);
    if (field) form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  };
  const errorAt = (field: ThemeFieldError['field']) => (wrong?.field === field ? wrong.message : undefined);

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={isNew ? 'New theme' : 'Edit theme'}
      className="mt-6 grid animate-arrive gap-5"
    >
      <Field
        label="Theme Title"
        data-field="title"
        autoComplete="off"
        dir="auto"
        maxLength={THEME_TITLE_MAX}
        value={draft.title}
        readOnly={isSaving}
        error={errorAt('title')}
        onChange={(event) => onWrite({ ...draft, title: event.target.value })}
      />
      <DescriptionField
        html={draft.description}
        isReadOnly={isSaving}
        error={errorAt('description')}
        onWrite={(description) => onWrite({ ...draft, description })}
      />
      <WeekFields draft={draft} isReadOnly={isSaving} errorAt={errorAt} onWrite={onWrite} />
      {isNew && (
        <Checkbox
          checked={draft.active}
          disabled={isSaving}
          onCheck={(active) => onWrite({ ...draft, active })}
          className="items-center text-small text-quiet"
        >
          Make it the current theme right away
        </Checkbox>
      )}
      <div className="grid gap-3 sm:flex">
        <Button type="submit" pending={isSaving}>
          {isNew ? 'Create Theme' : 'Update Theme'}
        </Button>
        <Button variant="ghost" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
