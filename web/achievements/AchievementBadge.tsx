import { LockKeyhole } from 'lucide-react';
import {
  AwardIcon,
  CrownIcon,
  HeartIcon,
  MessageIcon,
  NightIcon,
  StarIcon,
  TrophyIcon,
  UserIcon,
  UsersIcon,
} from '#web/shared/companion/badgeIcons';
import { createIcon, type IconComponent } from '#web/ui/icons';
import { BADGE_DRAWINGS } from './badgeDrawings';

const ICONS: Record<string, IconComponent> = {
  Star: StarIcon,
  User: UserIcon,
  MessageCircle: MessageIcon,
  Users: UsersIcon,
  Heart: HeartIcon,
  Moon: NightIcon,
  Award: AwardIcon,
  Trophy: TrophyIcon,
  Crown: CrownIcon,
};

export type BadgeState = 'locked' | 'claimable' | 'earned';

const ARCH = 'M6 90V39C6 19 21 5 39 5s33 14 33 34v51z';
const INNER_ARCH = 'M12 84V40c0-16.500 12-28.500 27-28.500S66 23.500 66 40v44z';

/** The drawings of our own achievements. One that an operator has added gets the icon stored with it. */
const OWN_ICONS: Record<string, IconComponent> = Object.fromEntries(
  Object.entries(BADGE_DRAWINGS).map(([name, path]) => [name, createIcon(<path d={path} />)]),
);

/** Draws an achievement on an arch in its color: dim while locked, filled once earned, and lighting up at the claim. */
export function AchievementBadge({
  name,
  icon,
  color,
  state,
  isKindling,
}: {
  name: string;
  icon: string;
  color: string;
  state: BadgeState;
  /** Whether it was claimed just now. */
  isKindling: boolean;
}) {
  const Icon = OWN_ICONS[name] ?? ICONS[icon] ?? StarIcon;
  const isLocked = state === 'locked';
  return (
    <span style={{ color: color }} className="relative grid h-24 w-19.5 shrink-0 place-items-center">
      {isKindling && <span aria-hidden className="kindle absolute -inset-3 rounded-door" />}
      <svg
        viewBox="0 0 78 96"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        className="absolute inset-0"
      >
        <path
          d={ARCH}
          fill={isLocked ? 'var(--color-raised)' : 'currentColor'}
          fillOpacity={isLocked ? 1 : FILL[state]}
          opacity={isLocked ? 0.5 : 1}
          strokeWidth={1.6}
        />
        <path d={INNER_ARCH} opacity={isLocked ? 0.22 : 0.5} strokeWidth={0.9} />
        {state === 'earned' && <path d="M4 93.5h70" strokeWidth={2.4} strokeLinecap="round" />}
      </svg>
      <Icon className={`relative mt-1 w-[54%] ${isLocked ? 'opacity-45' : ''}`} />
      {isLocked && (
        <span className="absolute -right-1.5 -bottom-1 grid size-7 place-items-center rounded-full border border-line-strong bg-raised text-quiet">
          <LockKeyhole className="size-3.5 stroke-2" />
        </span>
      )}
    </span>
  );
}

const FILL = { claimable: 0.1, earned: 0.24 };
