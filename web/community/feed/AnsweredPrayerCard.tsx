import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { THANKS_MAX } from '#contract/community/limits';
import type { Post } from '#contract/community/posts';
import { EditForm } from '#web/community/posts/EditForm';
import { PostText } from '#web/community/posts/PostText';
import { useMarkAnswered } from '#web/community/posts/posts.mutations';
import { TimeAgo } from '#web/community/shared/TimeAgo';
import { useUser } from '#web/lib/session/session.hooks';
import { Button } from '#web/ui/Button';
import { toastError } from '#web/ui/toast/errorToasts';

/** Shows an answered prayer with its thanks. The author can mark a prayer as answered, and undo that. */
export function AnsweredPrayerCard({ post }: { post: Post }) {
  const [isEditing, setEditing] = useState(false);
  const { mutate, isPending } = useMarkAnswered(post);
  const startButton = useRef<HTMLButtonElement>(null);
  const { answeredAt, thanks } = post;
  if (post.type !== 'prayer_request') return null;

  const focusStartButton = () => startButton.current?.focus({ preventScroll: true });

  const endEditing = () => {
    // The pressed button unmounts with the form. flushSync renders the start button at once, so that it can be focused.
    flushSync(() => setEditing(false));
    focusStartButton();
  };

  const undoAnswered = () =>
    mutate(
      { answered: false, thanks: null },
      { onSuccess: focusStartButton, onError: (error) => toastError(error, 'Couldn’t change that') },
    );

  return (
    <>
      {answeredAt && !isEditing && (
        <div className="mt-3 rounded-field border border-amber/35 bg-linear-to-b from-warm to-lit px-4 py-3">
          <p className="flex flex-wrap items-baseline gap-x-2 text-fine text-quiet">
            <b className="font-semibold text-amber">Answered</b>
            <TimeAgo moment={answeredAt} />
          </p>
          {thanks && (
            <div className="mt-1 font-serif text-lead leading-normal">
              <PostText content={thanks} />
            </div>
          )}
        </div>
      )}
      {post.mine && isEditing && <AnsweredForm post={post} onDone={endEditing} />}
      {post.mine && !isEditing && (
        <div className="-mb-2 -ml-3 mt-1 flex flex-wrap">
          <Button ref={startButton} variant="quiet" onClick={() => setEditing(true)} className={BUTTON_CLASS}>
            {answeredAt ? 'Edit your thanks' : 'Mark as answered'}
          </Button>
          {answeredAt && (
            <Button variant="quiet" pending={isPending} onClick={undoAnswered} className={BUTTON_CLASS}>
              Not answered yet
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const BUTTON_CLASS = 'min-h-11! px-3! py-1 text-small';

function AnsweredForm({ post, onDone }: { post: Post; onDone: () => void }) {
  const { mutateAsync, isPending, error } = useMarkAnswered(post);
  return (
    <EditForm
      draft={`draft.thanks.${useUser()?.id ?? ''}.${post.id}`}
      content={post.thanks ?? ''}
      max={THANKS_MAX}
      label="A note of thanks (optional)"
      isOptional
      yes={post.answeredAt ? 'Save' : 'Mark as answered'}
      editing={{
        mutateAsync: (thanks) => mutateAsync({ answered: true, thanks: thanks || null }),
        isPending,
        error,
      }}
      onDone={onDone}
      className="rounded-field border border-amber/35 bg-lit p-4"
    />
  );
}
