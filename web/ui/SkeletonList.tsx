/** Placeholders with the heights of the items while a list loads. Without a label, something else announces it. */
export function SkeletonList({
  label,
  heights,
  grid = 'gap-4',
  className = '',
}: {
  label?: string;
  heights: readonly string[];
  grid?: string;
  className?: string;
}) {
  return (
    <div aria-busy="true" className={className}>
      {label && (
        <p role="status" className="sr-only">
          {label}
        </p>
      )}
      <div aria-hidden className={`grid ${grid}`}>
        {[...heights.entries()].map(([place, height]) => (
          <div key={place} className={`animate-pulse rounded-card border border-line bg-card/60 ${height}`} />
        ))}
      </div>
    </div>
  );
}
