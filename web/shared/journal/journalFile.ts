import { formatWeekday } from '#web/lib/dates';

/** The entries of an imported file, and how many of its sections could not be read. */
export type JournalFileContent<Entry> = { entries: Entry[]; unreadable: number };

/**
 * Exports entries as a Markdown file that people can read and the app can import. Each entry has a heading, a `Kept`
 * line, further 'Name: value' lines, and its text as a block quote. In a quote, no text can look like a heading.
 */
export function writeJournalFile(title: string, parts: JournalFileSection[]): string {
  return [`# ${title}`, ...parts.map(writePart)].join('\n\n').concat('\n');
}

/**
 * Parses an exported file. `entryOf` returns null for a section that is not an entry. Accepts Windows line endings.
 */
export function readJournalFile<Entry>(
  text: string,
  entryOf: (part: JournalFileSection) => Entry | null,
): JournalFileContent<Entry> {
  const parts = text
    .replaceAll('\r\n', '\n')
    .split(/(?:^|\n)## /)
    .slice(1);
  const entries = parts.map((part) => {
    const read = readPart(part);
    return read && entryOf(read);
  });
  const readable = entries.filter((entry) => entry !== null);
  return { entries: readable, unreadable: parts.length - readable.length };
}

export type JournalFileSection = { created: number; lines: string[]; words: string };

/** Returns the value of a 'Name: value' line, such as 'Verse: John 3:16'. */
export function fieldValue(lines: readonly string[], name: string): string | undefined {
  const line = lines.find((line) => line.startsWith(`${name}: `));
  return line?.slice(name.length + 2).trim();
}

function writePart({ created, lines, words }: JournalFileSection): string {
  return [
    `## ${formatWeekday(created)}`,
    '',
    `Kept: ${new Date(created).toISOString()}`,
    ...lines,
    '',
    ...words.split('\n').map((line) => `> ${line}`),
  ].join('\n');
}

function readPart(part: string): JournalFileSection | null {
  const all = part.split('\n').slice(1);
  const lines = all.filter((line) => !line.startsWith('>'));
  const created = Date.parse(fieldValue(lines, 'Kept') ?? '');
  const words = all
    .filter((line) => line.startsWith('>'))
    .map((line) => line.replace(/^> ?/, ''))
    .join('\n')
    .trim();
  return Number.isNaN(created) || words === '' ? null : { created, lines, words };
}
