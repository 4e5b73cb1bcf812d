import { useSearchParams } from 'wouter';
import { parseIdParam } from '#contract/pages/addresses';
import { CommunityDialogs } from '#web/community/CommunityDialogs';
import { useUser } from '#web/lib/session/session.hooks';
import { CommunityHome } from './CommunityHome';
import { NoRoom, RoomScreen } from './RoomScreen';

/** Shows the room in the URL. If the URL contains no room, shows the Community home. */
export function CommunityScreen() {
  const person = useUser();
  const [search] = useSearchParams();
  const roomParam = search.get('room');
  const roomId = parseIdParam(roomParam);
  if (!person) return null;

  return (
    <div className="mx-auto flex w-full max-w-168 grow animate-arrive flex-col">
      {roomParam === null && <CommunityHome person={person} />}
      {roomParam !== null && roomId === null && <NoRoom />}
      {roomId !== null && (
        <RoomScreen key={roomId} roomId={roomId} postId={parseIdParam(search.get('post'))} person={person} />
      )}
      <CommunityDialogs />
    </div>
  );
}
