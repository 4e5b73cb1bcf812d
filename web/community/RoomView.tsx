import { type ReactNode, useRef, useState } from 'react';
import type { Person } from '#contract/auth';
import type { Room } from '#contract/community';
import { CareHere } from '#web/ui/CareHere';
import { sayMissing } from '#web/ui/failing';
import { useOpened } from '#web/ui/opened.hooks';
import { Feed } from './Feed';
import { useLive } from './live.hooks';
import { NewPostBox } from './NewPostBox';
import { NewPosts } from './NewPosts';
import { useNewPost } from './newPost.hooks';
import { RoomHead } from './RoomHead';
import { SinglePost } from './SinglePost';
import { ThemeHere } from './ThemeHere';
import { UnsentList } from './UnsentList';

const loadDesk = () => import('./ModeratorDesk');

export function RoomView({ room, postId, person }: { room: Room; postId: number | null; person: Person }) {
  const [isAdmin, setAdmin] = useState(false);
  const { unseen, show } = useLive(room.id, person);
  const isDeskOpen = isAdmin && person.isModerator;
  const moderatorDesk = useOpened(loadDesk, isDeskOpen, () => {
    setAdmin(false);
    sayMissing('The moderator tools');
  });

  return (
    <>
      <RoomHead room={room} isAdmin={isAdmin} onAdmin={person.isModerator ? setAdmin : null} />
      {isDeskOpen && (moderatorDesk ? <moderatorDesk.ModeratorDesk /> : <DeskSkeleton />)}
      {postId === null ? (
        <RoomContent room={room} person={person}>
          <NewPosts count={unseen} onShow={show} />
        </RoomContent>
      ) : (
        <>
          <CareHere />
          <SinglePost room={room} postId={postId} viewer={person} />
        </>
      )}
    </>
  );
}

function DeskSkeleton() {
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
  return (
    <>
      {room.type === 'walking_together' && <ThemeHere isModerator={person.isModerator} />}
      <NewPostBox roomType={room.type} writing={writing} field={field} />
      <UnsentList
        personId={person.id}
        roomId={room.id}
        onDiscard={(item) => {
          writing.restore(item, item.key);
          field.current?.focus();
        }}
      />
      <CareHere />
      {children}
      <div className="mt-6">
        <Feed roomId={room.id} viewer={person} />
      </div>
    </>
  );
}
