import { STARTERS, STUDY_STARTERS } from '#content/guide/starters';
import type { BiblicalFigure } from '#contract/figures';
import { ChatBar } from '#web/shared/chat/ChatBar';
import { Conversation } from '#web/shared/chat/Conversation';
import { useChat } from '#web/shared/chat/chat.hooks';
import { GuideLabel } from '#web/shared/chat/GuideLabel';
import { figureChatEndpoint, figureChatLabel } from './figureChatEndpoint';
import { BIBLE_CHAT } from './figures.hooks';
import { Portrait } from './portraits/Portrait';

/** Shows a full-screen chat with a figure or with the Bible study. */
export function ChatScreen({
  figure,
  onBack,
  onSwitch,
}: {
  figure: Pick<
    BiblicalFigure,
    'figureId' | 'name' | 'shortName' | 'welcome' | 'systemPrompt' | 'colorClass' | 'borderColorClass'
  >;
  onBack: () => void;
  onSwitch: () => void;
}) {
  const { figureId, name, shortName, welcome } = figure;
  const isStudy = figureId === BIBLE_CHAT;
  const endpoint = figureChatEndpoint(figure);
  const chat = useChat(endpoint, welcome, isStudy ? STUDY_STARTERS : STARTERS[figureId]);

  const switchButton = !isStudy && (
    <button
      type="button"
      onClick={onSwitch}
      className="inline-flex min-h-10 shrink-0 items-center rounded-full border border-line-strong px-3.5 text-fine text-tan transition hover:border-tan hover:text-ivory"
    >
      Switch to Bible Chat
    </button>
  );

  return (
    <div className="flex h-dvh flex-col flat:flex-row flat:gap-6">
      <ChatBar
        title={name}
        back="Back to Figures"
        onBack={onBack}
        portrait={
          <Portrait figure={figure} isLit={chat.isAnswering} className="w-9 keyboard:w-8 flat:w-18" />
        }
        action={<div className="max-sm:hidden flat:hidden">{switchButton}</div>}
      >
        {/* The build cannot know which guide answers, so the prerendered label is invisible and only reserves space. */}
        <div className={`contents ${import.meta.env.SSR ? '*:invisible' : ''}`}>
          <GuideLabel label={figureChatLabel(figureId, shortName)} isFolded={chat.hasAnswer} />
        </div>
      </ChatBar>
      <div className="flex min-h-0 grow flex-col">
        <Conversation
          chat={chat}
          endpoint={endpoint}
          name={isStudy ? 'Bible Assistant' : name}
          shortName={shortName}
          draftKey={`draft.chat.${figureId}`}
          portrait={<Portrait figure={figure} className="mx-auto mt-6 w-30 keyboard:hidden flat:hidden" />}
          // Where the header has no room for it.
          more={<div className="mt-4 sm:hidden flat:block">{switchButton}</div>}
        />
      </div>
    </div>
  );
}
