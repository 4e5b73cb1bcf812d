import { setTimeout as wait } from 'node:timers/promises';
import { startServerProcess } from '../serverProcess';
import type { FaultDatabase, FaultResult } from './database';
import { countLosses, lossesOf, missingWrites } from './losses';
import { startWriters } from './writers';

/** The number of warm-up writes after a start. Only the writes after them are counted. */
const WARM_UP_WRITES = 20;

const LOAD_MS = { min: 500, max: 1100 };
const MAX_READY_MS = 3000;
const MIN_WRITES_A_SECOND = 50;

/** Kills the server with `kill -9` during writes and restarts it on the same data, many times. */
export async function kill(database: FaultDatabase, rounds: number): Promise<FaultResult> {
  const writers = await startWriters(database);
  const readyTimes: number[] = [];
  let missing = 0;
  let loadMs = 0;
  let loaded = 0;

  let server = await startServerProcess(database.settings);
  for (let round = 0; round < rounds; round += 1) {
    const { acknowledged } = writers;
    const warm = acknowledged.count + WARM_UP_WRITES;
    writers.write(server.url);
    while (acknowledged.count < warm) await wait(5);
    const start = performance.now();
    const before = acknowledged.count;
    await wait(LOAD_MS.min + Math.random() * (LOAD_MS.max - LOAD_MS.min));
    loadMs += performance.now() - start;
    loaded += acknowledged.count - before;
    await server.end('SIGKILL');
    await writers.pause();

    server = await startServerProcess(database.settings);
    readyTimes.push(server.readyMs);
    missing += await missingWrites(server.url, writers);
  }
  await server.end('SIGTERM');

  const losses = await countLosses(database, writers);
  const aSecond = Math.round(loaded / (loadMs / 1000));
  const longest = Math.round(Math.max(...readyTimes));
  const misses = lossesOf(losses);
  if (missing) misses.push(`${missing} of the newest posts were missing right after the start`);
  if (aSecond < MIN_WRITES_A_SECOND) misses.push(`only ${aSecond} writes a second were confirmed`);
  if (longest > MAX_READY_MS) misses.push(`a start took ${longest} ms`);
  misses.push(...new Set(writers.failed));
  const figures = {
    rounds,
    acknowledged: writers.acknowledged.count,
    'a second': aSecond,
    unanswered: writers.unanswered,
    ...losses,
    'ready again, ms': Math.round(readyTimes.reduce((sum, ms) => sum + ms, 0) / readyTimes.length),
    'longest, ms': longest,
  };
  return { figures, misses };
}
