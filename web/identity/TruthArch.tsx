import type { Truth } from '#content/truth';
import { CrownSign, HeartSign, ShieldSign, StarSign } from '#web/ui/signs';

const ICONS = { Crown: CrownSign, Heart: HeartSign, Shield: ShieldSign, Star: StarSign };

/** A truth's icon in its arched frame. */
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
