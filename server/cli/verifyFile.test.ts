import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartupError } from '#server/lib/startupError';
import { verifyFile } from './verifyFile';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(text: string): string {
  const file = join(folder, 'text.md');
  writeFileSync(file, text);
  return file;
}

test('the command prints each quotation with its verdict and its true words, and fails if one is not exact', async () => {
  const file = fileWith('“Jesus wept.” (John 11:35)\n\n“Be still and know I am God” (Psalm 46:10)');

  const { isDone, message } = await verifyFile(file);

  expect(isDone).toBe(false);
  expect(message).toContain(
    'exact: “Jesus wept.”\n  given as John 11:35\n  John 11:35, King James Version: Jesus wept.',
  );
  expect(message).toContain('altered: “Be still and know I am God”\n  given as Psalm 46:10');
  expect(message).toMatch(/2 quotations, 1 exact$/);
});

test('the command succeeds if all quotations are exact, and says so if a file cannot be read', async () => {
  expect(await verifyFile(fileWith('We read “Jesus wept.” (John 11:35).'))).toMatchObject({ isDone: true });
  await expect(verifyFile(join(folder, 'missing.md'))).rejects.toThrow(StartupError);
});
