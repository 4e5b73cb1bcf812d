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
  return (
    <Bar.Root
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
      getAriaValueText={() => words}
      className={className}
    >
      <Bar.Track className="h-2 overflow-hidden rounded-full bg-field inset-ring inset-ring-line">
        <Bar.Indicator className="h-full rounded-full bg-linear-to-r from-ember to-amber transition-[width] duration-600 ease-out" />
      </Bar.Track>
    </Bar.Root>
  );
}
