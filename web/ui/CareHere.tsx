import { useEffect, useRef } from 'react';
import { CareCard } from './CareCard';
import { endCare, useCare } from './care.store';

/**
 * Help above what one was doing: the words are kept, and everything goes on below. It stays until the place is left; what
 * comes only then waits at the next one.
 */
export function CareHere({ className = '' }: { className?: string }) {
  const care = useCare((state) => state.care);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => endCare, []);
  useEffect(() => {
    if (care) place.current?.scrollIntoView({ block: 'center' });
  }, [care]);

  return (
    <div ref={place} role="status" className={care ? `mt-6 ${className}` : undefined}>
      {care && <CareCard text={care.text} near={care.near} concern={care.concern} />}
    </div>
  );
}
