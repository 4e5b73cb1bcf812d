import { LockKeyhole } from 'lucide-react';
import { calendarDayNumber } from '#contract/people/relationshipOrder';
import { useUser } from '#web/lib/session/session.hooks';
import { CrisisHelpBanner } from '#web/shared/help/CrisisHelpBanner';
import { LinkButton } from '#web/ui/Button';
import { QueryBoundary } from '#web/ui/QueryBoundary';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { SkeletonList } from '#web/ui/SkeletonList';
import { NextPersonCard } from './NextPersonCard';
import { RelationshipList } from './RelationshipList';
import { useRelationships } from './relationships.hooks';

/** Shows the people a user prays for, and who is next. Shows no counts of prayers and no reproach for missed ones. */
export function PeopleScreen() {
  const person = useUser();
  const relationships = useRelationships();
  if (!person) return null;
  const today = calendarDayNumber(new Date());

  return (
    <div className="mx-auto low:mt-3 mt-8 w-full max-w-180 animate-arrive">
      <header className="text-center">
        <p className="eyebrow">People you pray for</p>
        <ScreenTitle title="My People" className="mt-2 text-display" />
        <p className="mx-auto low:hidden mt-3 max-w-120 text-balance text-quiet">
          Write down a name, and we’ll remind you when it’s time to pray. No scores, no pressure.
        </p>
      </header>
      <p className="mx-auto mt-3 max-w-80 text-balance text-center text-small text-quiet sm:max-w-none">
        <LockKeyhole className="mr-2 inline size-4 align-[-0.12em] text-tan" />
        Only you and the people who run this app can read this list.
      </p>
      <CrisisHelpBanner />
      <QueryBoundary
        query={relationships}
        error="We couldn’t load your list. The names are safe."
        skeleton={<SkeletonList label="Loading your list" heights={HEIGHTS} className="mt-8" />}
        className="mt-8"
      >
        {(people) => (
          <>
            {people.length > 0 && <NextPersonCard relationships={people} today={today} />}
            <RelationshipList relationships={people} today={today} personId={person.id} />
          </>
        )}
      </QueryBoundary>
      <div className={relationships.data ? 'mt-10 flex justify-center' : 'hidden'}>
        <LinkButton href="/profile" variant="quiet">
          Back to your profile
        </LinkButton>
      </div>
    </div>
  );
}

const HEIGHTS = ['h-84 sm:h-58', 'h-32', 'h-32', 'h-32'];
