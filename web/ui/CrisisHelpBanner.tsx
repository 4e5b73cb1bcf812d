import { useEffect, useRef } from 'react';
import { CrisisHelpCard } from './CrisisHelpCard';
import { clearCrisisHelp, useCrisisHelp } from './crisisHelp.store';

/**
 * Crisis help above a screen that stays usable. It stays until the user leaves the screen; help that arrives after that
 * shows on the next one.
 */
export function CrisisHelpBanner({ className = '' }: { className?: string }) {
  const care = useCrisisHelp((state) => state.care);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => clearCrisisHelp, []);
  useEffect(() => {
    if (care) container.current?.scrollIntoView({ block: 'center' });
  }, [care]);

  return (
    <div ref={container} role="status" className={care ? `mt-6 ${className}` : undefined}>
      {care && <CrisisHelpCard text={care.text} near={care.near} concern={care.concern} />}
    </div>
  );
}
