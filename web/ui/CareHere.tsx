import { useEffect, useRef } from 'react';
import { CareCard } from './CareCard';
import { endCare, useCare } from './care.store';

/**
 * Crisis help above a screen that stays usable. It stays until the user leaves the screen; help that arrives after that
 * shows on the next one.
 */
export function CareHere({ className = '' }: { className?: string }) {
  const care = useCare((state) => state.care);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => endCare, []);
  useEffect(() => {
    if (care) container.current?.scrollIntoView({ block: 'center' });
  }, [care]);

  return (
    <div ref={container} role="status" className={care ? `mt-6 ${className}` : undefined}>
      {care && <CareCard text={care.text} near={care.near} concern={care.concern} />}
    </div>
  );
}
