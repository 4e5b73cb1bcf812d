import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Post } from '#contract/community';
import { COMMENT_MAX } from '#contract/communityLimits';
import { sentenceOf } from '#web/lib/api';
import { settleDraft } from '#web/lib/drafts';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';
import { dropSendKey, sendKeyOf } from '#web/lib/sendKey';
import { Button } from '#web/ui/Button';
import { TextArea } from '#web/ui/Field';
import { sayFailed } from '#web/ui/failing';
import { TextCount } from '#web/ui/TextCount';
import { useWriteComment } from './comments.hooks';
import { useKeptDraft } from './drafts.hooks';
import { Refusal } from './Refusal';
import { closeReply } from './reply.store';
import { isAway } from './sending';

/** Where one answers a post; it closes when the answer is sent. */
export function ReplyBox({ post, personId }: { post: Post; personId: string }) {
  const draft = `draft.comment.${personId}.${post.id}`;
  const [text, write] = useKeptDraft(draft);
  const { mutateAsync, isPending, error } = useWriteComment(post.id);
  const oneAtATime = useOneAtATime();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const words = text.trim();
  const isTooLong = words.length > COMMENT_MAX;

  useEffect(() => field.current?.focus(), []);

  const send = async () => {
    try {
      await mutateAsync({ content: words, key: sendKeyOf(draft, words) });
    } catch (error) {
      if (!field.current) sayFailed(error, 'Comment not sent', KEPT);
      else if (isFocusFree(post.id)) field.current.focus();
      return;
    }
    // She may have left the box, come back to it and gone on writing.
    if (!settleDraft(draft, words) && !field.current) return;
    dropSendKey(draft);
    if (isFocusFree(post.id)) {
      document.querySelector<HTMLElement>(`[data-reply="${post.id}"]`)?.focus({ preventScroll: true });
    }
    closeReply(post.id);
  };

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (words !== '' && !isTooLong) void oneAtATime(send);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    if (event.key === 'Escape' && words === '') closeReply(post.id);
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
      {words.length > COMMENT_MAX * 0.9 ? (
        <TextCount id={`${id}-count`} text={text} most={COMMENT_MAX} purpose="send" />
      ) : (
        <p id={`${id}-count`} />
      )}
      {error && <Refusal error={error}>{sentenceOf(error, isAway(error) ? AWAY : FAILED)}</Refusal>}
      <div className="mt-2 flex justify-end">
        <Button
          type="submit"
          pending={isPending}
          disabled={words === '' || isTooLong}
          className="min-h-11! py-2"
        >
          Comment
        </Button>
      </div>
    </form>
  );
}

const AWAY = 'Not sent: the server could not be reached. Your words are still here; please try again.';
const FAILED = 'It could not be sent. Your words are still here; please try again.';
const KEPT = 'Your words are kept: press Comment under that post, and try again.';

/** Whether the focus is in this box or nowhere: whoever writes elsewhere by now goes on writing there. */
function isFocusFree(postId: number): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return activeElement.closest(`[data-replying="${postId}"]`) !== null;
}
