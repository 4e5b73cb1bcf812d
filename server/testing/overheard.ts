import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#server/lib/paths';

/** Loaded into a server before its program, it notes what is said to it in the file that `OVERHEARD` names. */
export const OVERHEAR = join(ROOT, 'server/testing/overhear.mjs');

/** Shorter ones occur by chance, as words of our own do. */
const TELLING_LENGTH = 10;
const WORD_OF_OURS = /^[a-z_.-]+$/;

/** A password may be shorter. */
const PASSWORD = /^(?=.*[A-Z])(?=.*\d)\S{8,}$/;

/** A log that quotes only the beginning or the end of something betrays it too. */
const PART_LENGTH = 24;

/** Addresses of all our people; tokens, and what they are hashed to, are 32 bytes in base64url; stored passwords. */
const SHAPES = [/@example\.org/i, /(?<![\w-])[\w-]{43}(?![\w-])/, /\$argon2/];

/** The lines that hold one of these, or look as if they held a secret. */
export function betrayed(lines: string[], told: string[]): string[] {
  return lines.filter(
    (line) => SHAPES.some((shape) => shape.test(line)) || told.some((mark) => line.includes(mark)),
  );
}

/** What would betray what was said, as it would stand in a line of JSON. */
export function marksIn(overheardFiles: string[]): string[] {
  const said = overheardFiles.flatMap(linesIn).flatMap((line) => {
    const { url, cookie = '', body } = JSON.parse(line) as Record<string, string>;
    const { searchParams } = new URL(url ?? '', 'http://localhost');
    const cookies = cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
    return [...searchParams.values(), ...cookies, ...wordsIn(body ?? '')];
  });
  const parts = said.flatMap((text) => [text.slice(0, PART_LENGTH), text.slice(-PART_LENGTH)]);
  const telling = parts.filter(isTelling);
  return [...new Set(telling.map((part) => JSON.stringify(part).slice(1, -1)))];
}

function isTelling(part: string): boolean {
  return PASSWORD.test(part) || (part.trim().length >= TELLING_LENGTH && !WORD_OF_OURS.test(part));
}

export function linesIn(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Every text in a body of JSON. */
function wordsIn(body: string): string[] {
  const words: string[] = [];
  try {
    JSON.parse(body, (_key, value) => {
      if (typeof value === 'string') words.push(value.trim());
    });
  } catch {
    // A picture, or nothing at all.
  }
  return words;
}
