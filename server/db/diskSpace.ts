import { statfs } from 'node:fs/promises';
import { AppError } from '#server/http/appError';
import type { Settings } from '#server/lib/settings';

const MEGABYTE = 1024 * 1024;

/** The embedded database needs 16 MB to recover after a crash; the rest is for writes in progress. */
const MIN_FREE_MEGABYTES = 64;

type StorageSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>;

/** Throws 503 if the disk is full. Skips the check for a PostgreSQL server, which reports a full disk itself. */
export async function refuseWritesOnFullDisk(settings: StorageSettings): Promise<void> {
  if (settings.DATABASE_URL || (await isDiskFull(settings.DATA_DIR)) === null) return;
  throw new AppError(
    'busy',
    'The server is full, so nothing new can be saved right now. You can still read. Please try again later.',
    60,
  );
}

/** Returns a message for the operator if the disk has too little free space. Returns null otherwise. */
export async function isDiskFull(folder: string): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= MIN_FREE_MEGABYTES) return null;
  return `Only ${free} MB are free on the disk that holds ${folder}. Writes are refused until ${MIN_FREE_MEGABYTES} MB are free.`;
}
