import { useUser } from '#web/lib/session/session.hooks';
import { YourData } from '#web/profile/userData/YourData';
import { CompanionJourney } from '#web/shared/companion/CompanionJourney';
import { CompanionStatus } from '#web/shared/companion/CompanionStatus';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { BasicInformation } from './BasicInformation';
import { ChangePassword } from './ChangePassword';
import { Devices } from './Devices';
import { DisplayCard } from './DisplayCard';
import { NoticeMailsCard } from './NoticeMailsCard';
import { PeopleCard } from './PeopleCard';
import { Picture } from './Picture';

/** Shows everything about the user’s account, from the picture to the account deletion. */
export function ProfileScreen() {
  const person = useUser();
  if (!person) return null;

  return (
    <div className="mx-auto low:mt-3 mt-8 w-full max-w-240 animate-arrive">
      <header className="text-center">
        <p className="eyebrow flat:hidden">Your account</p>
        <ScreenTitle title="Profile" className="low:mt-0 mt-2 text-display" />
      </header>
      <div className="low:mt-4 mt-8 grid gap-4 wide:grid-cols-[19rem_1fr]">
        {/* First in one column, where the picture would push its button out of view. */}
        <div className="grid wide:col-start-2 wide:row-start-1">
          <BasicInformation person={person} />
        </div>
        <div className="grid wide:col-start-1 wide:row-start-1">
          <Picture person={person} />
        </div>
        <CompanionStatus />
        <div className="grid wide:col-start-2 wide:row-span-2 wide:row-start-2">
          <CompanionJourney />
        </div>
        <div className="grid wide:col-start-1">
          <PeopleCard />
        </div>
      </div>
      <div className="mt-4 grid items-start gap-4 wide:grid-cols-2">
        <div className="grid gap-4">
          <ChangePassword email={person.email} />
          <NoticeMailsCard person={person} />
        </div>
        <div className="grid gap-4">
          <DisplayCard />
          <Devices />
        </div>
      </div>
      <div className="mt-4">
        <YourData />
      </div>
    </div>
  );
}
