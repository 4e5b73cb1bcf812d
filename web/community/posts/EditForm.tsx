import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { COMMENT_MAX, POST_MAX } from '#contract/community/limits';
import { InlineError } from '#web/community/shared/InlineError';
import { useUser } from '#web/lib/session/session.hooks';
import { discardSentDraft, useDraft } from '#web/lib/storage/draft.hooks';
import { Button } from '#web/ui/Button';
import { TextComposer } from '#web/ui/forms/TextComposer';
import { toastError } from '#web/ui/toast/errorToasts';

/** Inline editor for the user’s own post or comment. */
export function EditForm<Answer>({
  kind,
  of: { id: writtenId, content },
  editing: { mutateAsync, isPending, error },
  onDone,
}: {
  kind: 'post' | 'comment';
  of: { id: number; content: string };
  editing: Pick<UseMutationResult<Answer, Error, string>, 'mutateAsync' | 'isPending' | 'error'>;
  onDone: () => void;
}) {
  const draft = `draft.edit.${useUser()?.id ?? ''}.${kind}.${writtenId}`;
  const { text, write, discard } = useDraft(draft, content);
  const field = useRef<HTMLTextAreaElement>(null);
  const max = kind === 'post' ? POST_MAX : COMMENT_MAX;
  const trimmed = text.trim();
  const isValid = trimmed !== '' && trimmed.length <= max;

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
    if (trimmed === content) return cancel();
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
    <form onSubmit={save} className="mt-3">
      <TextComposer
        ref={field}
        rows={3}
        text={text}
        max={max}
        countFrom={max * 0.9}
        purpose="save"
        readOnly={isPending}
        aria-label={`Your ${kind}`}
        onWrite={write}
        onSubmit={save}
        className="max-h-[60dvh] min-h-24"
      />
      <InlineError error={error} fallback={SAVE_FAILED} />
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button type="submit" pending={isPending} disabled={!isValid} className="min-h-11! py-2">
          Save
        </Button>
        <Button look="ghost" disabled={isPending} onClick={cancel} className="min-h-11! py-2">
          Cancel
        </Button>
      </div>
    </form>
  );
}

const SAVE_FAILED = 'We couldn’t save this. Your text is still here. Please try again.';
const DRAFT_KEPT = 'We saved what you typed. Choose Edit and try again.';
