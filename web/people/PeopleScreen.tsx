import { LockKeyhole } from 'lucide-react';
import { calendarDayNumber } from '#contract/relationshipOrder';
import { useUser } from '#web/lib/session.hooks';
import { CrisisHelpBanner } from '#web/shared/help/CrisisHelpBanner';
import { LinkButton } from '#web/ui/Button';
import { LoadError } from '#web/ui/LoadError';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { NextPersonCard } from './NextPersonCard';
import { RelationshipList } from './RelationshipList';
import { useRelationships } from './relationships.hooks';

/** Shows the people a user prays for, and who is next. Shows no counts of prayers and no reproach for missed ones. */
export function PeopleScreen() {
  const person = useUser();
  const { data, isPending, isFetching, refetch } = useRelationships();
  if (!person) return null;
  const today = calendarDayNumber(new Date());

  return (
    <div className="mx-auto low:mt-3 mt-8 w-full max-w-180 animate-arrive">
      <header className="text-center">
        <p className="eyebrow">People you pray for</p>
        <ScreenTitle title="My people" className="mt-2 text-display" />
        <p className="mx-auto low:hidden mt-3 max-w-120 text-balance text-quiet">
          Write down a name, and we’ll bring it up when it’s time to pray. No scores, no pressure.
        </p>
      </header>
      <p className="mx-auto mt-3 max-w-80 text-balance text-center text-small text-quiet sm:max-w-none">
        <LockKeyhole aria-hidden className="mr-2 inline size-4 align-[-0.12em] text-tan" strokeWidth={1.8} />
        Only you and the people who run this app can read this list.
      </p>
      <CrisisHelpBanner />
      {data && (
        <>
          {data.length > 0 && <NextPersonCard relationships={data} today={today} />}
          <RelationshipList relationships={data} today={today} personId={person.id} />
        </>
      )}
      {isPending && <PeopleSkeleton />}
      {!data && !isPending && (
        <div className="mt-8">
          <LoadError isRetrying={isFetching} onRetry={() => void refetch()}>
            We couldn’t load your list.
          </LoadError>
        </div>
      )}
      <div className={isPending ? 'hidden' : 'mt-10 flex justify-center'}>
        <LinkButton href="/profile" look="quiet">
          Back to your profile
        </LinkButton>
      </div>
    </div>
  );
}

function PeopleSkeleton() {
  return (
    <div aria-busy="true" className="mt-8">
      <p role="status" className="sr-only">
        Loading your list
      </p>
      <div aria-hidden className="grid gap-4">
        <div className="h-84 animate-pulse rounded-card border border-line bg-card/60 sm:h-58" />
        {['one', 'two', 'three'].map((place) => (
          <div key={place} className="h-32 animate-pulse rounded-card border border-line bg-card/60" />
        ))}
      </div>
    </div>
  );
}
