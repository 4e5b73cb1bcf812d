import { Progress as BaseProgress } from '@base-ui/react/progress';

/** Progress bar. Screen readers read `words`. */
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
  // The content security policy allows only scripts to set inline styles, so the prerendered bar is empty.
  if (import.meta.env.SSR) return <div className={`${TRACK} ${className}`} />;
  return (
    <BaseProgress.Root
      aria-label={label}
      value={Math.min(value, max)}
      max={max}
      getAriaValueText={() => words}
      className={className}
    >
      <BaseProgress.Track className={TRACK}>
        <BaseProgress.Indicator className="rounded-full bg-linear-to-r from-ember to-amber transition-[width] duration-slow ease-out forced-color-adjust-none" />
      </BaseProgress.Track>
    </BaseProgress.Root>
  );
}

const TRACK = 'h-2 overflow-hidden rounded-full bg-field inset-ring inset-ring-line forced-colors:border';
