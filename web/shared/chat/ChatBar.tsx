import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpButton } from '#web/shared/help/HelpButton';
import { ScreenTitle } from '#web/ui/ScreenTitle';

/** Header of a chat: Back, title and Help. A title that doesn't fit between the buttons wraps below them. */
export function ChatBar({
  title,
  back,
  onBack,
  end,
}: {
  title: string;
  /** Label of the back button: 'Back to Figures'. */
  back: string;
  onBack: () => void;
  end?: ReactNode;
}) {
  return (
    <div className="flow-root">
      <div className="float-left mr-2 -ml-2.5 md:mr-4">
        <button
          type="button"
          onClick={onBack}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2.5 text-left text-small max-md:gap-1.5 max-md:text-fine text-quiet transition hover:bg-tan/8 hover:text-ivory"
        >
          <ArrowLeft aria-hidden className="size-5.5 shrink-0" strokeWidth={1.7} />
          {back}
        </button>
      </div>
      <div className="float-right ml-2 flex items-center">
        <HelpButton />
        {end}
      </div>
      <ScreenTitle title={title} className="flex min-h-11 min-w-[min(9rem,100%)] items-center text-title" />
    </div>
  );
}
