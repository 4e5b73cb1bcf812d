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
  // Five thousand of the longest dreams.
  mostMegabytes: 40,
  write: writeFile,
  read: readFile,
};

/** The dreams that were worth keeping: first what comes back in them, then all of them, newest first. */
export function DreamJournalScreen() {
  const { entries, isUnreadable, isPending } = useKeptList(DREAM_JOURNAL);

  return (
    <div className="reading mt-8 w-full animate-arrive">
      <header className="text-center">
        <p className="eyebrow">Dreams</p>
        <ScreenTitle title="Your Dream Journal" className="mt-2 text-[clamp(min(2.4rem,14vw),6vw,3.4rem)]" />
        <p className="mx-auto mt-3 max-w-120 text-balance text-quiet">
          When you have looked for the symbols of a dream you can keep it, and see in time what comes back.
          What you keep stays in this browser.
        </p>
      </header>
      {isUnreadable && <Unreadable />}
      {!isPending && !isUnreadable && (entries.length > 0 ? <KeptDreams entries={entries} /> : <Nothing />)}
      {!isPending && (
        <>
          <Keeping />
          <KeptFile entries={entries} manner={FILE} />
        </>
      )}
    </div>
  );
}

function KeptDreams({ entries }: { entries: KeptDream[] }) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const sought = useDeferredValue(words.trim().toLocaleLowerCase());
  const recurring = recurringIn(entries);
  // A symbol that no longer recurs has no button left to let it go.
  const only = recurring.some(({ symbol }) => symbol === chosen) ? chosen : null;
  const found = entries.filter(
    (entry) => (only === null || holds(entry, only)) && textOf(entry).includes(sought),
  );

  return (
    <>
      {recurring.length > 0 && <RecurringSymbols recurring={recurring} chosen={only} onChoose={setChosen} />}
      <search className="mt-8 block">
        <SearchField label="Search your dreams" value={words} onChange={setWords} />
      </search>
      <p role="status" className="mt-6 text-[0.94rem] text-quiet">
        {found.length === entries.length
          ? count(entries.length)
          : `${found.length} of ${count(entries.length)}`}
      </p>
      {found.length === 0 && <p className="mt-4 text-quiet">None of your dreams holds these words.</p>}
      <ol className="mt-3 grid gap-4">
        {found.map((entry) => (
          <KeptDreamCard key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  );
}

function Nothing() {
  return (
    <div className="py-10 text-center">
      <div className="niche mx-auto grid aspect-3/4 w-32 place-items-center text-tan">
        <MoonEmblem className="w-1/2" />
      </div>
      <p className="mx-auto mt-6 max-w-90 text-quiet">No dream is kept here yet.</p>
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
  return dreams === 1 ? 'One dream' : `${dreams} dreams`;
}
