import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Post } from '#contract/community';
import { COMMENT_MAX } from '#contract/communityLimits';
import { RulesPrompt } from '#web/community/moderation/RulesPrompt';
import { useRulesAgreement } from '#web/community/moderation/rulesAgreement.hooks';
import { isServerUnavailable } from '#web/community/outbox/sendPost';
import { useDraftText } from '#web/community/shared/draftText.hooks';
import { InlineError } from '#web/community/shared/InlineError';
import { errorMessageOf } from '#web/lib/api';
import { discardSentDraft } from '#web/lib/drafts';
import { clearIdempotencyKey, idempotencyKeyFor } from '#web/lib/idempotencyKey';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';
import { Button } from '#web/ui/Button';
import { TextArea } from '#web/ui/Field';
import { TextCount } from '#web/ui/TextCount';
import { toastError } from '#web/ui/toast/errorToasts';
import { useWriteComment } from './comments.mutations';
import { closeReply } from './reply.store';

/** Comment form. Closes after the comment is sent. */
export function CommentForm({
  post,
  personId,
  onSent,
}: {
  post: Post;
  personId: string;
  onSent: () => void;
}) {
  const draft = `draft.comment.${personId}.${post.id}`;
  const [text, write] = useDraftText(draft);
  const { mutateAsync, isPending, error } = useWriteComment(post.id);
  const runExclusive = useSingleFlight();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const trimmed = text.trim();
  const isTooLong = trimmed.length > COMMENT_MAX;

  useEffect(() => field.current?.focus(), []);

  const onFailed = async (error: unknown) => {
    if (await rules.askIfRefused(error)) return;
    if (!field.current) toastError(error, 'Couldn’t send your comment', DRAFT_KEPT);
    else if (isFocusFree(post.id)) field.current.focus();
  };

  const send = async () => {
    try {
      await mutateAsync({ content: trimmed, key: idempotencyKeyFor(draft, trimmed) });
    } catch (error) {
      return onFailed(error);
    }
    // Keeps the draft if the user has closed the form, reopened it and continued typing.
    if (!discardSentDraft(draft, trimmed) && !field.current) return;
    clearIdempotencyKey(draft);
    if (isFocusFree(post.id)) {
      document.querySelector<HTMLElement>(`[data-reply="${post.id}"]`)?.focus({ preventScroll: true });
    }
    closeReply(post.id);
    onSent();
  };

  const rules = useRulesAgreement(personId, () => void runExclusive(send));

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (trimmed !== '' && !isTooLong) rules.sendOrAsk();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    if (event.key === 'Escape' && trimmed === '') closeReply(post.id);
  };

  return (
    <form onSubmit={submit} data-replying={post.id} className="pt-2 pb-1.5">
      <TextArea
        ref={field}
        rows={2}
        value={text}
        placeholder="Write a comment"
        aria-label={`Your comment on the post by ${post.mine ? 'you' : post.user.firstName}`}
        readOnly={isPending}
        dir="auto"
        spellCheck
        aria-describedby={`${id}-count`}
        aria-invalid={isTooLong || undefined}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-[40dvh] min-h-20"
      />
      {trimmed.length > COMMENT_MAX * 0.9 ? (
        <TextCount id={`${id}-count`} text={text} most={COMMENT_MAX} purpose="send" />
      ) : (
        <p id={`${id}-count`} />
      )}
      {error && (
        <InlineError error={error}>
          {errorMessageOf(error, isServerUnavailable(error) ? SERVER_UNREACHABLE : SEND_FAILED)}
        </InlineError>
      )}
      <div className="mt-2 flex justify-end">
        <Button
          type="submit"
          pending={isPending}
          disabled={trimmed === '' || isTooLong}
          className="min-h-11! py-2"
        >
          Comment
        </Button>
      </div>
      <RulesPrompt rules={rules} text="comment" />
    </form>
  );
}

const SERVER_UNREACHABLE =
  'We couldn’t reach the server, so this wasn’t sent. Your text is still here. Please try again.';
const SEND_FAILED = 'We couldn’t send this. Your text is still here. Please try again.';
const DRAFT_KEPT = 'We saved your text. Choose Comment under that post and try again.';

/** Returns true if the focus is in this form or nowhere. A user who is typing elsewhere must not lose the focus. */
function isFocusFree(postId: number): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return activeElement.closest(`[data-replying="${postId}"]`) !== null;
}
