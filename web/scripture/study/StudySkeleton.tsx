const WIDTHS = ['w-2/5', 'w-4/5', 'w-3/5'];

/** Lines in place of a text while it loads. */
export function StudySkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="animate-arrive [animation-delay:200ms]">
      <span className="sr-only">{label}</span>
      <div aria-hidden className="grid animate-pulse gap-3">
        {WIDTHS.map((width) => (
          <div key={width} className={`h-4 rounded-full bg-field ${width}`} />
        ))}
      </div>
    </div>
  );
}
