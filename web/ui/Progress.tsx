/**
 * How far something has come; `words` is how a voice reads it. Markup of our own: Base UI's bar writes its figure with
 * `Intl`, and to load that takes a slow phone the twentieth part of a second.
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
  // How wide it is only a script may say.
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
