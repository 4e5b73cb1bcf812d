import { useEffect, useRef } from 'react';
import { CrisisHelpCard } from './CrisisHelpCard';
import { clearCrisisHelp, useCrisisHelp } from './crisisHelp.store';

/**
 * Crisis help above a screen that stays usable. It stays until the user leaves the screen; help that arrives after that
 * shows on the next one.
 */
export function CrisisHelpBanner({ className = '' }: { className?: string }) {
  const crisisHelp = useCrisisHelp((state) => state.crisisHelp);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => clearCrisisHelp, []);
  useEffect(() => {
    if (crisisHelp) container.current?.scrollIntoView({ block: 'center' });
  }, [crisisHelp]);

  return (
    <div ref={container} role="status" className={crisisHelp ? `mt-6 ${className}` : undefined}>
      {crisisHelp && (
        <CrisisHelpCard text={crisisHelp.text} near={crisisHelp.near} concern={crisisHelp.concern} />
      )}
    </div>
  );
}
