import {
  fieldValue,
  type JournalFileContent,
  type JournalFileSection,
  readJournalFile,
  writeJournalFile,
} from '#web/shared/journal/journalFile';
import {
  REFLECTION_MAX,
  REFLECTION_TAGS,
  type Reflection,
  type ReflectionTag,
  tagLabel,
} from './journal.store';

const TAGS_BY_LABEL = new Map(REFLECTION_TAGS.map((tag) => [tagLabel(tag), tag]));

/** Writes the journal as a text file. Each entry's verse and tags come before its text. */
export function exportReflections(entries: Reflection[], product: string): string {
  return writeJournalFile(`My reflections (${product})`, entries.map(partOf));
}

export function parseReflections(text: string): JournalFileContent<Reflection> {
  return readJournalFile(text, reflectionIn);
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
