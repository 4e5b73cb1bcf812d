import { useEffect, useRef } from 'react';
import { CrisisHelpCard } from './CrisisHelpCard';
import { clearCrisisHelp, useCrisisHelp } from './crisisHelp.store';

/**
 * Shows crisis help until the user leaves the screen. The rest of the screen stays usable. If help arrives after the
 * user has left, the next screen that has a banner shows it.
 */
export function CrisisHelpBanner({ className = '' }: { className?: string }) {
  const crisisHelp = useCrisisHelp((state) => state.crisisHelp);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => clearCrisisHelp, []);
  useEffect(() => {
    if (crisisHelp) container.current?.scrollIntoView({ block: 'start' });
  }, [crisisHelp]);

  return (
    <div ref={container} role="status" className={crisisHelp ? `mt-6 scroll-mt-4 ${className}` : undefined}>
      {crisisHelp && (
        <CrisisHelpCard
          text={crisisHelp.text}
          near={crisisHelp.near}
          concern={crisisHelp.concern}
          onHide={() => {
            clearCrisisHelp();
            document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
