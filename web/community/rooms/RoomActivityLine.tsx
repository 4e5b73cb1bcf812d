import type { RoomActivity } from '#contract/community/posts';
import { Avatar } from '#web/community/shared/Avatar';
import { TimeAgo } from '#web/community/shared/TimeAgo';
import { UnreadDot } from '#web/ui/UnreadDot';

/** The last line of a room's card: who has written lately, the newest post, and when it was written. */
export function RoomActivityLine({
  activity,
  isUnread,
}: {
  activity: RoomActivity | undefined;
  isUnread: boolean;
}) {
  if (!activity?.newest) return null;
  const { newest, faces } = activity;
  return (
    <p className="mt-3 flex w-full items-center gap-2.5 text-fine text-quiet">
      {faces.length > 0 && (
        <span className="flex shrink-0 -space-x-1">
          {faces.map((user) => (
            <Avatar key={user.id} user={user} size="comment" />
          ))}
        </span>
      )}
      {isUnread && <UnreadDot label="New posts." />}
      <span className="sr-only">Last post:</span>
      <span dir="auto" className={`line-clamp-1 min-w-0 break-all ${isUnread ? 'text-ivory' : ''}`}>
        {newest.excerpt}
      </span>
      <TimeAgo moment={newest.createdAt} className="ml-auto shrink-0" />
    </p>
  );
}
