import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import type { IdentitySaved } from '#contract/identity';
import { CareCard } from '#web/ui/CareCard';

/** Help for somebody whose answer sounded as if she were in danger; it stays until the page is left. */
const useCare = create<{ care: IdentitySaved['care'] }>(() => ({ care: null }));

export function offerCare(care: IdentitySaved['care']) {
  if (care) useCare.setState({ care });
}

/** Above whatever the screen shows: the answer is kept, and everything goes on below. */
export function CareHere() {
  const care = useCare((state) => state.care);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (care) place.current?.scrollIntoView({ block: 'center' });
  }, [care]);

  return (
    <div ref={place} role="status" className={care ? 'reading mt-6 w-full' : undefined}>
      {care && <CareCard text={care.text} near={care.near} />}
    </div>
  );
}
