import { useSearchParams } from 'wouter';
import { idIn } from '#contract/addresses';
import { usePerson } from '#web/lib/session.hooks';
import { CommunityHome } from './CommunityHome';
import { Dialogs } from './Dialogs';
import { ModeratorNotes } from './moderation/ModeratorNotes';
import { NoRoom, RoomScreen } from './RoomScreen';
import { showTold } from './told';

/** The rooms, or the one that the address names. */
export function CommunityScreen() {
  const person = usePerson();
  const [search] = useSearchParams();
  const named = search.get('room');
  const roomId = idIn(named);
  if (!person) return null;

  return (
    <div className="mx-auto flex w-full max-w-168 grow animate-arrive flex-col">
      <div className="has-[section]:mt-6">
        <ModeratorNotes />
      </div>
      {named === null && <CommunityHome />}
      {named !== null && roomId === null && <NoRoom />}
      {roomId !== null && (
        <RoomScreen key={roomId} roomId={roomId} postId={idIn(search.get('post'))} person={person} />
      )}
      <Dialogs />
    </div>
  );
}
CommunityScreen.begin = showTold;
