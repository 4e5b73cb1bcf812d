import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Person } from '#contract/account/auth';
import type { Room } from '#contract/community/posts';
import { NewPostsButton } from '#web/community/feed/NewPostsButton';
import { PostFeed } from '#web/community/feed/PostFeed';
import { SinglePost } from '#web/community/feed/SinglePost';
import { ModeratorNotes } from '#web/community/moderation/ModeratorNotes';
import { NewPostForm } from '#web/community/newPost/NewPostForm';
import { useNewPost } from '#web/community/newPost/newPost.hooks';
import { OutboxList } from '#web/community/newPost/OutboxList';
import { usePosts } from '#web/community/posts/posts.queries';
import { MODERATOR_TOOLS_PARAM } from '#web/community/shared/communityUrls';
import { CurrentTheme } from '#web/community/themes/CurrentTheme';
import { CrisisHelpBanner } from '#web/shared/help/CrisisHelpBanner';
import { useLazyModule } from '#web/ui/lazyModule.hooks';
import { toastLoadError } from '#web/ui/toast/errorToasts';
import { useLiveRoom } from './live.hooks';
import { RoomHeader } from './RoomHeader';
import { markRoomSeen } from './seenRooms';

const loadModeratorTools = () => import('#web/community/ModeratorTools');

export function RoomView({ room, postId, person }: { room: Room; postId: number | null; person: Person }) {
  const [search] = useSearchParams();
  const [isAdmin, setAdmin] = useState(search.has(MODERATOR_TOOLS_PARAM));
  const { unseen, show } = useLiveRoom(room.id, person);
  const showsModeratorTools = isAdmin && person.isModerator;
  const moderatorTools = useLazyModule(loadModeratorTools, showsModeratorTools, () => {
    setAdmin(false);
    toastLoadError('The moderator tools');
  });

  return (
    <>
      <RoomHeader room={room} isAdmin={isAdmin} onAdmin={person.isModerator ? setAdmin : null} />
      <ModeratorNotes />
      {showsModeratorTools &&
        (moderatorTools ? <moderatorTools.ModeratorTools /> : <ModeratorToolsSkeleton />)}
      {postId === null ? (
        <RoomContent room={room} person={person}>
          <NewPostsButton count={unseen} onShow={show} />
        </RoomContent>
      ) : (
        <>
          <CrisisHelpBanner />
          <SinglePost room={room} postId={postId} viewer={person} />
        </>
      )}
    </>
  );
}

/** Remembers the newest post in the feed as seen. */
function useMarkSeen(personId: string, roomId: number) {
  const newestAt = usePosts(roomId).data?.pages[0]?.posts[0]?.createdAt;
  useEffect(() => {
    if (newestAt) markRoomSeen(personId, roomId, newestAt);
  }, [personId, roomId, newestAt]);
}

function ModeratorToolsSkeleton() {
  return <div aria-busy="true" className="mt-6 h-60 animate-pulse rounded-card bg-card/60" />;
}

function RoomContent({
  room,
  person,
  children,
}: {
  room: Room;
  person: Person;
  /** Rendered between the form and the feed. */
  children: ReactNode;
}) {
  const writing = useNewPost(person.id, room);
  const field = useRef<HTMLTextAreaElement>(null);
  useMarkSeen(person.id, room.id);
  return (
    <>
      {room.type === 'walking_together' && <CurrentTheme isModerator={person.isModerator} />}
      <NewPostForm roomType={room.type} writing={writing} field={field} />
      <OutboxList
        personId={person.id}
        roomId={room.id}
        onDiscard={(item) => {
          writing.restore(item, item.key);
          field.current?.focus();
        }}
      />
      <CrisisHelpBanner />
      {children}
      {/* Room for the button between the form and the feed, so that the feed does not move when the button appears. */}
      <div className="mt-13">
        <PostFeed roomId={room.id} viewer={person} />
      </div>
    </>
  );
}
