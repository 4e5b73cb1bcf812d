import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/openDatabase';
import { seed } from '#server/seed';

/** Creates one PGlite database, which takes four seconds. Tests open copies: a copy takes a sixth of a second. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'stillwaters-pglite-'));
  const migrated = join(folder, 'migrated');
  const database = await openDatabase({ DATA_DIR: migrated }, seed, () => {});
  await database.close();
  project.provide('database', { kind: 'pglite', folder, migrated });
  return () => rmSync(folder, { recursive: true, force: true });
}
