import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startServerProcess } from '../serverProcess';
import { callServer, type FaultUser, healthProblem } from './calls';
import { embeddedDatabaseIn, type FaultResult } from './database';
import { countLosses, lossesOf } from './losses';
import { startWriters } from './writers';

const MEGABYTE = 2 ** 20;
const DISK_MB = 300;

/**
 * Two amounts of free space: with the first, the server rejects writes; with the second, not even the database can
 * write.
 */
const FREE_MB = [60, 0];

/** Fills a separate disk while users write, then kills the server and starts it again on the full disk. */
export async function diskFull(): Promise<FaultResult> {
  const disk = mkdtempSync(join(tmpdir(), 'stillwaters-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
  const release = () => {
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true });
  };
  process.once('exit', release);
  try {
    return await fillUp(disk);
  } finally {
    process.off('exit', release);
    release();
  }
}

async function fillUp(disk: string): Promise<FaultResult> {
  const database = embeddedDatabaseIn(join(disk, 'data'));
  const writers = await startWriters(database);
  const [user] = writers.users as [FaultUser];
  const misses: string[] = [];
  const figures: FaultResult['figures'] = {};
  let server = await startServerProcess(database.settings);
  writers.write(server.url);
  await wait(1500);

  for (const free of FREE_MB) {
    await fillTo(disk, free);
    await wait(500);
    const content = 'There is no room.';
    const written = await callServer({ ...user, url: server.url }, '/api/community/posts', {
      body: { roomId: 1, content },
    });
    const read = await callServer({ ...user, url: server.url }, '/api/community/rooms/1/posts');
    figures[`write, ${free} MB free`] = written?.status ?? 'none';
    figures[`read, ${free} MB free`] = read?.status ?? 'none';
    if (written?.status !== 503) misses.push(`with ${free} MB free a write got ${written?.status}`);
    if (healthProblem(written)) misses.push(`with ${free} MB free: ${healthProblem(written)}`);
    if (read?.status !== 200) misses.push(`with ${free} MB free a read got ${read?.status}`);
  }
  await server.end('SIGKILL');
  await writers.pause();

  // Killing the process freed the disk space of its deleted files, so the disk is filled again.
  await fillTo(disk, 0);
  const output = await outputOfStart(database.settings);
  figures['start names it'] = /free/.test(output) ? 'yes' : 'no';
  if (!/ \d+ MB are free /.test(output)) misses.push(`a start on the full disk prints only: ${output}`);

  rmSync(join(disk, 'fill'));
  server = await startServerProcess(database.settings);
  const { count } = writers.acknowledged;
  writers.write(server.url);
  await wait(1000);
  await writers.pause();
  await server.end('SIGTERM');
  if (writers.acknowledged.count === count)
    misses.push('writes still fail although there is free space again');
  const losses = await countLosses(database, writers);
  misses.push(...lossesOf(losses), ...new Set(writers.failed));
  return { figures: { acknowledged: writers.acknowledged.count, ...losses, ...figures }, misses };
}

/**
 * Fills the disk up to the given free space. A retry leaves a little more, because the server writes at the same time.
 */
async function fillTo(disk: string, freeMegabytes: number, spareMegabytes = 0) {
  const { bavail, blocks, bsize } = statfsSync(disk);
  if (Math.floor((bavail * bsize) / MEGABYTE) <= freeMegabytes) return;
  const file = join(disk, 'fill');
  const filled = existsSync(file) ? statSync(file).size : 0;
  const size = filled + bavail * bsize - (freeMegabytes + spareMegabytes) * MEGABYTE;
  const length = String(Math.max(1, Math.min(size, blocks * bsize)));
  await promisify(execFile)('fallocate', ['--length', length, file]).catch((error: unknown) => {
    if (spareMegabytes > 4) throw error;
    return fillTo(disk, freeMegabytes, spareMegabytes + 1);
  });
}

/** Starts a server and returns its output. The start may succeed or fail. */
async function outputOfStart(settings: Record<string, string>): Promise<string> {
  try {
    const server = await startServerProcess(settings);
    return (await server.end('SIGTERM')).output;
  } catch (error) {
    return (error as Error).message;
  }
}
