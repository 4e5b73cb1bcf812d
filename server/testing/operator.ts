import { join } from 'node:path';
import { ROOT } from '#server/lib/paths';
import { startChild } from './children';
import type { Place } from './database';

/** Runs an operator's command on this database and returns its exit code and output. */
export async function operate(
  place: Place,
  ...args: string[]
): Promise<{ code: number | null; said: unknown }> {
  const program = join(ROOT, 'server/operate.ts');
  const settings = { ENV_FILE: '/dev/null', ...settingsOf(place) };
  const child = startChild({ args: ['--import', 'tsx', program, ...args], settings, speaksOn: 'out' });
  const { code, out } = await child.ended;
  return { code, said: out.trim() };
}

/** The settings of a process that uses this database. */
export function settingsOf({ DATABASE_URL, DATA_DIR }: Place): Record<string, string> {
  return DATABASE_URL ? { DATABASE_URL } : { DATA_DIR };
}
