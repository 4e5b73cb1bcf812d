import type { Truth } from '#content/truths/truth';
import { CrownIcon, HeartIcon, ShieldIcon, StarIcon } from '#web/shared/companion/badgeIcons';

const ICONS = { Crown: CrownIcon, Heart: HeartIcon, Shield: ShieldIcon, Star: StarIcon };

/** Draws a truth's icon in an arched frame. */
export function TruthArch({ icon, className }: { icon: Truth['icon']; className: string }) {
  const Sign = ICONS[icon];
  return (
    <span
      className={`niche grid aspect-3/4 shrink-0 place-items-center text-tan group-focus-within:niche-lit group-hover:niche-lit ${className}`}
    >
      <Sign className="w-[56%]" />
    </span>
  );
}
