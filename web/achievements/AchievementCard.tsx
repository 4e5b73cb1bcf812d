import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatCount } from '#contract/fields/numbers';
import type { Achievement } from '#contract/progress';
import { formatDate } from '#web/lib/dates';
import { Button } from '#web/ui/Button';
import { Progress } from '#web/ui/Progress';
import { AchievementBadge, type BadgeState } from './AchievementBadge';
import { useClaim } from './achievements.hooks';

export function AchievementCard({ achievement, xp }: { achievement: Achievement; xp: number }) {
  const { id, name, description, badgeColor, icon, requiredPoints } = achievement;
  const { claim, isPending } = useClaim();
  const [isKindling, setKindling] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = stateOf(achievement, xp);

  const onClaim = async () => {
    // The button disappears after the claim, so focus moves to the heading of the card.
    if (!(await claim(id))) return;
    setKindling(true);
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <li
      className={`flex flex-wrap content-start items-center gap-5 rounded-card border p-4 sm:p-5 ${state === 'claimable' ? 'border-line-strong bg-linear-to-b from-lit to-raised' : 'border-line bg-linear-to-b from-card to-raised'}`}
    >
      <AchievementBadge name={name} icon={icon} color={badgeColor} state={state} isKindling={isKindling} />
      <div className="min-w-0 grow basis-38">
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-lead leading-tight outline-none">
          {name}
        </h3>
        <p className="mt-1 text-small text-quiet leading-snug">{description}</p>
        <div className="mt-2 flex min-h-13 flex-col justify-center">
          {state === 'earned' && <Earned at={achievement.earnedAt} />}
          {state === 'claimable' && (
            <Button variant="ghost" pending={isPending} onClick={() => void onClaim()} className="self-start">
              Claim Achievement
              <span className="sr-only">: {name}</span>
            </Button>
          )}
          {state === 'locked' && <Locked name={name} xp={xp} required={requiredPoints} />}
        </div>
      </div>
    </li>
  );
}

function Earned({ at }: { at: string | null }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-quiet">
      <span className="inline-flex items-center gap-1 rounded-full border border-sage/50 px-2.5 py-0.5 text-sage">
        <Check className="size-3.5 stroke-[2.2]" />
        Earned
      </span>
      {at && <time dateTime={at}>{formatDate(at)}</time>}
    </p>
  );
}

function Locked({ name, xp, required }: { name: string; xp: number; required: number }) {
  const progress = `${formatCount(xp)} / ${formatCount(required)} XP`;
  return (
    <>
      <p className="mb-1 text-small text-quiet">{wordsFor(xp / required)}</p>
      <Progress label={`Locked. Progress to ${name}`} value={xp} max={required} words={progress} />
      <p className="mt-1 text-fine text-quiet tabular-nums">{progress}</p>
    </>
  );
}

function wordsFor(share: number): string {
  if (share < 0.4) return 'On the way';
  return share < 0.8 ? 'About halfway' : 'Nearly there';
}

function stateOf({ earned, requiredPoints }: Achievement, xp: number): BadgeState {
  if (earned) return 'earned';
  return xp >= requiredPoints ? 'claimable' : 'locked';
}
