import { ChevronDown, ChevronUp } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { highlight, textRange } from '#web/lib/textHighlights';
import { VERSE_ATTRIBUTE } from '#web/scripture/study/pointedWord';
import { IconButton } from '#web/ui/Button';
import { SearchField } from '#web/ui/forms/SearchField';

const ALL = 'found-in-chapter';
const CURRENT = 'found-in-chapter-current';

/** Finds words in the verses on the screen. Browsers that cannot highlight the matches only scroll to them. */
export function FindInChapter({ passageKey }: { passageKey: string }) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const [matches, setMatches] = useState<Range[]>([]);
  const needle = query.trim().toLowerCase();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage has other matches.
  useEffect(() => {
    setMatches(needle.length < 2 ? [] : matchesOf(needle));
    setAt(0);
  }, [needle, passageKey]);

  useEffect(() => {
    const current = matches[at];
    highlight(ALL, matches);
    highlight(CURRENT, current ? [current] : []);
    current?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    return () => {
      highlight(ALL, []);
      highlight(CURRENT, []);
    };
  }, [matches, at]);

  const move = (step: number) => matches.length > 0 && setAt((at + step + matches.length) % matches.length);
  const moveOn = (event: FormEvent) => {
    event.preventDefault();
    move(1);
  };

  return (
    <search>
      <form onSubmit={moveOn} className="mx-auto flex w-full max-w-110 items-end gap-1">
        <div className="grow">
          <SearchField label="Find in this chapter" value={query} onChange={setQuery} />
        </div>
        <p role="status" className="min-w-16 pb-3 text-center text-fine text-quiet tabular-nums">
          {needle.length >= 2 && (matches.length === 0 ? 'None' : `${at + 1} of ${matches.length}`)}
        </p>
        <IconButton label="Previous match" disabled={matches.length === 0} onClick={() => move(-1)}>
          <ChevronUp className="size-5" />
        </IconButton>
        <IconButton label="Next match" disabled={matches.length === 0} onClick={() => move(1)}>
          <ChevronDown className="size-5" />
        </IconButton>
      </form>
    </search>
  );
}

/** Returns the places of a text in the verses, also where italics or a note split it. */
function matchesOf(needle: string): Range[] {
  return [...document.querySelectorAll(`[${VERSE_ATTRIBUTE}]`)].flatMap((verse) => {
    const text = verse.textContent.toLowerCase();
    const ranges: Range[] = [];
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
      ranges.push(textRange(verse, at, at + needle.length));
    }
    return ranges;
  });
}
