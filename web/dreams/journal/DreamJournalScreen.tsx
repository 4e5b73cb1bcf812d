import { useDeferredValue, useState } from 'react';
import { ImportExport, type ImportExportOptions } from '#web/shared/journal/ImportExport';
import { useJournalEntries } from '#web/shared/journal/journalStore.hooks';
import { StorageError, StorageLossNotice, StorageNotice } from '#web/shared/journal/StorageNotice';
import { LinkButton } from '#web/ui/Button';
import { MoonIcon } from '#web/ui/icons';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { SearchField } from '#web/ui/SearchField';
import { dreamStore, type SavedDream } from './dreamJournal.store';
import { exportDreams, parseDreams } from './dreamJournalFile';
import { RecurringSymbols } from './RecurringSymbols';
import { hasSymbol, recurringSymbolsIn } from './recurring';
import { SavedDreamCard } from './SavedDreamCard';

const FILE: ImportExportOptions<SavedDream> = {
  list: dreamStore,
  one: 'dream',
  // Enough for 5,000 dreams of the maximum length.
  mostMegabytes: 40,
  write: exportDreams,
  read: parseDreams,
};

/** Shows the recurring symbols, then all saved dreams, newest first. */
export function DreamJournalScreen() {
  const { entries, isUnreadable, isPending } = useJournalEntries(dreamStore);

  return (
    <div className="reading low:mt-3 mt-8 w-full animate-arrive">
      <header className="text-center">
        <p className="eyebrow">Dreams</p>
        <ScreenTitle title="Your Dream Journal" className="mt-2 text-display" />
        <p className="mx-auto mt-3 max-w-120 text-balance text-quiet">
          After you look up the symbols in a dream, you can save it. Over time you’ll see what comes back.
          Your dreams stay in this browser.
        </p>
      </header>
      {isUnreadable && <StorageError />}
      {!isPending && !isUnreadable && (entries.length > 0 ? <SavedDreams entries={entries} /> : <NoDreams />)}
      {!isPending && (
        <>
          <StorageNotice />
          <ImportExport entries={entries} manner={FILE} />
        </>
      )}
    </div>
  );
}

function SavedDreams({ entries }: { entries: SavedDream[] }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const needle = useDeferredValue(query.trim().toLocaleLowerCase());
  const recurring = recurringSymbolsIn(entries);
  // Ignores a chosen symbol that no longer recurs, because no button is left to turn its filter off.
  const only = recurring.some(({ symbol }) => symbol === chosen) ? chosen : null;
  const found = entries.filter(
    (entry) => (only === null || hasSymbol(entry, only)) && textOf(entry).includes(needle),
  );

  return (
    <>
      {recurring.length > 0 && <RecurringSymbols recurring={recurring} chosen={only} onChoose={setChosen} />}
      <search className="mt-8 block">
        <SearchField label="Search your dreams" value={query} onChange={setQuery} />
      </search>
      <p role="status" className="mt-6 text-small text-quiet">
        {found.length === entries.length
          ? count(entries.length)
          : `${found.length} of ${count(entries.length)}`}
      </p>
      {found.length === 0 && <p className="mt-4 text-quiet">No dreams match.</p>}
      <ol className="mt-3 grid gap-4">
        {found.map((entry) => (
          <SavedDreamCard key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  );
}

function NoDreams() {
  return (
    <div className="low:py-2 py-10 text-center">
      <div className="niche mx-auto grid aspect-3/4 low:w-16 w-32 place-items-center text-tan">
        <MoonIcon className="w-1/2" />
      </div>
      <StorageLossNotice>
        <p className="mx-auto low:mt-3 mt-6 max-w-90 text-quiet">You haven’t saved any dreams yet.</p>
      </StorageLossNotice>
      <LinkButton href="/dreams" className="low:mt-3 mt-6">
        Share a dream
      </LinkButton>
    </div>
  );
}

function textOf({ dream, symbols }: SavedDream): string {
  return `${dream} ${symbols.join(' ')}`.toLocaleLowerCase();
}

function count(dreams: number): string {
  return dreams === 1 ? '1 dream' : `${dreams} dreams`;
}
