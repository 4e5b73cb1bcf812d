import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpButton } from '#web/shared/help/HelpButton';
import { ScreenTitle } from '#web/ui/ScreenTitle';

/**
 * Header of a chat: Back, portrait, title and Help. On a phone held sideways it is a column beside the conversation. With
 * large text, the title gets its own line.
 */
export function ChatBar({
  title,
  back,
  onBack,
  portrait,
  action,
  end,
  children,
}: {
  title: string;
  /** Label of the back button: 'Back to Figures'. */
  back: string;
  onBack: () => void;
  portrait?: ReactNode;
  /** Rendered before Help. */
  action?: ReactNode;
  /** Rendered after Help. */
  end?: ReactNode;
  /** The label of the chat. It places itself in the grid, under the title. */
  children?: ReactNode;
}) {
  return (
    <header className="@container mx-auto w-full max-w-180 shrink-0 pt-2 keyboard:pt-0.5 flat:mx-0 flat:w-54">
      <div className="grid grid-cols-[auto_auto_1fr_auto] items-center gap-x-3 border-line border-b pb-1.5 keyboard:pb-0.5 flat:grid-cols-[auto_1fr] flat:border-0">
        <button
          type="button"
          onClick={onBack}
          aria-label={back}
          className="row-span-2 @max-[16rem]:row-span-1 -ml-2.5 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2.5 text-left text-quiet text-small transition hover:bg-tan/8 hover:text-ivory flat:row-span-1"
        >
          <ArrowLeft className="size-5.5 shrink-0" />
          <span className="hidden @xl:inline">{back}</span>
        </button>
        <div className="row-span-2 @max-[16rem]:hidden flat:order-3 flat:col-span-2 flat:row-span-1 flat:block!">
          {portrait}
        </div>
        <ScreenTitle
          title={title}
          className={`min-w-0 text-lead sm:text-title @max-[16rem]:order-last @max-[16rem]:col-span-full flat:order-4! ${children ? '' : 'row-span-2 @max-[16rem]:row-span-1 flat:row-span-1'} flat:col-span-2 flat:mt-2`}
        />
        <div
          className={`col-start-4 row-start-1 flex items-center justify-self-end sm:row-span-2 sm:my-0 @max-[16rem]:col-span-3 @max-[16rem]:col-start-2 @max-[16rem]:row-span-1 flat:col-span-1! flat:order-2 flat:col-start-2! flat:row-span-1! ${children ? '-mt-2 -mb-1' : 'row-span-2'}`}
        >
          {action}
          <HelpButton />
          {end}
        </div>
        {children}
      </div>
    </header>
  );
}
