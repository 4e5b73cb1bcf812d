import { Progress as Bar } from '@base-ui/react/progress';

/** How far something has come; `words` is how a voice reads it. */
export function Progress({
  label,
  value,
  max,
  words,
  className = '',
}: {
  label: string;
  value: number;
  max: number;
  words: string;
  className?: string;
}) {
  // How wide it is only a script may say.
  if (import.meta.env.SSR) return <div className={`${TRACK} ${className}`} />;
  return (
    <Bar.Root
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
      getAriaValueText={() => words}
      className={className}
    >
      <Bar.Track className={TRACK}>
        <Bar.Indicator className="h-full rounded-full bg-linear-to-r from-ember to-amber transition-[width] duration-600 ease-out" />
      </Bar.Track>
    </Bar.Root>
  );
}

const TRACK = 'h-2 overflow-hidden rounded-full bg-field inset-ring inset-ring-line';
