import { useEffect } from 'react';
import type { Person } from '#contract/account/auth';
import { resetReply } from '#web/community/comments/reply.store';
import { PostSkeletons } from '#web/community/feed/PostSkeletons';
import { usePosts, useRooms } from '#web/community/posts/posts.queries';
import { COMMUNITY_URL } from '#web/community/shared/communityUrls';
import { LinkButton } from '#web/ui/Button';
import { CircleIcon } from '#web/ui/icons';
import { QueryBoundary } from '#web/ui/QueryBoundary';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { RoomView } from './RoomView';

/** A room, or a single post in it. */
export function RoomScreen({
  roomId,
  postId,
  person,
}: {
  roomId: number;
  postId: number | null;
  person: Person;
}) {
  const rooms = useRooms();
  // Prefetches the posts in parallel with the rooms.
  usePosts(roomId, postId === null);
  useEffect(() => resetReply, []);

  return (
    <QueryBoundary
      query={rooms}
      error="We couldn’t load the room."
      skeleton={
        <div className="pt-24">
          <PostSkeletons />
        </div>
      }
      className="mt-10"
    >
      {(all) => {
        const room = all.find(({ id }) => id === roomId);
        return room ? <RoomView room={room} postId={postId} person={person} /> : <NoRoom />;
      }}
    </QueryBoundary>
  );
}

export function NoRoom() {
  return (
    <div className="m-auto max-w-md animate-arrive py-12 text-center">
      <div className="niche mx-auto grid aspect-3/4 w-32 place-items-center text-tan">
        <CircleIcon className="w-1/2 opacity-60" />
      </div>
      <ScreenTitle title="We couldn’t find this room" className="mt-8 text-heading" />
      <p className="mt-3 text-quiet">It may have been closed, or the link may be incomplete.</p>
      <LinkButton href={COMMUNITY_URL} className="mt-8">
        See all rooms
      </LinkButton>
    </div>
  );
}
