import { LEVEL_SPAN, levelTitleOf } from '#contract/levels';
import type { UserStats } from '#contract/progress';
import { formatDate } from '#web/lib/dates';
import { useUserStats } from '#web/lib/session/progress.hooks';
import { useUser } from '#web/lib/session/session.hooks';
import { Progress } from '#web/ui/Progress';
import { CompanionFrame } from './CompanionFrame';
import { LevelIcon } from './LevelIcon';

/** A shorter list would leave the card half empty, so a line of text follows it. */
const MIN_ACTIVITIES = 3;

/** Progress within the current level, and recent activity. */
export function CompanionJourney() {
  const stats = useUserStats();
  return (
    <CompanionFrame title="Your Companion Journey" stats={stats} height="min-h-84 md:min-h-64">
      {(data) => <Journey stats={data} />}
    </CompanionFrame>
  );
}

function Journey({ stats: { level, experiencePoints, recentActivities } }: { stats: UserStats }) {
  const xpInLevel = Math.min(Math.max(experiencePoints - (level - 1) * LEVEL_SPAN, 0), LEVEL_SPAN);
  const joined = useUser()?.createdAt;
  const percent = Math.round((xpInLevel / LEVEL_SPAN) * 100);

  return (
    <div className="mt-4 grid gap-x-10 gap-y-7 @2xl:grid-cols-2">
      <div className="flex items-center gap-5 @max-[16rem]:block">
        <span className="niche grid aspect-3/4 w-22 shrink-0 place-items-center text-tan">
          <LevelIcon level={level} weight={1.2} className="w-[58%]" />
        </span>
        <div className="min-w-0 grow @max-[16rem]:mt-4">
          <p className="font-serif text-title leading-tight">{levelTitleOf(level)}</p>
          {joined && <p className="text-small text-quiet">With us since {formatDate(joined)}</p>}
          <Progress
            label={`Progress to level ${level + 1}`}
            value={xpInLevel}
            max={LEVEL_SPAN}
            words={`${xpInLevel} of ${LEVEL_SPAN} XP, ${percent}%`}
            className="mt-3"
          />
          <div className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-fine text-quiet tabular-nums">
            <p>
              Level {level} · {xpInLevel} / {LEVEL_SPAN} XP
            </p>
            <p>{percent}%</p>
          </div>
        </div>
      </div>
      <div>
        <h3 className="eyebrow font-sans">Recent activity</h3>
        <ul className="mt-1.5">
          {recentActivities.map(({ description, experienceGained, createdAt }) => (
            <li
              key={createdAt + description}
              className="flex items-baseline justify-between gap-4 border-line border-b py-2 text-small last:border-0"
            >
              <span className="leading-snug">{description}</span>
              <span className="whitespace-nowrap text-fine text-quiet tabular-nums">
                +{experienceGained} XP
              </span>
            </li>
          ))}
        </ul>
        {recentActivities.length < MIN_ACTIVITIES && (
          <p className="mt-2 text-small text-quiet">What you do next will appear here.</p>
        )}
      </div>
    </div>
  );
}
