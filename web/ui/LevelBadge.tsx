import { titleOf } from '#contract/levels';
import { LevelEmblem, toneOf } from './LevelEmblem';

/** A user's level, with its title as a tooltip and for screen readers. */
export function LevelBadge({ level }: { level: number }) {
  return (
    <span
      title={titleOf(level)}
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border py-0.5 pr-2.5 pl-2 text-[0.8rem] tracking-wide ${toneOf(level)}`}
    >
      <LevelEmblem level={level} className="size-4" />
      Level {level}
      <span className="sr-only">, {titleOf(level)}</span>
    </span>
  );
}
