import { REFLECTION_MAX, type Reflection, TAGS, type Tag, tagLabel } from './journal.store';

/** A journal of ten thousand reflections is 3 MB. */
export const FILE_MAX_BYTES = 10 * 1024 * 1024;

const LABELS = new Map(TAGS.map((tag) => [tagLabel(tag), tag]));

/**
 * The journal as a Markdown file that a person can read and this page can read back. Each reflection is a
 * heading, the lines `Kept`, `Verse` and `Tags`, and its words as a quotation, so that no word looks like a heading.
 */
export function writeFile(entries: Reflection[], product: string): string {
  return [`# My reflections (${product})`, ...entries.map(writeReflection)].join('\n\n').concat('\n');
}

export type FileContent = { entries: Reflection[]; unreadable: number };

/** Reads such a file. A part that is not a reflection is counted, and the others are kept. */
export function readFile(text: string): FileContent {
  const parts = text.replaceAll('\r\n', '\n').split(/^## /m).slice(1);
  const entries = parts.map(readReflection).filter((entry) => entry !== null);
  return { entries, unreadable: parts.length - entries.length };
}

function writeReflection({ created, verseRef, tags, summary }: Reflection): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(created);
  return [
    `## ${day}`,
    '',
    `Kept: ${new Date(created).toISOString()}`,
    ...(verseRef ? [`Verse: ${verseRef}`] : []),
    ...(tags.length > 0 ? [`Tags: ${tags.map(tagLabel).join(', ')}`] : []),
    '',
    ...summary.split('\n').map((line) => `> ${line}`),
  ].join('\n');
}

function readReflection(part: string): Reflection | null {
  const lines = part.split('\n').slice(1);
  const value = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
      .trim();
  const created = Date.parse(value('Kept') ?? '');
  const summary = lines
    .filter((line) => line.startsWith('>'))
    .map((line) => line.replace(/^> ?/, ''))
    .join('\n')
    .trim();
  if (Number.isNaN(created) || !summary || summary.length > REFLECTION_MAX) return null;
  const verseRef = value('Verse');
  const tags = (value('Tags') ?? '').split(', ').map((label) => LABELS.get(label));
  return {
    id: String(created),
    created,
    type: 'reflection',
    summary,
    tags: tags.filter((tag): tag is Tag => tag !== undefined),
    ...(verseRef && { verseRef }),
  };
}
