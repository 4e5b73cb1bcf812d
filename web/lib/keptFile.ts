import { weekday } from './dates';

/** Such a file read back: what it holds, and how many of its parts hold nothing that can be read. */
export type FileContent<Entry> = { entries: Entry[]; unreadable: number };

/**
 * What is kept here as a Markdown file that a person can read and this page can read back. Each entry is a heading,
 * the line `Kept`, lines of its own, and its words as a quotation, so that no word looks like a heading.
 */
export function writeKept(title: string, parts: KeptPart[]): string {
  return [`# ${title}`, ...parts.map(writePart)].join('\n\n').concat('\n');
}

/** Null for a part that is not one. A file that passed through another system is read too. */
export function readKept<Entry>(text: string, entryOf: (part: KeptPart) => Entry | null): FileContent<Entry> {
  const parts = text
    .replaceAll('\r\n', '\n')
    .split(/(?:^|\n)## /)
    .slice(1);
  const entries = parts.map((part) => {
    const read = readPart(part);
    return read && entryOf(read);
  });
  const whole = entries.filter((entry) => entry !== null);
  return { entries: whole, unreadable: parts.length - whole.length };
}

export type KeptPart = { created: number; lines: string[]; words: string };

/** 'Verse: John 3:16' among such lines. */
export function valueIn(lines: readonly string[], name: string): string | undefined {
  const line = lines.find((line) => line.startsWith(`${name}: `));
  return line?.slice(name.length + 2).trim();
}

function writePart({ created, lines, words }: KeptPart): string {
  return [
    `## ${weekday(created)}`,
    '',
    `Kept: ${new Date(created).toISOString()}`,
    ...lines,
    '',
    ...words.split('\n').map((line) => `> ${line}`),
  ].join('\n');
}

function readPart(part: string): KeptPart | null {
  const all = part.split('\n').slice(1);
  const lines = all.filter((line) => !line.startsWith('>'));
  const created = Date.parse(valueIn(lines, 'Kept') ?? '');
  const words = all
    .filter((line) => line.startsWith('>'))
    .map((line) => line.replace(/^> ?/, ''))
    .join('\n')
    .trim();
  return Number.isNaN(created) || words === '' ? null : { created, lines, words };
}
