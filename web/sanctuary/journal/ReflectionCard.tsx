import { VERSES } from '#content/scripture/verses';
import { JournalCard, LabelList } from '#web/shared/journal/JournalCard';
import { Reference } from '#web/shared/scripture/Reference';
import { ScriptureText } from '#web/shared/scripture/ScriptureText';
import { type Reflection, reflectionStore, tagLabel } from './journal.store';

export function ReflectionCard({ reflection }: { reflection: Reflection }) {
  const { verseRef, summary, tags } = reflection;

  return (
    <JournalCard entry={reflection} list={reflectionStore} one="reflection">
      <p className="mt-1 whitespace-pre-line font-serif text-lead leading-[1.45]">{summary}</p>
      {verseRef && <ReceivedVerse reference={verseRef} />}
      <LabelList name="Tags" labels={tags.map(tagLabel)} />
    </JournalCard>
  );
}

/** The verse that came with the reflection. An imported file may name a verse whose text is not here. */
function ReceivedVerse({ reference }: { reference: string }) {
  const verse = VERSES.find(({ ref }) => ref === reference);
  return (
    <figure className="mt-3 border-line-strong border-l pl-4">
      {verse && (
        <blockquote className="font-serif text-body text-quiet leading-snug">
          <ScriptureText text={verse.text} />
        </blockquote>
      )}
      <figcaption>
        <Reference reference={reference} variant="block" />
      </figcaption>
    </figure>
  );
}
