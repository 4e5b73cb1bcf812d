import type { Achievement, AchievementCategory } from '#contract/progress';
import { useProgressiveList } from '#web/lib/progressiveList.hooks';
import { useUserStats } from '#web/lib/session/progress.hooks';
import { CompanionJourney } from '#web/shared/companion/CompanionJourney';
import { LoadError, type RetryableQuery } from '#web/ui/LoadError';
import { PageHeader } from '#web/ui/PageHeader';
import { Progress } from '#web/ui/Progress';
import { SkeletonList } from '#web/ui/SkeletonList';
import { AchievementCard } from './AchievementCard';
import { useAchievements } from './achievements.hooks';

/** The number of cards that fit in a window. These cards are rendered first. */
const FIRST_BATCH = 4;

const CATEGORIES: Record<AchievementCategory, string> = {
  engagement: 'Engagement',
  identity: 'Identity',
  community: 'Community',
  spiritual: 'Spiritual',
};

/** Shows the user's level, overall progress, and achievements by category. */
export function AchievementsScreen() {
  const achievements = useAchievements();
  const stats = useUserStats();
  const xp = stats.data?.experiencePoints;
  const isFailed = achievements.isError && !achievements.data;
  const isAllFailed = isFailed && stats.isError && !stats.data;
  const isLoading = !isFailed && !stats.isError && (!achievements.data || xp === undefined);

  return (
    <div className="mx-auto mt-8 w-full max-w-240 animate-arrive">
      <PageHeader eyebrow="How far you’ve come" title="Achievements">
        A quiet record of your time here. It’s not a competition, and you can’t lose what you’ve earned.
      </PageHeader>
      <div className="mt-8 grid gap-4">
        {!isAllFailed && <CompanionJourney />}
        {isFailed && (
          <LoadError query={isAllFailed ? bothOf(achievements, stats) : achievements}>
            We couldn’t load your achievements.
          </LoadError>
        )}
        {achievements.data && !isLoading && <Overall achievements={achievements.data} xp={xp ?? 0} />}
      </div>
      {achievements.data && xp !== undefined && <Groups achievements={achievements.data} xp={xp} />}
      {isLoading && (
        <SkeletonList
          label="Loading your achievements"
          heights={['h-42', 'h-42', 'h-42', 'h-42']}
          hasArches
          grid="gap-4 md:grid-cols-2"
          className="mt-11"
        />
      )}
    </div>
  );
}

/** Retries two queries with one button. */
function bothOf(one: RetryableQuery, other: RetryableQuery): RetryableQuery {
  return {
    isFetching: one.isFetching || other.isFetching,
    refetch: () => Promise.all([one.refetch(), other.refetch()]),
  };
}

function Overall({ achievements, xp }: { achievements: Achievement[]; xp: number }) {
  const total = achievements.length;
  const earned = achievements.filter((one) => one.earned).length;
  const waiting = achievements.filter((one) => !one.earned && one.requiredPoints <= xp).length;
  const percent = total === 0 ? 0 : Math.round((earned / total) * 100);

  if (total === 0) return <p className="py-8 text-center text-quiet">There are no achievements yet.</p>;
  return (
    <section aria-label="Overall progress" className="rounded-card border border-line bg-card p-5 sm:px-6">
      {waiting > 0 && (
        <p className="mb-2 font-serif text-lead">
          {waiting === 1 ? 'One badge is waiting for you.' : `${waiting} badges are waiting for you.`}
        </p>
      )}
      <div className="flex flex-wrap justify-between gap-x-6 text-small tabular-nums">
        <p>
          {earned} of {total} achievements unlocked
        </p>
        <p className="text-quiet">{percent}% complete</p>
      </div>
      <Progress
        label="Achievements unlocked"
        value={earned}
        max={total}
        words={`${earned} of ${total}, ${percent}% complete`}
        className="mt-2.5"
      />
    </section>
  );
}

function Groups({ achievements, xp }: { achievements: Achievement[]; xp: number }) {
  const groups = Object.entries(CATEGORIES).map(([category, title]) => ({
    category,
    title,
    group: achievements.filter((one) => one.category === category),
  }));
  const shown = new Set(
    useProgressiveList(
      groups.flatMap(({ group }) => group),
      FIRST_BATCH,
    ),
  );
  return groups.map(({ category, title, group: whole }) => {
    const group = whole.filter((one) => shown.has(one));
    if (group.length === 0) return null;
    return (
      <div key={category} className="mt-11">
        <h2 className="text-heading leading-tight">{title}</h2>
        <ul className="mt-4 grid gap-4 md:grid-cols-2">
          {group.map((achievement) => (
            <AchievementCard key={achievement.id} achievement={achievement} xp={xp} />
          ))}
        </ul>
      </div>
    );
  });
}
