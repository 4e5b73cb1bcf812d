import { HELD_WORDS } from '#content/reportWords';
import { Button } from '#web/ui/Button';
import { refreshPost } from './feed.hooks';
import { useAct } from './moderation/moderation.hooks';
import { sayRefused } from './moderation/refused';

/** Under words that only their author and moderators see for now; a moderator can show them to all again. */
export function Held({
  mine,
  of,
}: {
  mine: boolean;
  of: { kind: 'post' | 'comment'; id: number; postId: number };
}) {
  const { mutate, isPending } = useAct();
  const showAgain = () => {
    mutate(
      { kind: of.kind, id: of.id, act: 'keep', note: null },
      {
        onError: (error) => sayRefused('This could not be shown', error),
        onSettled: () => void refreshPost(of.postId),
      },
    );
  };

  return (
    <div className="mt-2.5 rounded-field bg-field px-3.5 py-2.5 text-[0.92rem] text-quiet leading-normal">
      <p>
        {mine
          ? HELD_WORDS
          : 'Hidden until a moderator has looked at it. Only its author and moderators see it.'}
      </p>
      {!mine && (
        <Button look="ghost" pending={isPending} onClick={showAgain} className="mt-2">
          Show it to everybody
        </Button>
      )}
    </div>
  );
}
