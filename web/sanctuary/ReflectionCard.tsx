import { JournalCard, LabelList } from '#web/shared/journal/JournalCard';
import { type Reflection, reflectionStore, tagLabel } from './journal.store';

export function ReflectionCard({ reflection }: { reflection: Reflection }) {
  const { verseRef, summary, tags } = reflection;

  return (
    <JournalCard
      entry={reflection}
      list={reflectionStore}
      one="reflection"
      aside={verseRef && <span className="ml-3 inline-block text-tan">{verseRef}</span>}
    >
      <p className="mt-1 whitespace-pre-line font-serif text-[1.35rem] leading-[1.45]">{summary}</p>
      <LabelList name="Tags" labels={tags.map(tagLabel)} />
    </JournalCard>
  );
}
