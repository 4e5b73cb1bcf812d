import { useEffect, useRef } from 'react';
import { CareCard } from '#web/ui/CareCard';
import { endCare, useCare } from './care.store';

/** Above the posts: the words are sent, and everything goes on below. It stays until the room is left. */
export function CareHere() {
  const care = useCare((state) => state.care);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => endCare, []);
  useEffect(() => {
    if (care) place.current?.scrollIntoView({ block: 'center' });
  }, [care]);

  return (
    <div ref={place} role="status" className={care ? 'mt-6' : undefined}>
      {care && <CareCard text={care.text} near={care.near} />}
    </div>
  );
}
