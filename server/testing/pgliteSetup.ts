import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/lib/db';
import { seed } from '#server/seed';

/** Creating a PGlite database takes four seconds, copying one a sixth of a second: each test file opens a copy. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-pglite-'));
  const migrated = join(folder, 'migrated');
  const database = await openDatabase({ DATA_DIR: migrated }, seed, () => {});
  await database.close();
  project.provide('database', { kind: 'pglite', folder, migrated });
  return () => rmSync(folder, { recursive: true, force: true });
}
