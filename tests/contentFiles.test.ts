import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Longer files are split by noun: a text is hard to find in three thousand lines, and edits collide. */
const MAX_LINES = 600;

const CONTENT = join(import.meta.dirname, '../content');

test('no content file is longer than 600 lines', () => {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' });
  const long = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      file,
      lines: readFileSync(join(CONTENT, file), 'utf8').split('\n').length - 1,
    }))
    .filter(({ lines }) => lines > MAX_LINES);

  expect(long).toEqual([]);
});
