/**
 * Progress bar; `words` is what a screen reader says. Not Base UI's, which formats its value with `Intl`: loading that
 * takes 50 ms on a slow phone.
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
  // The content security policy allows inline styles from scripts only, so the prerendered bar is empty.
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
