import { type FormEvent, useState } from 'react';
import { BOOKS } from '#contract/books';
import type { Passage } from '#contract/scripture';
import { Button } from '#web/ui/Button';
import { Select } from '#web/ui/forms/Select';
import { chapterIn, chapterReference, TESTAMENTS } from './chapters';

/**
 * Lets the user choose a book and a chapter. Only the button navigates, because arrow keys change a select at every
 * step.
 */
export function ChapterPicker({
  id,
  passage,
  reference,
  onChoose,
}: {
  id: string;
  passage: Passage | undefined;
  /** What was asked for, which may not exist. */
  reference: string;
  onChoose: (reference: string) => void;
}) {
  // Null until the user chooses something. Until then, the picker follows the passage, which may still be loading.
  const [chosen, setChosen] = useState<{ book: string; chapter: number } | null>(null);
  const { book, chapter } =
    chosen ??
    (passage ? { book: passage.book, chapter: passage.verses[0]?.chapter ?? 1 } : chapterIn(reference));
  const chapters = BOOKS.find(([name]) => name === book)?.[1] ?? 1;

  const open = (event: FormEvent) => {
    event.preventDefault();
    onChoose(chapterReference(book, chapter));
  };

  return (
    <form
      id={id}
      onSubmit={open}
      className="grid animate-arrive grid-cols-[1fr_6rem] tight:grid-cols-1 items-end gap-3 pt-2 pb-4 sm:grid-cols-[1fr_6rem_auto]"
    >
      <Select
        label="Book"
        value={book}
        onChange={(event) => setChosen({ book: event.target.value, chapter: 1 })}
      >
        {TESTAMENTS.map(({ title, books }) => (
          <optgroup key={title} label={title}>
            {books.map(([name]) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select
        label="Chapter"
        value={chapter}
        onChange={(event) => setChosen({ book, chapter: Number(event.target.value) })}
      >
        {Array.from({ length: chapters }, (_, index) => index + 1).map((number) => (
          <option key={number}>{number}</option>
        ))}
      </Select>
      <Button type="submit" variant="ghost" className="max-sm:-col-end-1 max-sm:col-start-1">
        Open
      </Button>
    </form>
  );
}
