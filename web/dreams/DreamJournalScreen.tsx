import { useDeferredValue, useState } from 'react';
import { useKeptList } from '#web/lib/keptList.hooks';
import { LinkButton } from '#web/ui/Button';
import { MoonEmblem } from '#web/ui/emblems';
import { Keeping, Unreadable } from '#web/ui/Keeping';
import { type FileManner, KeptFile } from '#web/ui/KeptFile';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { SearchField } from '#web/ui/SearchField';
import { DREAM_JOURNAL, type KeptDream } from './dreamJournal.store';
import { readFile, writeFile } from './dreamJournalFile';
import { KeptDreamCard } from './KeptDreamCard';
import { RecurringSymbols } from './RecurringSymbols';
import { holds, recurringIn } from './recurring';

const FILE: FileManner<KeptDream> = {
  list: DREAM_JOURNAL,
  one: 'dream',
  // 5,000 of the longest dreams.
  mostMegabytes: 40,
  write: writeFile,
  read: readFile,
};

/** The saved dreams: recurring symbols first, then every dream, newest first. */
export function DreamJournalScreen() {
  const { entries, isUnreadable, isPending } = useKeptList(DREAM_JOURNAL);

  return (
    <div className="reading mt-8 w-full animate-arrive">
      <header className="text-center">
        <p className="eyebrow">Dreams</p>
        <ScreenTitle title="Your Dream Journal" className="mt-2 text-[clamp(min(2.4rem,14vw),6vw,3.4rem)]" />
        <p className="mx-auto mt-3 max-w-120 text-balance text-quiet">
          After you look up the symbols in a dream, you can save it. Over time you’ll see what comes back.
          Your dreams stay in this browser.
        </p>
      </header>
      {isUnreadable && <Unreadable />}
      {!isPending && !isUnreadable && (entries.length > 0 ? <SavedDreams entries={entries} /> : <NoDreams />)}
      {!isPending && (
        <>
          <Keeping />
          <KeptFile entries={entries} manner={FILE} />
        </>
      )}
    </div>
  );
}

function SavedDreams({ entries }: { entries: KeptDream[] }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const needle = useDeferredValue(query.trim().toLocaleLowerCase());
  const recurring = recurringIn(entries);
  // Ignores a chosen symbol that no longer recurs: it has no button left to turn it off.
  const only = recurring.some(({ symbol }) => symbol === chosen) ? chosen : null;
  const found = entries.filter(
    (entry) => (only === null || holds(entry, only)) && textOf(entry).includes(needle),
  );

  return (
    <>
      {recurring.length > 0 && <RecurringSymbols recurring={recurring} chosen={only} onChoose={setChosen} />}
      <search className="mt-8 block">
        <SearchField label="Search your dreams" value={query} onChange={setQuery} />
      </search>
      <p role="status" className="mt-6 text-[0.94rem] text-quiet">
        {found.length === entries.length
          ? count(entries.length)
          : `${found.length} of ${count(entries.length)}`}
      </p>
      {found.length === 0 && <p className="mt-4 text-quiet">No dreams match.</p>}
      <ol className="mt-3 grid gap-4">
        {found.map((entry) => (
          <KeptDreamCard key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  );
}

function NoDreams() {
  return (
    <div className="py-10 text-center">
      <div className="niche mx-auto grid aspect-3/4 w-32 place-items-center text-tan">
        <MoonEmblem className="w-1/2" />
      </div>
      <p className="mx-auto mt-6 max-w-90 text-quiet">You haven’t saved any dreams yet.</p>
      <LinkButton href="/dreams" className="mt-6">
        Share a dream
      </LinkButton>
    </div>
  );
}

function textOf({ dream, symbols }: KeptDream): string {
  return `${dream} ${symbols.join(' ')}`.toLocaleLowerCase();
}

function count(dreams: number): string {
  return dreams === 1 ? '1 dream' : `${dreams} dreams`;
}
