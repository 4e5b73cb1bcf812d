import { formatCount } from '#contract/fields/numbers';
import { useUserStats } from '#web/lib/session/progress.hooks';
import { CompanionFrame } from './CompanionFrame';
import { TitledLevel } from './LevelBadge';

/** Level, XP and earned achievements. */
export function CompanionStatus() {
  const stats = useUserStats();
  // The card of the journey, which is always beside it, shows the error.
  if (stats.isError && !stats.data) return null;
  return (
    <CompanionFrame title="Companion Status" stats={stats} height="min-h-44">
      {({ level, experiencePoints, achievements }) => (
        <>
          <p className="mt-2">
            <TitledLevel level={level} />
          </p>
          <dl className="mt-4 grid grid-cols-2 gap-4 border-line border-t pt-4">
            <Fact name="Experience">{`${formatCount(experiencePoints)} XP`}</Fact>
            <Fact name="Achievements earned">{String(achievements.length)}</Fact>
          </dl>
        </>
      )}
    </CompanionFrame>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-small text-quiet leading-snug">{name}</dt>
      <dd className="font-serif text-title">{children}</dd>
    </div>
  );
}
