import { Copy, RotateCcw } from 'lucide-react';
import type { ChatPart } from '#contract/chats';
import { CareCard } from '#web/ui/CareCard';
import { copy } from '#web/ui/copy';
import { Reference } from '#web/ui/Reference';
import { Scripture } from '#web/ui/Scripture';
import type { Letter } from './chat.hooks';

/** A message as a letter: who writes, what she says, and where it is written. */
export function LetterView({
  letter,
  name,
  isLast,
  onRetry,
  onSuggestion,
}: {
  letter: Letter;
  /** Who answers here, when it is not the guide itself. */
  name: string;
  /** The newest answer is given the room it takes to stand below its question. */
  isLast: boolean;
  /** Given for the last answer only. */
  onRetry?: (() => void) | undefined;
  onSuggestion?: ((text: string) => void) | undefined;
}) {
  if (letter.role === 'user') return <Mine id={letter.id} content={letter.content} />;
  const { parts, content, state, reason, suggestions } = letter;
  const isDone = state !== 'writing';

  return (
    <li className={`list-none pt-7 ${isLast ? 'min-h-(--room)' : ''}`}>
      <Who>{letter.speaker === 'guide' && !isGuide(name) ? 'Written guide' : name}</Who>
      {parts.length === 0 && content !== '' && <Words text={content} />}
      <div className="grid gap-4">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end.
          <div key={at} className="animate-arrive">
            <Part part={part} />
          </div>
        ))}
      </div>
      {state === 'writing' && parts.length === 0 && <Dots />}
      {state === 'stopped' && <p className="mt-3 text-[0.94rem] text-quiet">You stopped the answer here.</p>}
      {state === 'failed' && reason && <p className="mt-3 text-[0.94rem] text-rose">{reason}</p>}
      {isDone && (content !== '' || onRetry) && (
        <div className="mt-3 -ml-2.5 flex flex-wrap items-center gap-x-1">
          {content !== '' && state !== 'failed' && (
            <Tool label="Copy" Icon={Copy} onClick={() => void copy(content)} />
          )}
          {(state === 'failed' || state === 'stopped') && onRetry && (
            <Tool label="Try again" Icon={RotateCcw} onClick={onRetry} />
          )}
        </div>
      )}
      {isDone && onSuggestion && suggestions.length > 0 && (
        <ul aria-label="You might say" className="mt-3 flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                onClick={() => onSuggestion(suggestion)}
                className="min-h-11 rounded-[1.4rem] border border-line px-4 py-2 text-left text-[0.95rem] text-quiet leading-snug transition hover:border-tan hover:text-ivory"
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
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

/** The Bible study is the guide: it has no voice to step out of. */
function isGuide(name: string): boolean {
  return name === 'Bible Assistant';
}

function Mine({ id, content }: { id: number; content: string }) {
  return (
    <li data-letter={id} className="flex list-none flex-col items-end pt-7">
      <Who>You</Who>
      <p className="max-w-[85%] whitespace-pre-wrap rounded-[18px_18px_4px_18px] border border-line bg-field px-4 py-3 sm:max-w-[80%]">
        <bdi>{content}</bdi>
      </p>
    </li>
  );
}

function Who({ children }: { children: string }) {
  return <p className="mb-1.5 text-[0.88rem] text-tan tracking-[0.05em]">{children}</p>;
}

function Part({ part }: { part: ChatPart }) {
  if (part.kind === 'care') return <CareCard text={part.text} near={part.near} />;
  if (part.kind === 'text') {
    return (
      <>
        {part.basis && <Basis basis={part.basis} passage={part.passage} />}
        <Words text={part.text} />
        {part.note && <Note>{part.note}</Note>}
      </>
    );
  }
  return (
    <blockquote className="border-amber border-l-2 py-0.5 pl-5">
      <p className="font-medium font-serif text-[1.35rem] leading-[1.45]">
        {part.verses.map(({ reference, verse, text }) => (
          <span key={reference}>
            {part.verses.length > 1 && (
              <sup className="mr-1 font-sans text-[0.68rem] text-quiet" aria-hidden>
                {verse}
              </sup>
            )}
            <Scripture text={text} />{' '}
          </span>
        ))}
      </p>
      <footer className="mt-1">
        <Reference reference={part.reference} look="block" />
      </footer>
      {part.note && <Note>{part.note}</Note>}
    </blockquote>
  );
}

/** Whether a statement can be read in a passage, or is put into the figure's mouth. */
function Basis({ basis, passage }: { basis: 'attested' | 'imagined'; passage: string | null }) {
  return (
    <p className="mb-1.5 inline-flex min-h-6 items-center gap-1.5 rounded-full border border-line px-2.5 text-[0.82rem] text-quiet tracking-[0.03em]">
      {basis}
      {passage && (
        <>
          <span aria-hidden>·</span>
          <Reference reference={passage} />
        </>
      )}
    </p>
  );
}

function Words({ text }: { text: string }) {
  return <p className="max-w-[62ch] whitespace-pre-wrap text-[1.09rem] leading-[1.65]">{text}</p>;
}

function Note({ children }: { children: string }) {
  return <p className="mt-1.5 text-[0.88rem] text-quiet italic">{children}</p>;
}

function Tool({ label, Icon, onClick }: { label: string; Icon: typeof Copy; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-field px-2.5 text-[0.88rem] text-quiet transition hover:text-ivory"
    >
      <Icon aria-hidden className="size-4" strokeWidth={1.7} />
      {label}
    </button>
  );
}
