import type { Truth } from '#content/truth';
import { CrownSign, HeartSign, ShieldSign, StarSign } from '#web/ui/signs';

const SIGNS = { Crown: CrownSign, Heart: HeartSign, Shield: ShieldSign, Star: StarSign };

/** A truth's sign in its niche. */
export function TruthArch({ icon, className }: { icon: Truth['icon']; className: string }) {
  const Sign = SIGNS[icon];
  return (
    <span
      className={`niche grid aspect-3/4 shrink-0 place-items-center text-tan group-focus-within:niche-lit group-hover:niche-lit ${className}`}
    >
      <Sign className="w-[56%]" />
    </span>
  );
}
