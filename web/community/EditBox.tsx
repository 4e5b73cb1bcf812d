import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { COMMENT_MAX, POST_MAX } from '#contract/communityLimits';
import { sentenceOf } from '#web/lib/api';
import { keepDraft, settleDraft } from '#web/lib/drafts';
import { usePerson } from '#web/lib/session.hooks';
import { Button } from '#web/ui/Button';
import { TextArea } from '#web/ui/Field';
import { sayFailed } from '#web/ui/failing';
import { TextCount } from '#web/ui/TextCount';
import { useKeptDraft } from './drafts.hooks';
import { Refusal } from './Refusal';

/** Where one's own words are mended, in their own place. */
export function EditBox<Answer>({
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
  const draft = `draft.edit.${usePerson()?.id ?? ''}.${kind}.${writtenId}`;
  const [text, write] = useKeptDraft(draft, content);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const most = kind === 'post' ? POST_MAX : COMMENT_MAX;
  const words = text.trim();
  const isFit = words !== '' && words.length <= most;

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  const end = () => {
    keepDraft(draft, '');
    onDone();
  };

  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!isFit || isPending) return;
    if (words === content) return end();
    void mutateAsync(words).then(
      () => {
        settleDraft(draft, words);
        if (field.current) onDone();
      },
      (failure: unknown) => {
        if (!field.current) sayFailed(failure, 'Not saved', KEPT);
      },
    );
  };

  return (
    <form onSubmit={save} className="mt-3">
      <TextArea
        ref={field}
        rows={3}
        value={text}
        readOnly={isPending}
        dir="auto"
        spellCheck
        aria-label={`Your ${kind}`}
        aria-describedby={`${id}-count`}
        aria-invalid={words.length > most || undefined}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && save(event)}
        className="field-sizing-content max-h-[60dvh] min-h-24"
      />
      {words.length > most * 0.9 ? (
        <TextCount id={`${id}-count`} text={text} most={most} purpose="save" />
      ) : (
        <p id={`${id}-count`} />
      )}
      {error && <Refusal error={error}>{sentenceOf(error, NOT_SAVED)}</Refusal>}
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button type="submit" pending={isPending} disabled={!isFit} className="min-h-11! py-2">
          Save
        </Button>
        <Button look="ghost" disabled={isPending} onClick={end} className="min-h-11! py-2">
          Cancel
        </Button>
      </div>
    </form>
  );
}

const NOT_SAVED = 'It could not be saved. Your words are still here; please try again.';
const KEPT = 'Your words are kept: press Edit again, and try once more.';
