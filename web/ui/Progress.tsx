/**
 * Progress bar. Screen readers read `words`. Base UI's progress bar is not used, because it formats its value with
 * `Intl`, which takes 50 ms to load on a slow phone.
 */
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
  const reached = Math.min(value, max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={reached}
      aria-valuemax={max}
      aria-valuetext={words}
      className={`${TRACK} ${className}`}
    >
      <div
        className="h-full rounded-full bg-linear-to-r from-ember to-amber transition-[width] duration-600 ease-out"
        style={{ width: `${(reached / max) * 100}%` }}
      />
    </div>
  );
}

const TRACK = 'h-2 overflow-hidden rounded-full bg-field inset-ring inset-ring-line';
