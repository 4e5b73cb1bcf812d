import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { COMMENT_MAX } from '#contract/community/limits';
import type { Post } from '#contract/community/posts';
import { RulesPrompt } from '#web/community/rules/RulesPrompt';
import { useRulesAgreement } from '#web/community/rules/rulesAgreement.hooks';
import { InlineError } from '#web/community/shared/InlineError';
import { isServerUnavailable } from '#web/lib/serverUnavailable';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';
import { discardSentDraft, useDraft } from '#web/lib/storage/draft.hooks';
import { clearIdempotencyKey, idempotencyKeyFor } from '#web/lib/storage/idempotencyKey';
import { Button } from '#web/ui/Button';
import { TextComposer } from '#web/ui/forms/TextComposer';
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
  const { text, write } = useDraft(draft);
  const { mutateAsync, isPending, error } = useWriteComment(post.id);
  const runExclusive = useSingleFlight();
  const field = useRef<HTMLTextAreaElement>(null);
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

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && trimmed === '') closeReply(post.id);
  };

  return (
    <form onSubmit={submit} data-replying={post.id} className="pt-2 pb-1.5">
      <TextComposer
        ref={field}
        rows={2}
        text={text}
        max={COMMENT_MAX}
        countFrom={COMMENT_MAX * 0.9}
        purpose="send"
        placeholder="Write a comment"
        aria-label={`Your comment on the post by ${post.mine ? 'you' : post.user.firstName}`}
        readOnly={isPending}
        onWrite={write}
        onSubmit={submit}
        onKeyDown={closeOnEscape}
        className="max-h-[40dvh] min-h-20"
      />
      <InlineError error={error} fallback={isServerUnavailable(error) ? SERVER_UNREACHABLE : SEND_FAILED} />
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
