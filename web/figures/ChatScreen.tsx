import type { BiblicalFigure } from '#contract/figures';
import { ChatBar } from '#web/shared/chat/ChatBar';
import { Conversation } from '#web/shared/chat/Conversation';
import { figureChatEndpoint, figureChatLabel } from './figureChatEndpoint';
import { BIBLE_CHAT } from './figures.hooks';

/** Shows a full-screen chat with a figure or with the Bible study. */
export function ChatScreen({
  figure,
  onBack,
  onSwitch,
}: {
  figure: Pick<BiblicalFigure, 'figureId' | 'name' | 'shortName' | 'welcome' | 'systemPrompt'>;
  onBack: () => void;
  onSwitch: () => void;
}) {
  const { figureId, name, shortName, welcome } = figure;
  const isStudy = figureId === BIBLE_CHAT;

  return (
    <div className="flex h-dvh flex-col">
      <header className="mx-auto w-full max-w-180 shrink-0 pt-4">
        <ChatBar title={name} back="Back to Figures" onBack={onBack} />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b pb-3">
          {/* The build cannot know which guide answers, so the prerendered label is invisible and only reserves space. */}
          <p
            className={`min-w-36 flex-1 text-fine text-quiet leading-snug ${import.meta.env.SSR ? 'invisible' : ''}`}
          >
            {figureChatLabel(figureId, shortName)}
          </p>
          {!isStudy && (
            <button
              type="button"
              onClick={onSwitch}
              className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line-strong px-3.5 text-fine text-tan transition hover:border-tan hover:text-ivory"
            >
              Switch to Bible Chat
            </button>
          )}
        </div>
      </header>
      <Conversation
        line={figureChatEndpoint(figure)}
        name={isStudy ? 'Bible Assistant' : name}
        shortName={shortName}
        welcome={welcome}
        draftKey={`draft.chat.${figureId}`}
      />
    </div>
  );
}
