import { statfs } from 'node:fs/promises';
import { Refusal } from './refusal';
import type { Settings } from './settings';

const MEGABYTE = 1024 * 1024;

/** The embedded database needs 16 MB to open again after it was killed; the rest is for what is under way. */
const LEAST_MEGABYTES = 64;

type Place = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>;

/** Throws when there is no room to keep anything more. A PostgreSQL server sees to its own disk, and says so itself. */
export async function refuseWithoutRoom(place: Place): Promise<void> {
  if (place.DATABASE_URL || (await lacksRoom(place.DATA_DIR)) === null) return;
  throw new Refusal(
    'busy',
    'The server is full, so nothing new can be saved right now. You can still read. Please try again later.',
    60,
  );
}

/** A sentence for the operator when a directory has too little room, or null. */
export async function lacksRoom(folder: string): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= LEAST_MEGABYTES) return null;
  return `Only ${free} MB are free on the disk that holds ${folder}. Writes are refused until ${LEAST_MEGABYTES} MB are free.`;
}
