import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REGRESSIONS } from '../e2e/seeded/regressions.mjs';

test('each seeded regression still finds the code that it changes', () => {
  const stale = REGRESSIONS.flat().filter(({ file, from }) => !readFileSync(file, 'utf8').includes(from));

  expect(stale.map(({ what, file }) => `${what}: ${file}`)).toEqual([]);
});
