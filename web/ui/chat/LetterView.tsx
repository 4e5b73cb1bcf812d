import { Copy, RotateCcw } from 'lucide-react';
import { copy } from '#web/ui/copy';
import type { Letter } from './chat.hooks';
import { Flag } from './Flag';
import type { Line } from './line';
import { Parts, Words } from './Part';
import { Suggestions } from './Suggestions';
import { Tool } from './Tool';
import { Author, Who } from './Who';

/** A message as a letter: who writes, what she says, and where it is written. */
export function LetterView({
  letter,
  name,
  line,
  question,
  isLast,
  onRetry,
  onSuggestion,
}: {
  letter: Letter;
  /** Who answers here, when it is not the guide itself. */
  name: string;
  line: Line;
  /** What is answered here; null for the welcome. */
  question: string | null;
  /** The newest answer is given the room it takes to stand below its question. */
  isLast: boolean;
  /** Given for the last answer only. */
  onRetry?: (() => void) | undefined;
  onSuggestion?: ((text: string) => void) | undefined;
}) {
  if (letter.role === 'user') return <Mine id={letter.id} content={letter.content} />;
  const { parts, content, state, reason, instead, suggestions } = letter;
  const isDone = state !== 'writing';

  return (
    <li className={`list-none pt-7 ${isLast ? 'min-h-(--room)' : ''}`}>
      <Author letter={letter} name={name} isGuide={line.surface !== 'figure'} />
      {instead && <p className="mb-3 text-[0.94rem] text-quiet">{instead}</p>}
      {parts.length === 0 && content !== '' && <Words text={content} />}
      <Parts parts={parts} />
      {state === 'writing' && parts.length === 0 && <Dots />}
      {state === 'stopped' && <p className="mt-3 text-[0.94rem] text-quiet">You stopped the answer here.</p>}
      {state === 'failed' && reason && <p className="mt-3 text-[0.94rem] text-rose">{reason}</p>}
      {isDone && (content !== '' || onRetry) && (
        <div className="mt-3 -ml-2.5 flex flex-wrap items-center gap-x-1">
          {content !== '' && state !== 'failed' && (
            <Tool label="Copy" Icon={Copy} onClick={() => void copy(content)} />
          )}
          {state === 'whole' && question !== null && (
            <Flag
              subject={letter}
              what={{ surface: line.surface, about: line.about, source: letter.source ?? 'written' }}
              question={question}
              answer={content}
            />
          )}
          {(state === 'failed' || state === 'stopped') && onRetry && (
            <Tool label="Try again" Icon={RotateCcw} onClick={onRetry} />
          )}
        </div>
      )}
      {isDone && onSuggestion && <Suggestions suggestions={suggestions} onChoose={onSuggestion} />}
    </li>
  );
}

function Dots() {
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

function Mine({ id, content }: { id: number; content: string }) {
  return (
    <li data-letter={id} className="flex list-none flex-col items-end pt-7">
      <Who name="You" />
      <p className="max-w-[85%] whitespace-pre-wrap rounded-[18px_18px_4px_18px] border border-line bg-field px-4 py-3 sm:max-w-[80%]">
        <bdi>{content}</bdi>
      </p>
    </li>
  );
}
