import { X } from 'lucide-react';
import { SYMBOL_STARTERS } from '#content/dreams/symbolStarters';
import { HISTORY_MAX } from '#contract/chatLimits';
import type { FoundSymbol } from '#contract/dreams';
import { SITE } from '#web/lib/pageData';
import { ChatBar } from '#web/shared/chat/ChatBar';
import { Conversation } from '#web/shared/chat/Conversation';
import { useChat } from '#web/shared/chat/chat.hooks';
import type { AnswerSource, ChatEndpoint } from '#web/shared/chat/chatEndpoint';
import { GuideLabel, type GuideLabelText } from '#web/shared/chat/GuideLabel';
import { IconButton } from '#web/ui/Button';
import { SymbolArch } from './SymbolArch';

/** Shows a full-screen chat about one symbol. */
export function SymbolChat({
  symbol,
  source = 'written',
  onLeave,
}: {
  symbol: FoundSymbol;
  source?: AnswerSource | undefined;
  onLeave: () => void;
}) {
  const { symbol: name, biblicalContext, reflectionQuestion } = symbol;
  const endpoint = endpointFor(symbol, source);
  const chat = useChat(
    endpoint,
    [biblicalContext, reflectionQuestion, 'What questions do you have about this symbol in your dream?'].join(
      '\n\n',
    ),
    SYMBOL_STARTERS,
  );

  return (
    <div className="flex h-dvh flex-col flat:flex-row flat:gap-6">
      <ChatBar
        title={name}
        back="Back to symbols"
        onBack={onLeave}
        portrait={
          <SymbolArch
            symbol={name}
            className={`w-9 keyboard:w-8 flat:w-18 ${chat.isAnswering ? 'niche-lit niche-breathing' : ''}`}
          />
        }
        end={
          <IconButton label="Close" onClick={onLeave} className="-mr-2.5">
            <X className="size-5.5" />
          </IconButton>
        }
      >
        <GuideLabel label={SITE.guide === 'model' ? AI_LABEL : WRITTEN_LABEL} isFolded={chat.hasAnswer} />
      </ChatBar>
      <div className="flex min-h-0 grow flex-col">
        <Conversation
          chat={chat}
          endpoint={endpoint}
          name="Guide"
          shortName="the guide"
          draftKey={`draft.dream.${name}`}
          portrait={
            <SymbolArch
              symbol={name}
              className="niche-lit mx-auto mt-6 w-24 low:hidden keyboard:hidden flat:hidden"
            />
          }
          waits
        />
      </div>
    </div>
  );
}

const AI_LABEL: GuideLabelText = {
  full: 'AI guide · every verse comes from the King James Bible',
  folded: 'AI guide',
  details: 'An AI model writes these answers. No one can tell you for certain what a dream means.',
};

const WRITTEN_LABEL: GuideLabelText = {
  full: 'Written guide · no AI',
  folded: 'Written guide',
  details: 'People wrote these answers. No one can tell you for certain what a dream means.',
};

function endpointFor({ symbol, biblicalContext }: FoundSymbol, welcomeSource: AnswerSource): ChatEndpoint {
  return {
    path: '/api/dreams/chat',
    bodyOf: (messages) => ({
      symbolName: symbol,
      symbolContext: biblicalContext,
      userMessage: messages.at(-1)?.content ?? '',
      conversationHistory: messages
        .slice(0, -1)
        .slice(-HISTORY_MAX)
        .map(({ role, content }) => `${role === 'user' ? 'user' : 'guide'}: ${content}`),
    }),
    failed: {
      wordless: 'I encourage you to take this question to God in prayer. He is the true source of wisdom.',
      lost: 'I encourage you to take this question to God in prayer and see what He reveals to you in His Word. The best source of wisdom is God himself.',
    },
    takesFallback: true,
    surface: 'dream',
    about: symbol,
    welcomeSource,
  };
}
