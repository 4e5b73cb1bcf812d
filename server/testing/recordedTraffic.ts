import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#server/lib/paths';

/** Module to preload into a server process. It records all requests in the file that `TRAFFIC_FILE` names. */
export const RECORD_TRAFFIC = join(ROOT, 'server/testing/recordTraffic.mjs');

/** Shorter texts and our own identifiers are not searched for, because they occur in logs by chance. */
const MIN_EXCERPT_LENGTH = 10;
const IDENTIFIER = /^[a-z_.-]+$/;

/** Passwords are searched for even if they are shorter. */
const LOOKS_LIKE_PASSWORD = /^(?=.*[A-Z])(?=.*\d)\S{8,}$/;

/** Number of first and last characters of a text to search for: a log may contain only part of the text. */
const EXCERPT_LENGTH = 24;

/** Email addresses of test users, tokens and their hashes (32 bytes in base64url), and password hashes. */
const SECRET_PATTERNS = [/@example\.org/i, /(?<![\w-])[\w-]{43}(?![\w-])/, /\$argon2/];

/** Returns the lines that contain recorded text or look like they contain a secret. */
export function leakedSecrets(lines: string[], excerpts: string[]): string[] {
  return lines.filter(
    (line) =>
      SECRET_PATTERNS.some((pattern) => pattern.test(line)) ||
      excerpts.some((excerpt) => line.includes(excerpt)),
  );
}

/** Returns the excerpts of the recorded requests to search for, escaped as in JSON. */
export function excerptsIn(trafficFiles: string[]): string[] {
  const texts = trafficFiles.flatMap(linesIn).flatMap((line) => {
    const { url, cookie = '', body } = JSON.parse(line) as Record<string, string>;
    const { searchParams } = new URL(url ?? '', 'http://localhost');
    const cookies = cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
    return [...searchParams.values(), ...cookies, ...stringsIn(body ?? '')];
  });
  const parts = texts.flatMap((text) => [text.slice(0, EXCERPT_LENGTH), text.slice(-EXCERPT_LENGTH)]);
  const distinctive = parts.filter(isDistinctive);
  return [...new Set(distinctive.map((part) => JSON.stringify(part).slice(1, -1)))];
}

function isDistinctive(part: string): boolean {
  return (
    LOOKS_LIKE_PASSWORD.test(part) || (part.trim().length >= MIN_EXCERPT_LENGTH && !IDENTIFIER.test(part))
  );
}

export function linesIn(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

/** Returns every string in a JSON body. */
function stringsIn(body: string): string[] {
  const words: string[] = [];
  try {
    JSON.parse(body, (_key, value) => {
      if (typeof value === 'string') words.push(value.trim());
    });
  } catch {
    // The body is an image or empty.
  }
  return words;
}
