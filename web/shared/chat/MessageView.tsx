import { CircleAlert, CirclePause, CircleX, Copy, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button';
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
  const isNotice = isNoticeOfTheApp(message, endpoint);
  const tools = isDone && question !== null && (
    <MessageTools
      message={message}
      line={endpoint}
      question={question}
      onRetry={onRetry}
      onEnd={isNotice ? undefined : onEnd}
    />
  );

  return (
    <li className={`flex list-none flex-col pt-3 flat:pt-2 sm:pt-7 ${isLast ? 'min-h-(--room)' : ''}`}>
      {isNotice ? (
        <Notice message={message}>{tools}</Notice>
      ) : (
        <>
          <AnswerAuthor message={message} name={name} isGuide={endpoint.surface !== 'figure'} />
          {fallbackReason && <p className="mb-3 text-small text-quiet">{fallbackReason}</p>}
          {parts.length === 0 && content !== '' && <AnswerText text={content} />}
          <AnswerParts parts={parts} />
          {state === 'writing' && parts.length === 0 && <TypingDots />}
          {state === 'stopped' && <p className="mt-3 text-small text-quiet">{STOPPED}</p>}
          {state === 'failed' && reason && <p className="mt-3 text-small text-rose">{reason}</p>}
          {tools}
          {isDone && onSuggestion && <Suggestions suggestions={suggestions} onChoose={onSuggestion} />}
          {isDone && more}
        </>
      )}
    </li>
  );
}

const STOPPED = 'You stopped the answer here.';

/**
 * Whether the app speaks and not the figure: no answer has come. In a chat about a dream, the guide has words of comfort
 * for that.
 */
function isNoticeOfTheApp({ state, parts }: DisplayMessage, { surface }: ChatEndpoint): boolean {
  return parts.length === 0 && (state === 'stopped' || (state === 'failed' && surface !== 'dream'));
}

/** Takes the place of an answer that has not come. */
function Notice({
  message: { state, content, reason },
  children,
}: {
  message: DisplayMessage;
  children: ReactNode;
}) {
  const Icon = state === 'failed' ? CircleAlert : CirclePause;
  return (
    <div className="relative rounded-card border border-line-strong bg-card py-4 pr-5 pl-14">
      <Icon className="absolute top-4.5 left-4.5 size-6 text-amber" />
      <p>{state === 'failed' ? content : STOPPED}</p>
      {reason && <p className="mt-3 text-small text-rose">{reason}</p>}
      {children}
    </div>
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
    <div className={`mt-3 flex flex-wrap items-center gap-x-1 ${state === 'complete' ? '-ml-2.5' : ''}`}>
      {state !== 'complete' && onRetry && (
        <Button
          variant={state === 'failed' ? 'primary' : 'ghost'}
          onClick={onRetry}
          className="mr-1 min-h-11!"
        >
          <RotateCcw className="size-4.5" />
          Try again
        </Button>
      )}
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
    // On a phone, the label stands beside the message, so that both stay in view above the answer.
    <li
      data-message={id}
      className="flex list-none items-baseline justify-end gap-2.5 pt-2 sm:flex-col sm:items-end sm:gap-0 sm:pt-7"
    >
      <AuthorName name="You" />
      <p className="max-w-[85%] whitespace-pre-wrap rounded-card rounded-br-mark border border-line bg-field px-4 py-2 sm:max-w-[80%] sm:py-3">
        <bdi>{content}</bdi>
      </p>
    </li>
  );
}
