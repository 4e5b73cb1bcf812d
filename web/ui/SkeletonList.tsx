/** Placeholders with the heights of the items while a list loads. Without a label, something else announces it. */
export function SkeletonList({
  label,
  heights,
  hasArches = false,
  grid = 'gap-4',
  className = '',
}: {
  label?: string;
  heights: readonly string[];
  /** Whether the items start with a drawing in an arch. */
  hasArches?: boolean;
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
          <div
            key={place}
            className={`flex animate-pulse flex-wrap content-start items-center gap-4.5 overflow-hidden rounded-card border border-line-strong bg-card p-4 sm:p-5 ${height}`}
          >
            {hasArches && <div className="aspect-3/4 w-17 shrink-0 rounded-niche bg-tan/16" />}
            <div className="grow">
              <div className="h-5 w-1/2 rounded-full bg-tan/24" />
              <div className="mt-3 h-3.5 w-4/5 rounded-full bg-tan/16" />
            </div>
            {/* Cut off where the item is lower. */}
            <div className="grid w-full gap-3">
              <div className="h-3.5 rounded-full bg-tan/16" />
              <div className="h-3.5 w-3/4 rounded-full bg-tan/16" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
