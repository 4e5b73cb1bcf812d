import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Longer files are split by noun: nobody finds a text in three thousand lines, and two writers collide. */
const MAX_LINES = 600;

test('no content file is longer than 600 lines', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const long = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      file,
      lines: readFileSync(join(import.meta.dirname, file), 'utf8').split('\n').length - 1,
    }))
    .filter(({ lines }) => lines > MAX_LINES);

  expect(long).toEqual([]);
});
