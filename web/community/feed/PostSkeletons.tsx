/** Placeholders while posts load. */
export function PostSkeletons({ count = 3 }: { count?: number }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading the posts
      </p>
      <div aria-hidden className="grid gap-4">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <div key={index} className="h-60 animate-pulse rounded-card border border-line bg-card p-5">
            <div className="flex gap-3">
              <div className="h-12 w-10 rounded-niche bg-tan/8" />
              <div className="grow pt-1.5">
                <div className="h-4 w-40 rounded-full bg-tan/16" />
                <div className="mt-2.5 h-3 w-20 rounded-full bg-tan/8" />
              </div>
            </div>
            <div className="mt-6 h-3.5 rounded-full bg-tan/8" />
            <div className="mt-3 h-3.5 w-4/5 rounded-full bg-tan/8" />
          </div>
        ))}
      </div>
    </div>
  );
}
