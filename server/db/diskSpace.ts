import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;

/** The embedded database needs 16 MB to recover after a crash; the rest is for writes in progress. */
const MIN_FREE_MEGABYTES = 64;

/** Returns a message for the operator if the disk has too little free space. Returns null otherwise. */
export async function isDiskFull(folder: string): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free >= MIN_FREE_MEGABYTES) return null;
  return `Only ${free} MB are free on the disk that holds ${folder}. Writes are refused until ${MIN_FREE_MEGABYTES} MB are free.`;
}
