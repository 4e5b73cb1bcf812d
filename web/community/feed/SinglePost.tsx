import { useCallback } from 'react';
import type { Room } from '#contract/community/posts';
import { usePost } from '#web/community/posts/posts.queries';
import { roomUrl } from '#web/community/shared/communityUrls';
import type { CommunityViewer } from '#web/community/shared/viewer';
import { LinkButton } from '#web/ui/Button';
import { QueryBoundary } from '#web/ui/QueryBoundary';
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
  const onDeleted = useCallback(() => document.querySelector<HTMLElement>('h1')?.focus(), []);

  return (
    <div className="mt-6">
      <QueryBoundary query={post} error="We couldn’t load the post." skeleton={<PostSkeletons count={1} />}>
        {(found) =>
          // The room in the link may differ from the room of the post.
          found?.roomId === room.id ? (
            <PostCard post={found} viewer={viewer} isStandalone onDeleted={onDeleted} />
          ) : (
            <p
              role="status"
              className="rounded-card border border-line border-dashed p-6 text-center text-quiet"
            >
              This post was deleted.
            </p>
          )
        }
      </QueryBoundary>
      <div className="mt-6 text-center">
        <LinkButton href={roomUrl(room.id)} variant="ghost">
          See all posts
        </LinkButton>
      </div>
    </div>
  );
}
