/** A small mark beside something new. */
export function UnreadDot({ label, className = '' }: { label: string; className?: string }) {
  return (
    <span
      className={`inline-block size-2 shrink-0 rounded-full bg-amber forced-colors:bg-[Highlight] ${className}`}
    >
      <span className="sr-only">{label} </span>
    </span>
  );
}
