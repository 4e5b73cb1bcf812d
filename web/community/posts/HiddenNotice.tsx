import { useQueryClient } from '@tanstack/react-query';
import { HIDDEN_TEXTS } from '#content/community/moderationTexts';
import { useModerate } from '#web/community/moderation/moderation.hooks';
import { toastModeratorError } from '#web/community/moderation/moderatorErrors';
import { Button } from '#web/ui/Button';
import { refreshPost } from './posts.queries';

/** Notice under a hidden post or comment. A moderator can make the post or comment visible again. */
export function HiddenNotice({
  mine,
  of,
}: {
  mine: boolean;
  of: { kind: 'post' | 'comment'; id: number; postId: number };
}) {
  const client = useQueryClient();
  const { mutate, isPending } = useModerate();
  const unhide = () => {
    mutate(
      { kind: of.kind, id: of.id, act: 'keep', note: null },
      {
        onError: (error) => toastModeratorError('Couldn’t show it to everyone', error),
        onSettled: () => void refreshPost(client, of.postId),
      },
    );
  };

  return (
    <div className="mt-2.5 rounded-field bg-field px-3.5 py-2.5 text-small text-quiet leading-normal">
      <p>
        {mine
          ? HIDDEN_TEXTS
          : 'Hidden until a moderator reviews it. Only its author and moderators can see it.'}
      </p>
      {!mine && (
        <Button variant="ghost" pending={isPending} onClick={unhide} className="mt-2">
          Show it to everyone
        </Button>
      )}
    </div>
  );
}
