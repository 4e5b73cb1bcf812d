import { useEffect, useRef } from 'react';
import { Composer } from './Composer';
import { type Line, useChat } from './chat.hooks';
import { LetterView } from './LetterView';

/** So near the end of a conversation one still reads along. */
const NEAR_END_PX = 120;

/** A conversation that fills the height it is given: letters above, the place to write below. */
export function Conversation({
  line,
  name,
  shortName,
  welcome,
  draftKey,
}: {
  line: Line;
  /** How the answers are labelled. */
  name: string;
  /** As in 'Write to David'. */
  shortName: string;
  welcome: string;
  draftKey: string;
}) {
  const { letters, isAnswering, send, stop, retry } = useChat(line, welcome);
  const scroll = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const last = letters.at(-1);
  const isWaiting = last?.state === 'writing' && last.parts.length === 0;

  // Reading along means staying at the end; whoever scrolled up to read is left there.
  useEffect(() => {
    const view = scroll.current;
    if (view && follows.current && last && letters.length > 1) view.scrollTop = view.scrollHeight;
  }, [last, letters.length]);

  const onScroll = () => {
    const view = scroll.current;
    if (view) follows.current = view.scrollHeight - view.scrollTop - view.clientHeight < NEAR_END_PX;
  };
  const say = (text: string) => {
    follows.current = true;
    return send(text);
  };

  return (
    <>
      <div
        ref={scroll}
        onScroll={onScroll}
        className="-mx-5 min-h-0 grow overflow-y-auto overscroll-contain px-5"
      >
        <ol role="log" aria-label="Conversation" className="mx-auto max-w-180 pb-8">
          {letters.map((letter) => (
            <LetterView
              key={letter.id}
              letter={letter}
              name={name}
              onRetry={letter === last ? () => void retry() : undefined}
              onSuggestion={letter === last && !isAnswering ? (text) => void say(text) : undefined}
            />
          ))}
        </ol>
        <p role="status" className="mx-auto max-w-180">
          {isWaiting && (
            <span className="flex items-center gap-1.5 pb-8">
              <span className="sr-only">{name} is writing</span>
              {[0, 150, 300].map((delay) => (
                <span
                  key={delay}
                  aria-hidden
                  style={{ animationDelay: `${delay}ms` }}
                  className="size-2 animate-pulse rounded-full bg-tan"
                />
              ))}
            </span>
          )}
        </p>
      </div>
      <div className="mx-auto w-full max-w-180 shrink-0 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Composer
          draftKey={draftKey}
          label={`Write to ${shortName}…`}
          isAnswering={isAnswering}
          onSend={say}
          onStop={stop}
        />
      </div>
    </>
  );
}
