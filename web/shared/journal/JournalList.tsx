import { type ReactNode, useDeferredValue, useState } from 'react';
import { Button } from '#web/ui/Button';
import { SearchField } from '#web/ui/forms/SearchField';
import type { JournalEntry } from './journalStore';

/** How many entries are rendered at first. A thousand take seconds on a slow phone, so the others follow in a second render. */
const RENDERED_AT_FIRST = 50;

/** The entries of a journal, with a search. */
export function JournalList<Entry extends JournalEntry>({
  entries,
  one,
  isShown,
  textOf,
  filters,
  children,
}: {
  entries: Entry[];
  /** The singular name of an entry, such as 'reflection'. The plural adds an s. */
  one: string;
  /** Whether the entry passes the filters. */
  isShown: (entry: Entry) => boolean;
  /** The text to search. */
  textOf: (entry: Entry) => string;
  filters?: ReactNode;
  /** Renders an entry with its key. */
  children: (entry: Entry) => ReactNode;
}) {
  const [query, setQuery] = useState('');
  const needle = useDeferredValue(query.trim().toLocaleLowerCase());
  const found = entries.filter(
    (entry) => isShown(entry) && textOf(entry).toLocaleLowerCase().includes(needle),
  );
  const rendered = useDeferredValue(found, found.slice(0, RENDERED_AT_FIRST));
  const nothingFound =
    needle === '' ? `No ${one}s match.` : `Nothing in your ${one}s matches “${query.trim()}”.`;
  const total = entries.length === 1 ? `1 ${one}` : `${entries.length} ${one}s`;

  return (
    <>
      <search className="mt-8 grid gap-4">
        <SearchField label={`Search your ${one}s`} value={query} onChange={setQuery} />
        {filters}
      </search>
      <div className="mt-6 flex flex-wrap items-center gap-x-6">
        <p role="status" className={found.length === 0 ? 'font-serif text-lead' : 'text-small text-quiet'}>
          {found.length === 0 && nothingFound}
          {found.length > 0 && (found.length === entries.length ? total : `${found.length} of ${total}`)}
        </p>
        {found.length === 0 && needle !== '' && (
          <Button variant="quiet" onClick={() => setQuery('')} className="px-0!">
            Clear the search
          </Button>
        )}
      </div>
      <ol className="mt-3 grid gap-4">{rendered.map(children)}</ol>
    </>
  );
}
