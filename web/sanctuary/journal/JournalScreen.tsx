import { useDeferredValue, useState } from 'react';
import { ImportExport, type ImportExportOptions } from '#web/shared/journal/ImportExport';
import { useImportEntries, useJournalEntries } from '#web/shared/journal/journalStore.hooks';
import { StorageError, StorageLossNotice, StorageNotice } from '#web/shared/journal/StorageNotice';
import { verseMarkStore } from '#web/shared/journal/verseMarks.store';
import { LinkButton } from '#web/ui/Button';
import { LampIcon } from '#web/ui/icons';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { SearchField } from '#web/ui/SearchField';
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
  const { entries, isUnreadable, isPending } = useJournalEntries(reflectionStore);
  const file = useJournalFile();

  return (
    <div className="reading mt-8 w-full animate-arrive">
      <header className="text-center">
        <p className="eyebrow">Prayer Sanctuary</p>
        <ScreenTitle title="Your Reflections" className="mt-2 text-display" />
        <p className="mx-auto mt-3 max-w-120 text-balance text-quiet">
          After a release you can save a few words to remember, next to the verse you received. They stay in
          this browser.
        </p>
      </header>
      {isUnreadable && <StorageError />}
      {!isPending &&
        !isUnreadable &&
        (entries.length > 0 ? <SavedReflections entries={entries} /> : <NoReflections />)}
      {!isPending && (
        <>
          <StorageNotice />
          <ImportExport entries={entries} manner={file} />
        </>
      )}
    </div>
  );
}

/** The exported file also contains the verses that the user highlighted, with their notes. */
function useJournalFile(): ImportExportOptions<Reflection> {
  const { entries: marks } = useJournalEntries(verseMarkStore);
  const { mutateAsync: addMarks } = useImportEntries(verseMarkStore);
  return {
    list: reflectionStore,
    one: 'reflection',
    // 10,000 reflections take 3 MB.
    mostMegabytes: 10,
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
  const [query, setQuery] = useState('');
  const [tags, setTags] = useState<ReflectionTag[]>([]);
  const needle = useDeferredValue(query.trim().toLocaleLowerCase());
  const used = REFLECTION_TAGS.filter((tag) => entries.some((entry) => entry.tags.includes(tag)));
  const found = entries.filter(
    (entry) => tags.every((tag) => entry.tags.includes(tag)) && textOf(entry).includes(needle),
  );

  return (
    <>
      <search className="mt-8 grid gap-4">
        <SearchField label="Search your reflections" value={query} onChange={setQuery} />
        {used.length > 0 && <TagChoice label="Show only" chosen={tags} offered={used} onChange={setTags} />}
      </search>
      <p role="status" className="mt-6 text-small text-quiet">
        {found.length === entries.length
          ? `${count(entries.length)}`
          : `${found.length} of ${count(entries.length)}`}
      </p>
      {found.length === 0 && <p className="mt-4 text-quiet">No reflections match.</p>}
      <ol className="mt-3 grid gap-4">
        {found.map((entry) => (
          <ReflectionCard key={entry.id} reflection={entry} />
        ))}
      </ol>
    </>
  );
}

function NoReflections() {
  return (
    <div className="py-10 text-center">
      <div className="niche mx-auto grid aspect-3/4 w-32 place-items-center text-tan">
        <LampIcon className="w-1/2" />
      </div>
      <StorageLossNotice>
        <p className="mx-auto mt-6 max-w-80 text-quiet">You haven’t saved any reflections yet.</p>
      </StorageLossNotice>
      <LinkButton href="/sanctuary" className="mt-6">
        Go to the Sanctuary
      </LinkButton>
    </div>
  );
}

function textOf({ summary, verseRef = '', tags }: Reflection): string {
  return `${summary} ${verseRef} ${tags.map(tagLabel).join(' ')}`.toLocaleLowerCase();
}

function count(reflections: number): string {
  return reflections === 1 ? '1 reflection' : `${reflections} reflections`;
}
