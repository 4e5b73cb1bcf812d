import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startServer } from '../serverProcess';
import { call, type Pilgrim, whatIsWrong } from './calls';
import { embeddedIn, type Finding } from './place';
import { missesOf, reckon } from './reckoning';
import { gather } from './writers';

const MEGABYTE = 2 ** 20;
const DISK_MB = 300;

/** What is free when writes are refused, and when not even the database itself could write. */
const FREE_MB = [60, 0];

/** A disk of its own is filled while people write; then the process is killed, and started on the full disk. */
export async function diskFull(): Promise<Finding> {
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

async function fillUp(disk: string): Promise<Finding> {
  const place = embeddedIn(join(disk, 'data'));
  const crowd = await gather(place);
  const [pilgrim] = crowd.pilgrims as [Pilgrim];
  const misses: string[] = [];
  const figures: Finding['figures'] = {};
  let server = await startServer(place.settings);
  crowd.write(server.url);
  await wait(1500);

  for (const free of FREE_MB) {
    await fillTo(disk, free);
    await wait(500);
    const content = 'There is no room.';
    const written = await call({ ...pilgrim, url: server.url }, '/api/community/posts', {
      body: { roomId: 1, content },
    });
    const read = await call({ ...pilgrim, url: server.url }, '/api/community/rooms/1/posts');
    figures[`write, ${free} MB free`] = written?.status ?? 'none';
    figures[`read, ${free} MB free`] = read?.status ?? 'none';
    if (written?.status !== 503)
      misses.push(`with ${free} MB free a write was answered with ${written?.status}`);
    if (whatIsWrong(written)) misses.push(`with ${free} MB free: ${whatIsWrong(written)}`);
    if (read?.status !== 200) misses.push(`with ${free} MB free a read was answered with ${read?.status}`);
  }
  await server.end('SIGKILL');
  await crowd.pause();

  // The file system gives back what a process held that is gone.
  await fillTo(disk, 0);
  const said = await saidAtStart(place.settings);
  figures['a start says so'] = /free/.test(said) ? 'yes' : 'no';
  if (!/ \d+ MB are free /.test(said)) misses.push(`a start on the full disk says only: ${said}`);

  rmSync(join(disk, 'fill'));
  server = await startServer(place.settings);
  const { count } = crowd.acknowledged;
  crowd.write(server.url);
  await wait(1000);
  await crowd.pause();
  await server.end('SIGTERM');
  if (crowd.acknowledged.count === count) misses.push('nobody can write though there is room again');
  const reckoning = await reckon(place, crowd);
  misses.push(...missesOf(reckoning), ...new Set(crowd.failed));
  return { figures: { acknowledged: crowd.acknowledged.count, ...reckoning, ...figures }, misses };
}

/** What the house writes in the same moment takes room too: then a little less is filled. */
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

/** Whether it starts or not; it may do either, if it says why. */
async function saidAtStart(settings: Record<string, string>): Promise<string> {
  try {
    const server = await startServer(settings);
    return (await server.end('SIGTERM')).said;
  } catch (error) {
    return (error as Error).message;
  }
}
