import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BibleText } from '#contract/bibleTexts';
import type { ChatPart } from '#contract/chats';
import type { ScriptureVerse } from '#contract/scripture';
import { useBibleTextChoice } from '#web/lib/bibleTextChoice';
import { CrisisHelpCard } from '#web/shared/help/CrisisHelpCard';
import { InTodaysEnglish } from '#web/shared/scripture/InTodaysEnglish';
import { Reference } from '#web/shared/scripture/Reference';
import { PsalmTitle, ScriptureText, withFirstGlosses } from '#web/shared/scripture/ScriptureText';
import { TextAbbreviation } from '#web/shared/scripture/TextAbbreviation';

/** The parts of an answer, in reading order. They arrive one by one while the answer streams. */
export function AnswerParts({ parts, help }: { parts: readonly ChatPart[]; help?: Hiding }) {
  const [isHidden, setHidden] = useState(false);
  const hiding = help ?? { isHidden, hide: () => setHidden(true) };

  return (
    <div className="grid gap-3 sm:gap-4">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end.
        <div key={at} className="animate-arrive">
          <Part part={part} help={hiding} />
        </div>
      ))}
    </div>
  );
}

/** Whether crisis help is hidden. A caller passes this state if it must outlive the component. */
type Hiding = { isHidden: boolean; hide: () => void };

function Part({ part, help }: { part: ChatPart; help: Hiding }) {
  if (part.kind === 'crisis_help') return <Help part={part} hiding={help} />;
  if (part.kind === 'text') {
    return (
      <>
        {part.basis && <Basis basis={part.basis} passage={part.passage} />}
        <AnswerText text={part.text} />
        {part.note && <Note>{part.note}</Note>}
      </>
    );
  }
  return <ScriptureBlock {...part} />;
}

/** Crisis help that the user can hide. Hiding it moves the focus to its container. */
function Help({ part, hiding }: { part: Extract<ChatPart, { kind: 'crisis_help' }>; hiding: Hiding }) {
  const container = useRef<HTMLDivElement>(null);

  const hide = () => {
    flushSync(hiding.hide);
    container.current?.focus();
  };

  return (
    <div ref={container} tabIndex={hiding.isHidden ? -1 : undefined} className="rounded-card">
      {hiding.isHidden ? (
        <p className="text-small text-quiet">
          Help is hidden. You can always open Help at the top of the page.
        </p>
      ) : (
        <CrisisHelpCard text={part.text} near={part.near} concern={part.concern} onHide={hide} />
      )}
    </div>
  );
}

type ShownVerse = Pick<ScriptureVerse, 'reference' | 'verse' | 'text' | 'title' | 'glosses'> &
  Partial<Pick<ScriptureVerse, 'worldEnglish'>>;

/** A block quotation of a passage with a link to it, and with the passage in modern English. */
export function ScriptureBlock({
  reference,
  verses,
  quotedFrom = 'kjv',
  note = null,
}: {
  reference: string;
  verses: readonly ShownVerse[];
  /** The text whose words are shown. */
  quotedFrom?: BibleText;
  note?: string | null;
}) {
  const choice = useBibleTextChoice();
  const isKingJames = quotedFrom === 'kjv';
  const title = isKingJames ? verses[0]?.title : verses[0]?.worldEnglish?.title;
  const modern = verses
    .map(({ worldEnglish }) => worldEnglish?.text ?? '')
    .join(' ')
    .trim();

  return (
    <blockquote className="border-amber border-l-2 py-0.5 pl-5">
      {title && (
        <p className="mb-1 font-serif text-body text-quiet">
          <PsalmTitle title={title} />
        </p>
      )}
      <p className="font-medium font-serif text-lead leading-[1.38] sm:leading-[1.45]">
        {withFirstGlosses(verses).map(({ reference, verse, text, glosses, worldEnglish }) => (
          <span key={reference}>
            {verses.length > 1 && (
              <sup className="mr-1 font-sans text-fine text-quiet" aria-hidden>
                {verse}
              </sup>
            )}
            {isKingJames ? <ScriptureText text={text} glosses={glosses} /> : worldEnglish?.text}{' '}
          </span>
        ))}
      </p>
      <footer className="mt-1 flex flex-wrap items-center gap-x-3">
        <Reference reference={reference} variant="block" />
        <TextAbbreviation version={quotedFrom} />
        {isKingJames && modern && <InTodaysEnglish isOpen={choice !== 'kjv'}>{modern}</InTodaysEnglish>}
      </footer>
      {note && <Note>{note}</Note>}
    </blockquote>
  );
}

/** Marks a statement as attested or imagined. An attested statement has a link to its passage. */
function Basis({ basis, passage }: { basis: 'attested' | 'imagined'; passage: string | null }) {
  return (
    <p className="mb-1 inline-flex min-h-6 flex-wrap items-center gap-1.5 rounded-full border border-line px-2.5 text-fine text-quiet tracking-[0.03em]">
      <span className="whitespace-nowrap">{basis === 'attested' ? 'from the Bible' : basis}</span>
      {passage && (
        <>
          <span aria-hidden>·</span>
          <Reference reference={passage} />
        </>
      )}
    </p>
  );
}

export function AnswerText({ text }: { text: string }) {
  return (
    <p className="max-w-[62ch] whitespace-pre-wrap text-body leading-[1.55] sm:leading-[1.65]">{text}</p>
  );
}

function Note({ children }: { children: string }) {
  return <p className="mt-1.5 text-fine text-quiet italic">{children}</p>;
}
