import { useEffect, useRef } from 'react';
import type { Care } from '#contract/care';
import { CareCard } from '#web/ui/CareCard';

/** Above the list: what was written is kept, and everything goes on below. It stays until the screen is left. */
export function CareHere({ care }: { care: Care | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (care) place.current?.scrollIntoView({ block: 'center' });
  }, [care]);

  return (
    <div ref={place} role="status" className={care ? 'mt-6' : undefined}>
      {care && <CareCard {...care} />}
    </div>
  );
}
