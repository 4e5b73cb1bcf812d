import {
  Anchor,
  BookOpen,
  Compass,
  Crown,
  Feather,
  Flame,
  Heart,
  type LucideIcon,
  Mountain,
  Shield,
  Star,
  Zap,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  Anchor,
  BookOpen,
  Compass,
  Crown,
  Feather,
  Flame,
  Heart,
  Mountain,
  Shield,
  Star,
  Zap,
};

/** Draws a figure's icon in an arched frame, in the figure's color. */
export function Portrait({
  figure: { iconName, colorClass, bgColorClass, borderColorClass },
  className,
}: {
  figure: { iconName: string; colorClass: string; bgColorClass: string; borderColorClass: string };
  className: string;
}) {
  const Icon = ICONS[iconName] ?? BookOpen;
  return (
    <span
      className={`niche grid aspect-3/4 shrink-0 place-items-center group-focus-within:niche-lit group-hover:niche-lit ${borderColorClass} ${className}`}
    >
      <span
        className={`grid aspect-square w-[62%] place-items-center rounded-full ${bgColorClass} ${colorClass}`}
      >
        <Icon aria-hidden className="w-1/2" strokeWidth={1.4} />
      </span>
    </span>
  );
}
