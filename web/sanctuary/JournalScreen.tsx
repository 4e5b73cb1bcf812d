import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { LinkButton } from '#web/ui/Button';
import { LampEmblem } from '#web/ui/emblems';
import { Field } from '#web/ui/Field';
import { ScreenTitle } from '#web/ui/ScreenTitle';
import { JournalFile } from './JournalFile';
import { useJournal } from './journal.hooks';
import { type Reflection, TAGS, type Tag, tagLabel } from './journal.store';
import { Keeping } from './Keeping';
import { ReflectionCard } from './ReflectionCard';
import { TagChoice } from './TagChoice';

/** What was worth remembering, newest first. */
export function JournalScreen() {
  const { entries, isUnreadable, isPending } = useJournal();

  return (
    <div className="reading mt-8 w-full animate-arrive">
      <header className="text-center">
        <p className="eyebrow">Prayer Sanctuary</p>
        <ScreenTitle title="Your Reflections" className="mt-2 text-[clamp(2.4rem,6vw,3.4rem)]" />
      </header>
      {isUnreadable && (
        <p role="alert" className="mt-6 rounded-card border border-rose/60 p-4 text-rose">
          This browser did not give out what is kept here. It may forbid storage in private windows, or the
          device may be full. Nothing was deleted by us.
        </p>
      )}
      {!isPending && (entries.length > 0 ? <Kept entries={entries} /> : <Nothing />)}
      <Keeping />
      <JournalFile entries={entries} />
    </div>
  );
}

function Kept({ entries }: { entries: Reflection[] }) {
  const [words, setWords] = useState('');
  const [tags, setTags] = useState<Tag[]>([]);
  const sought = useDeferredValue(words.trim().toLocaleLowerCase());
  const used = TAGS.filter((tag) => entries.some((entry) => entry.tags.includes(tag)));
  const found = entries.filter(
    (entry) => tags.every((tag) => entry.tags.includes(tag)) && textOf(entry).includes(sought),
  );

  return (
    <>
      <search className="mt-8 grid gap-4">
        <Field
          label="Search your reflections"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          end={<Search aria-hidden className="mr-3 size-5 text-quiet" strokeWidth={1.7} />}
        />
        {used.length > 0 && <TagChoice label="Show only" chosen={tags} offered={used} onChange={setTags} />}
      </search>
      <p role="status" className="mt-6 text-[0.94rem] text-quiet">
        {found.length === entries.length
          ? `${count(entries.length)}`
          : `${found.length} of ${count(entries.length)}`}
      </p>
      {found.length === 0 && (
        <p className="mt-4 text-quiet">None of your reflections holds these words and tags together.</p>
      )}
      <ol className="mt-3 grid gap-4">
        {found.map((entry) => (
          <ReflectionCard key={entry.id} reflection={entry} />
        ))}
      </ol>
    </>
  );
}

function Nothing() {
  return (
    <div className="py-10 text-center">
      <div className="niche mx-auto grid aspect-3/4 w-32 place-items-center text-tan">
        <LampEmblem className="w-1/2" />
      </div>
      <p className="mx-auto mt-6 max-w-80 text-quiet">
        Nothing is written here yet. After a release, you can keep a few words of what you want to remember.
      </p>
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
  return reflections === 1 ? 'One reflection' : `${reflections} reflections`;
}
