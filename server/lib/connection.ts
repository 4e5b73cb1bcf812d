import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { StartFailure } from './startFailure';

/** A person waits two seconds for a database at most, then hears so; the rest is for the answer's own way. */
const CONNECT_TIMEOUT_MS = 1700;

/** 64 MB of memory instead of 250 MB; what people read stays in the operating system's cache anyway. */
const EMBEDDED_BUFFERS = ['-c', 'shared_buffers=16MB'];

/** The major version of PostgreSQL inside PGlite 0.5: another one cannot read its files. */
const EMBEDDED_MAJOR = '18';

/** How everything connects to a PostgreSQL server, each under its name. */
export function connectionTo(url: string, name: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: name,
    keepAlive: true,
  };
}

/** Opens the files of an embedded database, or makes them in an empty folder. */
export async function connectEmbedded(folder: string): Promise<PGlite> {
  const major = majorOf(folder);
  if (major && major !== EMBEDDED_MAJOR) {
    throw new StartFailure(
      `The database in ${folder} was written by PostgreSQL ${major}, but this version reads PostgreSQL ${EMBEDDED_MAJOR}. Start the version that wrote it, or restore a backup.`,
    );
  }
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create(folder, { startParams: [...PGlite.defaultStartParams, ...EMBEDDED_BUFFERS] });
}

/** Of the PostgreSQL whose files stand in a folder; null when none do. */
export function majorOf(folder: string): string | null {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
