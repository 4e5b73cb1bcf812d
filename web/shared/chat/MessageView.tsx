import { CircleX, Copy, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyToClipboard } from '#web/ui/copyToClipboard';
import { AnswerParts, AnswerText } from './AnswerParts';
import { AnswerAuthor, AuthorName } from './AuthorName';
import type { ChatEndpoint, DisplayMessage } from './chatEndpoint';
import { Flag } from './Flag';
import { Suggestions } from './Suggestions';
import { ToolButton } from './ToolButton';

/** A chat message: author, parts, and tools. */
export function MessageView({
  message,
  name,
  endpoint,
  question,
  isLast,
  onRetry,
  more,
  onEnd,
  onSuggestion,
}: {
  message: DisplayMessage;
  /** The name of the figure or assistant that answers. */
  name: string;
  endpoint: ChatEndpoint;
  /** The question that this message answers; null for the welcome. */
  question: string | null;
  /** Whether this is the newest answer. It has a minimum height, so that its question can scroll to the top. */
  isLast: boolean;
  /** Given only for the last answer. */
  onRetry?: (() => void) | undefined;
  more?: ReactNode;
  onEnd?: (() => void) | undefined;
  onSuggestion?: ((text: string) => void) | undefined;
}) {
  if (message.role === 'user') return <UserMessage id={message.id} content={message.content} />;
  const { parts, content, state, reason, fallbackReason, suggestions } = message;
  const isDone = state !== 'writing';

  return (
    <li className={`list-none pt-4 flat:pt-2 sm:pt-7 ${isLast ? 'min-h-(--room)' : ''}`}>
      <AnswerAuthor message={message} name={name} isGuide={endpoint.surface !== 'figure'} />
      {fallbackReason && <p className="mb-3 text-small text-quiet">{fallbackReason}</p>}
      {parts.length === 0 && content !== '' && <AnswerText text={content} />}
      <AnswerParts parts={parts} />
      {state === 'writing' && parts.length === 0 && <TypingDots />}
      {state === 'stopped' && <p className="mt-3 text-small text-quiet">You stopped the answer here.</p>}
      {state === 'failed' && reason && <p className="mt-3 text-small text-rose">{reason}</p>}
      {isDone && question !== null && (
        <MessageTools message={message} line={endpoint} question={question} onRetry={onRetry} onEnd={onEnd} />
      )}
      {isDone && onSuggestion && <Suggestions suggestions={suggestions} onChoose={onSuggestion} />}
      {isDone && more}
    </li>
  );
}

function MessageTools({
  message,
  line,
  question,
  onRetry,
  onEnd,
}: {
  message: DisplayMessage;
  line: ChatEndpoint;
  question: string;
  onRetry: (() => void) | undefined;
  onEnd: (() => void) | undefined;
}) {
  const { content, state } = message;
  if (content === '' && !onRetry) return null;
  return (
    <div className="mt-3 -ml-2.5 flex flex-wrap items-center gap-x-1">
      {content !== '' && state !== 'failed' && (
        <ToolButton label="Copy" Icon={Copy} onClick={() => void copyToClipboard(content)} />
      )}
      {state === 'complete' && (
        <Flag
          subject={message}
          what={{ surface: line.surface, about: line.about, source: message.source ?? 'written' }}
          question={question}
          answer={content}
        />
      )}
      {state !== 'complete' && onRetry && <ToolButton label="Try again" Icon={RotateCcw} onClick={onRetry} />}
      {onEnd && <ToolButton label="End conversation" Icon={CircleX} onClick={onEnd} />}
    </div>
  );
}

function TypingDots() {
  return (
    <span aria-hidden className="flex gap-1.5 py-2.5">
      {[0, 150, 300].map((delay) => (
        <span
          key={delay}
          style={{ animationDelay: `${delay}ms` }}
          className="size-2 animate-pulse rounded-full bg-tan"
        />
      ))}
    </span>
  );
}

function UserMessage({ id, content }: { id: number; content: string }) {
  return (
    <li data-message={id} className="flex list-none flex-col items-end pt-7">
      <AuthorName name="You" />
      <p className="max-w-[85%] whitespace-pre-wrap rounded-card rounded-br-mark border border-line bg-field px-4 py-3 sm:max-w-[80%]">
        <bdi>{content}</bdi>
      </p>
    </li>
  );
}
