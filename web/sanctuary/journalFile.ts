import { type FileContent, type KeptPart, readKept, valueIn, writeKept } from '../lib/keptFile';
import { REFLECTION_MAX, type Reflection, TAGS, type Tag, tagLabel } from './journal.store';

const TAGS_BY_LABEL = new Map(TAGS.map((tag) => [tagLabel(tag), tag]));

/** Writes the journal as a text file; verse and tags come before the text of each entry. */
export function writeFile(entries: Reflection[], product: string): string {
  return writeKept(`My reflections (${product})`, entries.map(partOf));
}

export function readFile(text: string): FileContent<Reflection> {
  return readKept(text, reflectionIn);
}

function partOf({ created, verseRef, tags, summary }: Reflection): KeptPart {
  const lines = [
    ...(verseRef ? [`Verse: ${verseRef}`] : []),
    ...(tags.length > 0 ? [`Tags: ${tags.map(tagLabel).join(', ')}`] : []),
  ];
  return { created, lines, words: summary };
}

function reflectionIn({ created, lines, words }: KeptPart): Reflection | null {
  if (words.length > REFLECTION_MAX) return null;
  const verseRef = valueIn(lines, 'Verse');
  const tags = (valueIn(lines, 'Tags') ?? '').split(', ').map((label) => TAGS_BY_LABEL.get(label));
  return {
    id: String(created),
    created,
    type: 'reflection',
    summary: words,
    tags: tags.filter((tag): tag is Tag => tag !== undefined),
    ...(verseRef && { verseRef }),
  };
}
