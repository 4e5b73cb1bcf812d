import { ArrowLeft } from 'lucide-react';
import type { BiblicalFigure } from '#contract/figures';
import { IconButton } from '#web/ui/Button';
import { Conversation } from '#web/ui/chat/Conversation';
import { HelpEntry } from '#web/ui/HelpEntry';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { BIBLE_CHAT } from './figures.hooks';

/** One conversation, on the whole screen. */
export function ChatScreen({
  figure: { figureId, name, shortName, welcome },
  onBack,
  onSwitch,
}: {
  figure: Pick<BiblicalFigure, 'figureId' | 'name' | 'shortName' | 'welcome'>;
  onBack: () => void;
  onSwitch: () => void;
}) {
  const isStudy = figureId === BIBLE_CHAT;

  return (
    <div className="flex h-dvh flex-col">
      <header className="mx-auto w-full max-w-180 shrink-0 pt-4">
        <div className="flex items-center gap-2">
          <IconButton label="Back to Figures" onClick={onBack} className="-ml-2.5">
            <ArrowLeft aria-hidden className="size-5.5" strokeWidth={1.7} />
          </IconButton>
          <ScreenTitle title={name} className="min-w-0 text-[1.6rem]" />
          <span className="grow" />
          <HelpEntry />
        </div>
        <div className="mt-1 flex items-center justify-between gap-4 border-line border-b pb-3">
          <p className="text-[0.88rem] text-quiet leading-snug">
            {isStudy
              ? 'Written guide · no AI'
              : `Written guide, in the voice of ${shortName}. No AI, not ${shortName} in person.`}
          </p>
          {!isStudy && (
            <button
              type="button"
              onClick={onSwitch}
              className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line-strong px-3.5 text-[0.88rem] text-tan transition hover:border-tan hover:text-ivory"
            >
              Switch to Bible Chat
            </button>
          )}
        </div>
      </header>
      <Conversation
        line={
          isStudy
            ? { path: '/api/bible-chat', body: {} }
            : { path: '/api/biblical-figures/chat', body: { figureId } }
        }
        name={isStudy ? 'Bible Assistant' : name}
        shortName={shortName}
        welcome={welcome}
        draftKey={`draft.chat.${figureId}`}
      />
    </div>
  );
}
