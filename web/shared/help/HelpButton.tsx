import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { preloadOnHover, useLazyModule } from '#web/ui/lazyModule.hooks';

const loadHelp = () => import('./HelpDialog');

/** The Help button in the header of every screen. It also works for visitors and offline. */
export function HelpButton() {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [isMissing, setMissing] = useState(false);
  const helpDialog = useLazyModule(loadHelp, isOpen !== null && !isMissing, () => setMissing(true));
  const open = () => {
    setMissing(false);
    setOpen(true);
  };

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...preloadOnHover(loadHelp)}
        onClick={open}
        className="ml-auto inline-flex min-h-11 shrink-0 items-center gap-2 rounded-field px-3 text-small text-quiet transition hover:bg-tan/8 hover:text-ivory"
      >
        <LifeBuoy className="size-5" />
        Help
      </button>
      {helpDialog && <helpDialog.HelpDialog isOpen={isOpen === true} onClose={() => setOpen(false)} />}
      {isMissing && (
        <p
          role="alert"
          popover="auto"
          ref={openPopover}
          className="m-auto rounded-card bg-card p-5 text-ivory"
        >
          Help didn’t load. In danger now? Call your local emergency number.
        </p>
      )}
    </>
  );
}

/** Opens the popover, which closes on Escape or a click outside. */
function openPopover(element: HTMLElement | null) {
  element?.showPopover?.();
}
