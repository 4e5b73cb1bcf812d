import { join } from 'node:path';
import { inject } from 'vitest';
import { startChild } from './children';
import type { TestDatabasePlace } from './database';

/** Runs a command of the built command line tool on this database and returns its exit code and output. */
export async function runCli(
  { BACKUP_RECIPIENT, ...place }: TestDatabasePlace & { BACKUP_RECIPIENT?: string },
  ...args: string[]
): Promise<{ code: number | null; said: unknown }> {
  const program = join(inject('build'), 'dist/server/cli.js');
  const settings = {
    ENV_FILE: '/dev/null',
    ...databaseSettingsOf(place),
    ...(BACKUP_RECIPIENT ? { BACKUP_RECIPIENT } : {}),
  };
  const child = startChild({ args: [program, ...args], settings, messageStream: 'out' });
  const { code, out } = await child.ended;
  return { code, said: out.trim() };
}

/** Returns the settings for a process that uses this database. */
export function databaseSettingsOf({ DATA_DIR, ...server }: TestDatabasePlace): Record<string, string> {
  return server.DATABASE_URL ? server : { DATA_DIR };
}
