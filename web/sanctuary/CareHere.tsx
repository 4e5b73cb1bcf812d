import { useEffect, useRef } from 'react';
import { CARE, careFor } from '#content/careWords';
import { CareCard } from '#web/ui/CareCard';
import { useRitual } from './ritual.store';

/** Help first, when a burden says that somebody is in danger. Everything it needs came with the sanctuary. */
export function CareHere() {
  const heard = useRitual((ritual) => ritual.heard);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (heard) card.current?.scrollIntoView({ block: 'start' });
  }, [heard]);

  const words = heard && careFor(heard.text, heard.times - 1);
  return (
    <div role="status" ref={card} className={words ? 'mx-auto mb-8 max-w-220 scroll-mt-4' : 'sr-only'}>
      {words && heard && (
        <CareCard
          text={words.opening}
          aside={CARE.calm[(heard.times - 1) % CARE.calm.length] ?? CARE.calm[0]}
          near={words.near}
        />
      )}
    </div>
  );
}
