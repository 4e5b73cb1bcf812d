import { X } from 'lucide-react';
import { HISTORY_MAX } from '#contract/chatLimits';
import type { FoundSymbol } from '#contract/dreams';
import { SITE } from '#web/lib/pageData';
import { ChatBar } from '#web/shared/chat/ChatBar';
import { Conversation } from '#web/shared/chat/Conversation';
import type { AnswerSource, ChatEndpoint } from '#web/shared/chat/chatEndpoint';
import { IconButton } from '#web/ui/Button';

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

  return (
    <div className="flex h-dvh flex-col">
      <header className="mx-auto w-full max-w-180 shrink-0 pt-4">
        <ChatBar
          title={name}
          back="Back to symbols"
          onBack={onLeave}
          end={
            <IconButton label="Close" onClick={onLeave} className="-mr-2.5">
              <X aria-hidden className="size-5.5" strokeWidth={1.7} />
            </IconButton>
          }
        />
        <p className="mt-1 border-line border-b pb-3 text-fine text-quiet leading-snug">
          {SITE.guide === 'model'
            ? 'AI guide · every verse comes from the King James Bible'
            : 'Written guide · no AI'}
        </p>
      </header>
      <Conversation
        line={endpointFor(symbol, source)}
        name="Guide"
        shortName="the guide"
        welcome={[
          biblicalContext,
          reflectionQuestion,
          'What questions do you have about this symbol in your dream?',
        ].join('\n\n')}
        draftKey={`draft.dream.${name}`}
        waits
      />
    </div>
  );
}

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
