import { useEffect, useRef } from 'react';
import { CrisisHelpCard } from '#web/shared/help/CrisisHelpCard';
import { Helplines } from '#web/shared/help/Helplines';
import { hideCrisisHelp, resetSanctuary, useSanctuary } from './sanctuary.store';

/**
 * Shows crisis help above the sanctuary when a burden sounds like danger. This component loads with the sanctuary, not
 * only when it is needed.
 */
export function SanctuaryCrisisHelp() {
  const found = useSanctuary((ritual) => ritual.crisisMatch);
  const match = found?.isHidden ? null : found;
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (match && !('faint' in match)) card.current?.scrollIntoView({ block: 'start' });
  }, [match]);

  return (
    <div role="status" ref={card} className={match ? 'mx-auto mb-5 w-full max-w-220 scroll-mt-4' : 'sr-only'}>
      {match &&
        ('faint' in match ? (
          <QuietHelp text={match.faint} />
        ) : (
          <CrisisHelpCard
            text={match.opening}
            aside={match.aside}
            near={match.near}
            concern={match.concern}
            onHide={() => {
              hideCrisisHelp();
              document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
            }}
            onLeave={resetSanctuary}
          />
        ))}
    </div>
  );
}

/** Shows help for a low-risk match: one line, with the helplines collapsed so that the chest stays in view. */
function QuietHelp({ text }: { text: string }) {
  return (
    <section
      aria-label="Help is near"
      className="mx-auto max-w-140 rounded-card border border-line bg-card px-4 pt-2.5 text-left"
    >
      <p className="font-serif text-body leading-[1.25]">{text}</p>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-small text-amber hover:text-ivory">
          People who listen
        </summary>
        <div className="pt-1 pb-3">
          <Helplines />
        </div>
      </details>
    </section>
  );
}
