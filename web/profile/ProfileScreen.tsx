import { useUser } from '#web/lib/session.hooks';
import { CompanionJourney } from '#web/shared/companion/CompanionJourney';
import { CompanionStatus } from '#web/shared/companion/CompanionStatus';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { BasicInformation } from './BasicInformation';
import { ChangePassword } from './ChangePassword';
import { Devices } from './Devices';
import { DisplayCard } from './DisplayCard';
import { PeopleCard } from './PeopleCard';
import { Picture } from './Picture';
import { YourData } from './YourData';

/** Shows everything about the user’s account, from the picture to the account deletion. */
export function ProfileScreen() {
  const person = useUser();
  if (!person) return null;

  return (
    <div className="mx-auto mt-8 w-full max-w-240 animate-arrive">
      <header className="text-center">
        <p className="eyebrow">Your account</p>
        <ScreenTitle title="Profile" className="mt-2 text-display" />
      </header>
      <div className="mt-8 grid gap-4 wide:grid-cols-[19rem_1fr]">
        <Picture person={person} />
        <BasicInformation person={person} />
        <CompanionStatus />
        <CompanionJourney />
      </div>
      <div className="mt-4">
        <PeopleCard />
      </div>
      <div className="mt-4 grid gap-4 wide:grid-cols-2">
        <ChangePassword email={person.email} />
        <div className="grid content-start gap-4">
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
