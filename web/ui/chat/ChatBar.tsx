import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/ui/Button';
import { HelpEntry } from '#web/ui/HelpEntry';
import { ScreenTitle } from '#web/ui/ScreenTitle';

/** Above a conversation, and where one is about to stand: the way back, and help. A name that finds no room between them goes below. */
export function ChatBar({
  title,
  back,
  onBack,
  end,
}: {
  title: string;
  /** Where the way back leads: 'Back to Figures'. */
  back: string;
  onBack: () => void;
  end?: ReactNode;
}) {
  return (
    <div className="flow-root">
      <div className="float-left mr-2 -ml-2.5">
        <IconButton label={back} onClick={onBack}>
          <ArrowLeft aria-hidden className="size-5.5" strokeWidth={1.7} />
        </IconButton>
      </div>
      <div className="float-right ml-2 flex items-center">
        <HelpEntry />
        {end}
      </div>
      <ScreenTitle
        title={title}
        className="flex min-h-11 min-w-[min(9rem,100%)] items-center text-[1.6rem]"
      />
    </div>
  );
}
