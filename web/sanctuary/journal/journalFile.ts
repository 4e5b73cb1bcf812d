import {
  fieldValue,
  type JournalFileContent,
  type JournalFileSection,
  readJournalFile,
  writeJournalFile,
} from '#web/shared/journal/journalFile';
import { VERSE_NOTE_MAX, type VerseMark } from '#web/shared/journal/verseMarks.store';
import {
  REFLECTION_MAX,
  REFLECTION_TAGS,
  type Reflection,
  type ReflectionTag,
  tagLabel,
} from './journal.store';

const TAGS_BY_LABEL = new Map(REFLECTION_TAGS.map((tag) => [tagLabel(tag), tag]));

/** Writes the journal as a text file, with the highlighted verses. Each entry's verse and tags come before its text. */
export function exportReflections(
  entries: Reflection[],
  marks: readonly VerseMark[],
  product: string,
): string {
  return writeJournalFile(`My reflections (${product})`, [...entries.map(partOf), ...marks.map(markPartOf)]);
}

/** Returns the reflections and the highlighted verses of an exported file. */
export function parseReflections(text: string): JournalFileContent<Reflection> & { marks: VerseMark[] } {
  const { entries, unreadable } = readJournalFile<Reflection | VerseMark>(
    text,
    (part) => markIn(part) ?? reflectionIn(part),
  );
  return {
    entries: entries.filter((entry) => 'summary' in entry),
    marks: entries.filter((entry) => 'note' in entry),
    unreadable,
  };
}

/** A name that no reflection has, and the text of the verse. */
const MARKED = 'Highlighted';

function markPartOf({ created, reference, text, note }: VerseMark): JournalFileSection {
  return { created, lines: [`Verse: ${reference}`, `${MARKED}: ${text}`], words: note || NO_NOTE };
}

/** A section of the file always has words. */
const NO_NOTE = '(no note)';

function markIn({ created, lines, words }: JournalFileSection): VerseMark | null {
  const reference = fieldValue(lines, 'Verse');
  const text = fieldValue(lines, MARKED);
  if (!reference || !text || words.length > VERSE_NOTE_MAX) return null;
  return { id: String(created), created, reference, text, note: words === NO_NOTE ? '' : words };
}

function partOf({ created, verseRef, tags, summary }: Reflection): JournalFileSection {
  const lines = [
    ...(verseRef ? [`Verse: ${verseRef}`] : []),
    ...(tags.length > 0 ? [`Tags: ${tags.map(tagLabel).join(', ')}`] : []),
  ];
  return { created, lines, words: summary };
}

function reflectionIn({ created, lines, words }: JournalFileSection): Reflection | null {
  if (words.length > REFLECTION_MAX) return null;
  const verseRef = fieldValue(lines, 'Verse');
  const tags = (fieldValue(lines, 'Tags') ?? '').split(', ').map((label) => TAGS_BY_LABEL.get(label));
  return {
    id: String(created),
    created,
    type: 'reflection',
    summary: words,
    tags: tags.filter((tag): tag is ReflectionTag => tag !== undefined),
    ...(verseRef && { verseRef }),
  };
}
