import { useSearchParams } from 'wouter';
import { idIn } from '#contract/addresses';
import { usePerson } from '#web/lib/session.hooks';
import { CommunityHome } from './CommunityHome';
import { Dialogs } from './Dialogs';
import { ModeratorNotes } from './moderation/ModeratorNotes';
import { NoRoom, RoomScreen } from './RoomScreen';
import { showTold } from './told';

/** The Community home, or the room in the URL. */
export function CommunityScreen() {
  const person = usePerson();
  const [search] = useSearchParams();
  const roomParam = search.get('room');
  const roomId = idIn(roomParam);
  if (!person) return null;

  return (
    <div className="mx-auto flex w-full max-w-168 grow animate-arrive flex-col">
      <div className="has-[section]:mt-6">
        <ModeratorNotes />
      </div>
      {roomParam === null && <CommunityHome />}
      {roomParam !== null && roomId === null && <NoRoom />}
      {roomId !== null && (
        <RoomScreen key={roomId} roomId={roomId} postId={idIn(search.get('post'))} person={person} />
      )}
      <Dialogs />
    </div>
  );
}
CommunityScreen.begin = showTold;
