import { useCallback } from 'react';
import type { Room } from '#contract/community';
import { usePost } from '#web/community/posts/posts.queries';
import { roomUrl } from '#web/community/shared/communityUrls';
import type { CommunityViewer } from '#web/community/shared/viewer';
import { LinkButton } from '#web/ui/Button';
import { LoadError } from '#web/ui/LoadError';
import { PostCard } from './PostCard';
import { PostSkeletons } from './PostSkeletons';

/** A single post, opened from a link. */
export function SinglePost({
  room,
  postId,
  viewer,
}: {
  room: Room;
  postId: number;
  viewer: CommunityViewer;
}) {
  const post = usePost(postId);
  // The room in the link may differ from the room of the post.
  const found = post.data?.roomId === room.id ? post.data : null;
  const onDeleted = useCallback(() => document.querySelector<HTMLElement>('h1')?.focus(), []);

  return (
    <div className="mt-6">
      {post.isPending && <PostSkeletons count={1} />}
      {post.isError && post.data === undefined && (
        <LoadError isRetrying={post.isFetching} onRetry={() => void post.refetch()}>
          We couldn’t load the post.
        </LoadError>
      )}
      {post.data !== undefined && !found && (
        <p role="status" className="rounded-card border border-line border-dashed p-6 text-center text-quiet">
          This post was deleted.
        </p>
      )}
      {found && <PostCard post={found} viewer={viewer} isStandalone onDeleted={onDeleted} />}
      <div className="mt-6 text-center">
        <LinkButton href={roomUrl(room.id)} look="ghost">
          See all posts
        </LinkButton>
      </div>
    </div>
  );
}
