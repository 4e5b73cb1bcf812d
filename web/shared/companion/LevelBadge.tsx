import type { ReactNode } from 'react';
import { levelTitleOf } from '#contract/levels';
import { openTooltip, tooltipProps } from '#web/ui/tooltipProps';
import { LevelIcon, levelColor } from './LevelIcon';

const PILL =
  'inline-flex items-center gap-1.5 rounded-full border py-0.5 pr-2.5 pl-2 text-left text-fine tracking-wide';

/** A user's level, with its title as a tooltip on hover, keyboard focus and tap. */
export function LevelBadge({ level }: { level: number }) {
  return (
    <TitleTip level={level} className={`${PILL} whitespace-nowrap ${levelColor(level)}`}>
      <LevelIcon level={level} className="size-4" />
      <span aria-hidden>Level {level}</span>
      <SpokenLevel level={level} />
    </TitleTip>
  );
}

/** A user's level as an icon only, for places without room for text. */
export function LevelMark({ level }: { level: number }) {
  return (
    <TitleTip
      level={level}
      words={`Level ${level}, ${levelTitleOf(level)}`}
      className={`inline-grid size-6 place-items-center ${levelColor(level)}`}
    >
      <LevelIcon level={level} className="size-4" />
      <SpokenLevel level={level} />
    </TitleTip>
  );
}

/** A user's level with its title beside it. */
export function TitledLevel({ level }: { level: number }) {
  return (
    <span className={`${PILL} ${levelColor(level)}`}>
      <LevelIcon level={level} className="size-4 shrink-0" />
      <span aria-hidden>
        Level {level}
        <span className="@max-[21.5rem]/bar:hidden">
          {' '}
          · <span className="whitespace-nowrap">{levelTitleOf(level)}</span>
        </span>
      </span>
      <SpokenLevel level={level} />
    </span>
  );
}

/** The level and its title as one text for screen readers. */
function SpokenLevel({ level }: { level: number }) {
  return (
    <span className="sr-only">
      Level {level}, {levelTitleOf(level)}
    </span>
  );
}

function TitleTip({
  level,
  words = levelTitleOf(level),
  className,
  children,
}: {
  level: number;
  words?: string;
  className: string;
  children: ReactNode;
}) {
  return (
    // The touch target extends beyond the visible badge.
    <button
      type="button"
      {...tooltipProps(words)}
      onClick={({ currentTarget }) => openTooltip(currentTarget, words)}
      className={`relative after:absolute after:-inset-x-2 after:-inset-y-2.5 ${className}`}
    >
      {children}
    </button>
  );
}
