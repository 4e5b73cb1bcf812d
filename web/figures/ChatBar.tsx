import { ArrowLeft } from 'lucide-react';
import { IconButton } from '#web/ui/Button';
import { HelpEntry } from '#web/ui/HelpEntry';
import { ScreenTitle } from '#web/ui/ScreenTitle';

/** Above a conversation, and where one is about to stand: the way back, and help. A name that finds no room between them goes below. */
export function ChatBar({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <div className="flow-root">
      <div className="float-left mr-2 -ml-2.5">
        <IconButton label="Back to Figures" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-5.5" strokeWidth={1.7} />
        </IconButton>
      </div>
      <div className="float-right ml-2">
        <HelpEntry />
      </div>
      <ScreenTitle title={title} className="flex min-h-11 min-w-36 items-center text-[1.6rem]" />
    </div>
  );
}
