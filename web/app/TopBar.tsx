import { LogOut, WifiOff } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useIsOnline } from '#web/lib/online.hooks';
import { SITE } from '#web/lib/pageData';
import { TitledLevel } from '#web/shared/companion/LevelBadge';
import { HelpButton } from '#web/shared/help/HelpButton';
import { IconButton } from '#web/ui/Button';
import { LampIcon } from '#web/ui/icons';
import { SignOutQuestion } from './SignOutQuestion';
import { useSignOutButton } from './signOutButton.hooks';
import { useSignedInUser } from './userContext';

/** The top bar: a greeting on the home page, a link to the home page everywhere else. */
export function TopBar() {
  const [path] = useLocation();
  return (
    <header className="@container/bar mx-auto w-full max-w-270 px-5 tight:px-2 pt-[max(1rem,env(safe-area-inset-top))] flat:pt-[max(0.25rem,env(safe-area-inset-top))] text-small text-quiet wide:px-10 print:hidden">
      <div className="flex flex-wrap items-center gap-3 @max-[20rem]/bar:gap-x-0">
        {path === '/' ? <Greeting /> : <HomeLink />}
        <OfflineMark className={path === '/' ? BELOW_GREETING : ''} />
        <HelpButton />
      </div>
    </header>
  );
}

function Greeting() {
  const person = useSignedInUser();
  const { leave, isLeaving, question } = useSignOutButton('reload');
  return (
    <>
      {/* With large text on a phone, the greeting has a row of its own, above the title of the page. */}
      <div className="flex min-w-20 flex-1 flex-wrap items-center gap-x-3 gap-y-1 @max-[20rem]/bar:contents">
        <p className="min-w-0 @max-[20rem]/bar:order-last @max-[20rem]/bar:w-full @max-[20rem]/bar:text-center">
          {person.firstName ? (
            <>
              Peace to you, <b className="font-semibold text-ivory">{person.firstName}</b>
            </>
          ) : (
            <b className="font-semibold text-ivory">Welcome</b>
          )}
        </p>
        <div className="flex grow">
          <TitledLevel level={person.companionLevel} />
        </div>
      </div>
      <IconButton label="Sign out" onClick={leave} disabled={isLeaving} className="ml-auto">
        <LogOut className="size-5.5" />
      </IconButton>
      <SignOutQuestion {...question} />
    </>
  );
}

function HomeLink() {
  return (
    <Link
      href="/"
      className="mr-auto inline-flex min-h-11 items-center gap-2.5 font-serif text-lead text-quiet transition hover:text-ivory wide:invisible"
    >
      <LampIcon className="size-6 text-tan" />
      <span className="tight:sr-only">{SITE.productName}</span>
    </Link>
  );
}

/** On a phone, the greeting leaves no room beside it. */
const BELOW_GREETING = '@max-[30rem]/bar:order-last @max-[30rem]/bar:w-full @max-[30rem]/bar:text-center';

/** Says on every screen that the device is offline. */
function OfflineMark({ className }: { className: string }) {
  const isOnline = useIsOnline();
  return (
    <p role="status" className={`${className} empty:hidden`}>
      {!isOnline && (
        <span className="inline-flex items-center gap-1.5 rounded-full border border-line-strong px-2.5 py-0.5 text-fine text-tan">
          <WifiOff className="size-4" />
          Offline
        </span>
      )}
    </p>
  );
}
