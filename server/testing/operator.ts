import { join } from 'node:path';
import { ROOT } from '#server/lib/paths';
import { startChild } from './children';
import type { TestDatabasePlace } from './database';

/** Runs an operator's command on this database and returns its exit code and output. */
export async function runCli(
  place: TestDatabasePlace,
  ...args: string[]
): Promise<{ code: number | null; said: unknown }> {
  const program = join(ROOT, 'server/cli.ts');
  const settings = { ENV_FILE: '/dev/null', ...databaseSettingsOf(place) };
  const child = startChild({ args: ['--import', 'tsx', program, ...args], settings, speaksOn: 'out' });
  const { code, out } = await child.ended;
  return { code, said: out.trim() };
}

/** Returns the settings for a process that uses this database. */
export function databaseSettingsOf({ DATABASE_URL, DATA_DIR }: TestDatabasePlace): Record<string, string> {
  return DATABASE_URL ? { DATABASE_URL } : { DATA_DIR };
}
