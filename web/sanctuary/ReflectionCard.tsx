import { KeptCard, Labels } from '#web/ui/KeptCard';
import { JOURNAL, type Reflection, tagLabel } from './journal.store';

export function ReflectionCard({ reflection }: { reflection: Reflection }) {
  const { verseRef, summary, tags } = reflection;

  return (
    <KeptCard
      entry={reflection}
      list={JOURNAL}
      one="reflection"
      aside={verseRef && <span className="ml-3 inline-block text-tan">{verseRef}</span>}
    >
      <p className="mt-1 whitespace-pre-line font-serif text-[1.35rem] leading-[1.45]">{summary}</p>
      <Labels name="Tags" labels={tags.map(tagLabel)} />
    </KeptCard>
  );
}
