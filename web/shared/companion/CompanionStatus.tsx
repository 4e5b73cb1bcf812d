import { formatCount } from '#contract/fields/numbers';
import { useUserStats } from '#web/lib/session/progress.hooks';
import { CompanionFrame } from './CompanionFrame';

/** XP and earned achievements. The card of the journey, which is always beside it, shows the level. */
export function CompanionStatus() {
  const stats = useUserStats();
  // That card also shows the error.
  if (stats.isError && !stats.data) return null;
  return (
    <CompanionFrame title="Companion Status" stats={stats} height="min-h-36">
      {({ experiencePoints, achievements }) => (
        <dl className="mt-3 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1">
          <Fact name="Experience">{`${formatCount(experiencePoints)} XP`}</Fact>
          <Fact name="Achievements earned">{String(achievements.length)}</Fact>
        </dl>
      )}
    </CompanionFrame>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-small text-quiet leading-snug">{name}</dt>
      <dd className="text-right font-serif text-title">{children}</dd>
    </>
  );
}
