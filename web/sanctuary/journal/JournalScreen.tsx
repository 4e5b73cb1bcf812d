import { useState } from 'react';
import type { ImportExportOptions } from '#web/shared/journal/ImportExport';
import { JournalList } from '#web/shared/journal/JournalList';
import { EmptyJournal, JournalPage } from '#web/shared/journal/JournalPage';
import { useImportEntries, useJournalEntries } from '#web/shared/journal/journalStore.hooks';
import { verseMarkStore } from '#web/shared/journal/verseMarks.store';
import { LampIcon } from '#web/ui/icons';
import {
  REFLECTION_TAGS,
  type Reflection,
  type ReflectionTag,
  reflectionStore,
  tagLabel,
} from './journal.store';
import { exportReflections, parseReflections } from './journalFile';
import { ReflectionCard } from './ReflectionCard';
import { TagChoice } from './TagChoice';

/** Shows the saved reflections, newest first. */
export function JournalScreen() {
  return (
    <JournalPage
      file={useJournalFile()}
      eyebrow="Prayer Sanctuary"
      title="Your Reflections"
      intro="When you release your burdens in the Sanctuary, you can save a few words with the verse you received. They stay in this browser."
      empty={
        <EmptyJournal
          Icon={LampIcon}
          text="You haven’t saved any reflections yet."
          href="/sanctuary"
          action="Go to the Sanctuary"
        />
      }
    >
      {(entries) => <SavedReflections entries={entries} />}
    </JournalPage>
  );
}

/** The exported file also contains the verses that the user highlighted, with their notes. */
function useJournalFile(): ImportExportOptions<Reflection> {
  const { entries: marks } = useJournalEntries(verseMarkStore);
  const { mutateAsync: addMarks } = useImportEntries(verseMarkStore);
  return {
    list: reflectionStore,
    entryName: 'reflection',
    // 10,000 reflections take 3 MB.
    maxMegabytes: 10,
    write: (entries, product) => exportReflections(entries, marks, product),
    read: parseReflections,
    more: {
      one: 'highlighted verse',
      count: marks.length,
      importFrom: (text) => addMarks(parseReflections(text).marks),
    },
  };
}

function SavedReflections({ entries }: { entries: Reflection[] }) {
  const [tags, setTags] = useState<ReflectionTag[]>([]);
  const used = REFLECTION_TAGS.filter((tag) => entries.some((entry) => entry.tags.includes(tag)));

  return (
    <JournalList
      entries={entries}
      one="reflection"
      isShown={(entry) => tags.every((tag) => entry.tags.includes(tag))}
      textOf={({ summary, verseRef = '', tags }) => `${summary} ${verseRef} ${tags.map(tagLabel).join(' ')}`}
      filters={
        used.length > 0 && <TagChoice label="Show only" chosen={tags} offered={used} onChange={setTags} />
      }
    >
      {(entry) => <ReflectionCard key={entry.id} reflection={entry} />}
    </JournalList>
  );
}
