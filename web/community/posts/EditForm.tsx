import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { InlineError } from '#web/community/shared/InlineError';
import { discardSentDraft, useDraft } from '#web/lib/storage/draft.hooks';
import { Button } from '#web/ui/Button';
import { TextComposer } from '#web/ui/forms/TextComposer';
import { toastError } from '#web/ui/toast/errorToasts';

/** Inline editor for a text of the user: a post, a comment, or the thanks for an answered prayer. */
export function EditForm<Answer>({
  draft,
  content,
  max,
  label,
  isOptional = false,
  yes = 'Save',
  editing: { mutateAsync, isPending, error },
  onDone,
  className = '',
}: {
  /** The storage key of the draft. */
  draft: string;
  content: string;
  max: number;
  label: string;
  /** Whether the text may be empty or unchanged when it is saved. If so, its label is shown. */
  isOptional?: boolean;
  yes?: string;
  editing: Pick<UseMutationResult<Answer, Error, string>, 'mutateAsync' | 'isPending' | 'error'>;
  onDone: () => void;
  className?: string;
}) {
  const { text, write, discard } = useDraft(draft, content);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const trimmed = text.trim();
  const isValid = (trimmed !== '' || isOptional) && trimmed.length <= max;

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  const cancel = () => {
    discard();
    onDone();
  };

  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isValid || isPending) return;
    if (trimmed === content && !isOptional) return cancel();
    void mutateAsync(trimmed).then(
      () => {
        discardSentDraft(draft, trimmed);
        if (field.current) onDone();
      },
      (failure: unknown) => {
        if (!field.current) toastError(failure, 'Couldn’t save your changes', DRAFT_KEPT);
      },
    );
  };

  return (
    <form onSubmit={save} className={`mt-3 ${className}`}>
      <label htmlFor={id} className={isOptional ? 'mb-1.5 block text-small text-quiet' : 'sr-only'}>
        {label}
      </label>
      <TextComposer
        ref={field}
        id={id}
        rows={3}
        text={text}
        max={max}
        countFrom={max * 0.9}
        purpose="save"
        readOnly={isPending}
        onWrite={write}
        onSubmit={save}
        className="max-h-[60dvh] min-h-24"
      />
      <InlineError error={error} fallback={SAVE_FAILED} />
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button type="submit" pending={isPending} disabled={!isValid} className="min-h-11! py-2">
          {yes}
        </Button>
        <Button variant="ghost" disabled={isPending} onClick={cancel} className="min-h-11! py-2">
          Cancel
        </Button>
      </div>
    </form>
  );
}

const SAVE_FAILED = 'We couldn’t save this. Your text is still here. Please try again.';
const DRAFT_KEPT = 'We saved what you typed. Choose Edit and try again.';
