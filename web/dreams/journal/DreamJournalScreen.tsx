import { useState } from 'react';
import type { ImportExportOptions } from '#web/shared/journal/ImportExport';
import { JournalList } from '#web/shared/journal/JournalList';
import { EmptyJournal, JournalPage } from '#web/shared/journal/JournalPage';
import { MoonIcon } from '#web/ui/icons';
import { dreamStore, type SavedDream } from './dreamJournal.store';
import { exportDreams, parseDreams } from './dreamJournalFile';
import { RecurringSymbols } from './RecurringSymbols';
import { hasSymbol, recurringSymbolsIn } from './recurring';
import { SavedDreamCard } from './SavedDreamCard';

const FILE: ImportExportOptions<SavedDream> = {
  list: dreamStore,
  entryName: 'dream',
  // Enough for 5,000 dreams of the maximum length.
  maxMegabytes: 40,
  write: exportDreams,
  read: parseDreams,
};

/** Shows the recurring symbols, then all saved dreams, newest first. */
export function DreamJournalScreen() {
  return (
    <JournalPage
      file={FILE}
      eyebrow="Dreams"
      title="Your Dream Journal"
      intro="After you look up the symbols in a dream, you can save it. Over time you’ll see what comes back. Your dreams stay in this browser."
      empty={
        <EmptyJournal
          Icon={MoonIcon}
          text="You haven’t saved any dreams yet."
          href="/dreams"
          action="Share a dream"
        />
      }
    >
      {(entries) => <SavedDreams entries={entries} />}
    </JournalPage>
  );
}

function SavedDreams({ entries }: { entries: SavedDream[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const recurring = recurringSymbolsIn(entries);
  // Ignores a chosen symbol that no longer recurs, because no button is left to turn its filter off.
  const only = recurring.some(({ symbol }) => symbol === chosen) ? chosen : null;

  return (
    <>
      {recurring.length > 0 && <RecurringSymbols recurring={recurring} chosen={only} onChoose={setChosen} />}
      <JournalList
        entries={entries}
        one="dream"
        isShown={(entry) => only === null || hasSymbol(entry, only)}
        textOf={({ dream, symbols }) => `${dream} ${symbols.join(' ')}`}
      >
        {(entry) => <SavedDreamCard key={entry.id} entry={entry} />}
      </JournalList>
    </>
  );
}
