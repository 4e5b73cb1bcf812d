import { LifeBuoy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const loadHelp = () => import('./HelpDialog');
const HelpDialog = lazy(() => loadHelp().then(({ HelpDialog }) => ({ default: HelpDialog })));

/** In the same place on every screen, also for visitors and without a network: people who answer. */
export function HelpEntry() {
  const [isOpen, setOpen] = useState<boolean | null>(null);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadHelp()}
        onFocus={() => void loadHelp()}
        onClick={() => setOpen(true)}
        className="ml-auto inline-flex min-h-11 shrink-0 items-center gap-2 rounded-field px-3 text-[0.94rem] text-quiet transition hover:bg-[#d1ab7d14] hover:text-ivory"
      >
        <LifeBuoy aria-hidden className="size-5" strokeWidth={1.7} />
        Help
      </button>
      {isOpen !== null && (
        <Suspense>
          <HelpDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
