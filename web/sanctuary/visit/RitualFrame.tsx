import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpButton } from '#web/shared/help/HelpButton';

/** The header of every step: a way back, and Help. */
export function RitualHeader({ back }: { back?: string }) {
  return (
    <header className="flex min-h-11 flex-wrap items-center pt-[max(0.5rem,env(safe-area-inset-top))] wide:px-5">
      {back && (
        <button
          type="button"
          onClick={() => history.back()}
          className="-ml-2.5 inline-flex min-h-11 items-center gap-2 rounded-field px-2.5 text-small text-quiet transition hover:bg-tan/8 hover:text-ivory"
        >
          <ArrowLeft className="size-5 shrink-0" />
          {back}
        </button>
      )}
      <HelpButton />
    </header>
  );
}

/**
 * The layout of the steps with the chest: the title, the chest in the height that is left, and what the user does. Wide
 * and low windows have the chest beside the rest.
 */
export function RitualFrame({
  title,
  chest,
  children,
}: {
  title: ReactNode;
  chest: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto grid w-full max-w-md grow grid-rows-[auto_minmax(min(9rem,24dvh),1fr)_auto] gap-y-3 pb-4 split:max-w-240 split:grid-cols-2 split:grid-rows-[1fr_auto_auto_1.2fr] split:gap-x-16 split:max-wide:gap-x-8 sm:gap-y-5 sm:pb-8 short:gap-y-2 short:pb-2">
      <div className="text-center split:col-start-2 split:row-start-2 split:text-left">{title}</div>
      <div className="chest-stage split:col-start-1 split:row-span-4 split:row-start-1">{chest}</div>
      <div className="split:col-start-2 split:row-start-3">{children}</div>
    </div>
  );
}

/** The buttons of a step. They stay at the bottom of the window when the step is higher than the window. */
export function RitualActions({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`ritual-actions ${className}`}>{children}</div>;
}
