import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { HelpButton } from '#web/shared/help/HelpButton';
import { ScreenTitle } from '#web/ui/ScreenTitle';

/**
 * Header of a chat: Back, portrait, title and Help, with a line below them. On a phone held sideways it stands beside the
 * conversation. With large text, the title gets a line of its own.
 */
export function ChatBar({
  title,
  back,
  onBack,
  portrait,
  end,
  children,
}: {
  title: string;
  /** Label of the back button: 'Back to Figures'. */
  back: string;
  onBack: () => void;
  portrait?: ReactNode;
  /** Stands after Help. */
  end?: ReactNode;
  /** The line below the title. */
  children?: ReactNode;
}) {
  return (
    <header className="@container mx-auto w-full max-w-180 shrink-0 pt-2 keyboard:pt-0.5 flat:mx-0 flat:w-54">
      <div className="grid grid-cols-[auto_auto_1fr_auto] items-center gap-x-3 border-line border-b pb-1.5 flat:grid-cols-[auto_1fr] flat:border-0 keyboard:pb-0.5">
        <button
          type="button"
          onClick={onBack}
          aria-label={back}
          className="-ml-2.5 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2.5 text-left text-quiet text-small transition hover:bg-tan/8 hover:text-ivory keyboard:row-span-2"
        >
          <ArrowLeft aria-hidden className="size-5.5 shrink-0" strokeWidth={1.7} />
          <span className="hidden @xl:inline">{back}</span>
        </button>
        <div className="@max-[16rem]:hidden flat:order-3 flat:col-span-2 keyboard:row-span-2">{portrait}</div>
        <ScreenTitle
          title={title}
          className="min-w-0 text-title @max-[16rem]:order-last @max-[16rem]:col-span-full flat:order-4 flat:col-span-2 flat:mt-2 keyboard:self-end"
        />
        <div className="flex items-center justify-self-end flat:order-2 keyboard:row-span-2">
          <HelpButton />
          {end}
        </div>
        {children && (
          <div className="col-span-full mt-1 flex min-h-8 flex-wrap items-center justify-between gap-x-4 flat:order-5 flat:mt-1 flat:grid flat:gap-2 keyboard:col-span-1 keyboard:col-start-3 keyboard:mt-0 keyboard:min-h-0 keyboard:flex-nowrap keyboard:self-start">
            {children}
          </div>
        )}
      </div>
    </header>
  );
}
